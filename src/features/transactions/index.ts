export { endingTitles } from './endingWords.ts';
export { explorerLink } from './explorerLink.ts';
export { Popups } from './Popups.tsx';
export { problemWords } from './problemWords.ts';
export { TransactionDialog } from './TransactionDialog.tsx';
export { useSummaryOf } from './useSummaryOf.ts';
