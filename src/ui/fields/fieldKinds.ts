import type { InputHTMLAttributes } from 'react';

/** Attributes that decide the on-screen keyboard and its corrections. */
export type KeyboardAttribute = 'inputMode' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck';

/**
 * Content of a text field. `code`: addresses, names and hexadecimal data, which must not be corrected. `figure`: a
 * decimal number. `whole`: digits alone.
 */
export type TextKind = 'code' | 'words' | 'link' | 'search';
export type FigureKind = 'figure' | 'whole';

type Keyboard = Pick<InputHTMLAttributes<HTMLInputElement>, KeyboardAttribute | 'enterKeyHint' | 'type'>;

/** Differences from a field of `code`, which is the default of every field. */
export const keyboards: Readonly<Record<TextKind | FigureKind, Keyboard>> = {
  code: {},
  words: { autoCapitalize: 'sentences', autoCorrect: 'on', spellCheck: true },
  link: { inputMode: 'url' },
  search: { type: 'search', inputMode: 'search', enterKeyHint: 'search' },
  figure: { inputMode: 'decimal' },
  whole: { inputMode: 'numeric' },
};
