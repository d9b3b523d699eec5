export { followCopying } from './followCopying.ts';
export { Dollars, Doubted } from './Dollars.tsx';
export { ShortDollars } from './ShortDollars.tsx';
export { UnitName } from './UnitName.tsx';
export { SignedAmount } from './SignedAmount.tsx';
export { dollarSign } from './signedDollars.ts';
export { Money } from './Money.tsx';
export { Price } from './Price.tsx';
export { moneyText, moneyWords, noticeWords } from './moneyText.ts';
