export { followCopying } from './followCopying.ts';
export { Dollars, Doubted, ShortDollars } from './Dollars.tsx';
export { UnitName } from './UnitName.tsx';
export { dollarSign, SignedAmount } from './SignedAmount.tsx';
export { Money } from './Money.tsx';
export { Price } from './Price.tsx';
export { moneyText, moneyWords, noticeWords } from './moneyText.ts';
export { PrivacyButton } from './PrivacyButton.tsx';
