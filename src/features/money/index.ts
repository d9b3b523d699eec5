export { followCopying } from './followCopying.ts';
export { Dollars, Doubted, SignedAmount } from './Dollars.tsx';
export { Money } from './Money.tsx';
export { Price } from './Price.tsx';
export { moneyText, moneyWords } from './moneyText.ts';
