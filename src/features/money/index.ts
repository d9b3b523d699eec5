export { followCopying } from './followCopying.ts';
export { Money } from './Money.tsx';
export { Price } from './Price.tsx';
export { moneyText, moneyWords } from './moneyText.ts';
export { useKnownPrices } from './useKnownPrices.ts';
