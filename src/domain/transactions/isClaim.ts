import type { TransactionInfo } from './types.ts';

/** True for kinds whose name begins with "claim". */
export const isClaim = ({ kind }: Pick<TransactionInfo, 'kind'>): boolean => kind.startsWith('claim');
