import type { TransactionInfo } from './types.ts';

/** These kinds begin with "claim". */
export const isClaim = ({ kind }: Pick<TransactionInfo, 'kind'>): boolean => kind.startsWith('claim');
