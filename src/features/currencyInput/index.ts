export { amountProblemText } from './amountProblemText.ts';
export { computedText } from './computedText.ts';
export { CurrencyInput } from './CurrencyInput.tsx';
export type { CurrencyFieldView } from './CurrencyInput.tsx';
export { isTypeable } from './isTypeable.ts';
export { spendableOf } from './spendableOf.ts';
