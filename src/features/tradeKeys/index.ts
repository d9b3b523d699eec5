export { KeySettings } from './KeySettings.tsx';
export { keyWords } from './keyWords.ts';
export { useTradeKeys } from './useTradeKeys.ts';
