export { AmountPart } from './AmountPart.tsx';
export { EarnButton } from './EarnButton.tsx';
export { EarnTransaction, useEarnSend } from './EarnTransaction.tsx';
export { earnWords, miningWords, useProblemWords } from './earnWords.ts';
export { useEarnGate } from './useEarnGate.ts';
export type { EarnSend } from './EarnTransaction.tsx';
export type { ProblemText } from './earnWords.ts';
export { useTypedAmount } from './useTypedAmount.ts';
export type { TypedAmount } from './useTypedAmount.ts';
