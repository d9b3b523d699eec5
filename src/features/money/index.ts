export { followCopying } from './followCopying.ts';
export { Dollars, Doubted, ShortDollars } from './Dollars.tsx';
export { UnitName } from './UnitName.tsx';
export { dollarSign, SignedAmount } from './SignedAmount.tsx';
export { Money, moneyText, moneyWords, noticeWords } from './Money.tsx';
export { Price } from './Price.tsx';
export { PrivacyButton } from './PrivacyButton.tsx';
