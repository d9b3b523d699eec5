export { AddressLink } from './AddressLink.tsx';
export { CancelProblem } from './CancelProblem.tsx';
export { endingTitles, endingWords } from './endingWords.ts';
export { explorerLink } from './explorerLink.ts';
export { problemWords } from './problemWords.ts';
export { isUnfilled, outcomeWords, restWords, summaryWords } from './summaryWords.ts';
export { TransactionDialog } from './TransactionDialog.tsx';
export { useSendDialog } from './useSendDialog.ts';
export { useSummaryOf } from './useSummaryOf.ts';
