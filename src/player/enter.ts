/** Takes over what was typed when Enter is pressed, but not at the Enter that picks a word in an input method. */
export function onEnter(event: KeyboardEvent, take: () => void): void {
  // Safari ends the composition before the key comes, and tells it by this code only.
  if (event.key !== 'Enter' || event.isComposing || event.keyCode === 229) return;
  event.preventDefault();
  take();
}
