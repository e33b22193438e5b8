import { expect, test } from 'vitest';
import { goldenText } from './goldens.ts';

// A seed gives the same maze for ever. When a change here is meant, it is a new engine version: write the file anew
// with `npx vitest run --project node golden -u`, and look at it.
test('the golden mazes', async () => {
  await expect(goldenText()).toMatchFileSnapshot('./goldens/mazes.txt');
});
