import type { TransactionInfo } from './types.ts';

/** Whether a transaction takes rewards and does nothing else: the kinds of those begin with the word. */
export const isClaim = ({ kind }: Pick<TransactionInfo, 'kind'>): boolean => kind.startsWith('claim');
