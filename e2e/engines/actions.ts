import type { Screen } from './engine.ts';

/** Key codes of WebDriver. */
const ESCAPE = '\uE00C';

export const pressAt = (pointer: Screen['pointer'], x: number, y: number): readonly unknown[] => [
  {
    type: 'pointer',
    id: pointer,
    parameters: { pointerType: pointer },
    actions: [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

const pressKeys = (keys: readonly string[]): readonly unknown[] => [
  {
    type: 'key',
    id: 'keys',
    actions: keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

export const typeText = (text: string): readonly unknown[] => pressKeys([...text]);

export const pressEscape = (): readonly unknown[] => pressKeys([ESCAPE]);
