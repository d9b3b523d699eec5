export { followCopying } from './followCopying.ts';
export { Dollars } from './Dollars.tsx';
export { Money } from './Money.tsx';
export { Price } from './Price.tsx';
export { moneyText, moneyWords } from './moneyText.ts';
