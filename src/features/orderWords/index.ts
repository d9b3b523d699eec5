export { useOrderWords } from './useOrderWords.ts';
export type { Fill, News, OrderWords } from './useOrderWords.ts';
