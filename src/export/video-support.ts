/** What videos are encoded in, as WebCodecs spells it: H.264, VP9, VP8. */
const CODECS = ['avc1.42001f', 'vp09.00.10.08', 'vp8'];

/** Whether this browser can encode any video. Asked before anything larger is fetched for it. */
export async function encodesVideo(): Promise<boolean> {
  if (typeof VideoEncoder === 'undefined') return false;
  const answers = CODECS.map((codec) =>
    VideoEncoder.isConfigSupported({ codec, width: 640, height: 480 }).catch(() => ({ supported: false })),
  );
  return (await Promise.all(answers)).some(({ supported }) => supported === true);
}
