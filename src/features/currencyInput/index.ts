export { AmountProblemText } from './AmountProblemText.tsx';
export { computedText } from './computedText.ts';
export { CurrencyInput } from './CurrencyInput.tsx';
export type { CurrencyFieldView } from './CurrencyInput.tsx';
export { NumberField } from './NumberField.tsx';
export { useSpendable } from './useSpendable.ts';
export { useTypedAmount } from './useTypedAmount.ts';
export type { TypedAmount } from './useTypedAmount.ts';
