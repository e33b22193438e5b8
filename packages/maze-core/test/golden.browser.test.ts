import { expect, test } from 'vitest';
import golden from './goldens/mazes.txt?raw';
import { goldenText } from './goldens.ts';

test('the golden mazes are the same in a browser', () => {
  expect(goldenText()).toBe(golden);
});
