import type { TransactionInfo } from './types.ts';

/** True for a transaction that only takes rewards: those kinds begin with "claim". */
export const isClaim = ({ kind }: Pick<TransactionInfo, 'kind'>): boolean => kind.startsWith('claim');
