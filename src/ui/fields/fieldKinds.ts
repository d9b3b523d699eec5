import type { InputHTMLAttributes } from 'react';

export type KeyboardAttribute = 'inputMode' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck';

/**
 * `code` (addresses, names, hexadecimal data) is never auto-corrected. `figure` is a decimal number, `whole` has only
 * digits.
 */
export type TextKind = 'code' | 'words' | 'link' | 'search';
export type FigureKind = 'figure' | 'whole';

type Keyboard = Pick<InputHTMLAttributes<HTMLInputElement>, KeyboardAttribute | 'enterKeyHint' | 'type'>;

export const keyboards: Readonly<Record<TextKind | FigureKind, Keyboard>> = {
  code: {},
  words: { autoCapitalize: 'sentences', autoCorrect: 'on', spellCheck: true },
  link: { inputMode: 'url' },
  search: { type: 'search', inputMode: 'search', enterKeyHint: 'search' },
  figure: { inputMode: 'decimal' },
  whole: { inputMode: 'numeric' },
};
