export { AmountProblemText, CurrencyInput } from './CurrencyInput.tsx';
export { computedText } from './computedText.ts';
export type { CurrencyFieldView } from './CurrencyInput.tsx';
export { NumberField } from './NumberField.tsx';
export { useSpendable, useSpendableFor } from './useSpendable.ts';
export { isAllReserved, ReserveNote } from './ReserveNote.tsx';
