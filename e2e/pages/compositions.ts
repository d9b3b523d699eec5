/** Steps as an input method shows them, the text it commits, and the field's text after that. */
export interface Composition {
  readonly steps: readonly string[];
  readonly committed: string;
  readonly reading: string;
}

export const COMPOSED_WORDS: readonly Composition[] = [
  { steps: ['あ', 'あい'], committed: '愛', reading: '愛' },
  { steps: ['n', 'ni', "ni'h", "ni'hao"], committed: '你好', reading: '你好' },
  { steps: ['ㅎ', '하', '한'], committed: '한', reading: '한' },
];

/** By the field's `inputmode`; other fields take words. */
export const COMPOSITIONS: Readonly<Record<string, readonly Composition[]>> = {
  decimal: [{ steps: ['１', '１２', '１２．', '１２．５'], committed: '１２．５', reading: '12.5' }],
  numeric: [{ steps: ['１', '１２'], committed: '12', reading: '12' }],
};
