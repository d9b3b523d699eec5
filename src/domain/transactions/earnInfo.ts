import type { CurrencyFact, TransactionInfo } from './types.ts';

/** What stakes, locks or burns tokens, or takes rewards. */
export type EarnInfo = Extract<
  TransactionInfo,
  { readonly reward: CurrencyFact } | { readonly kind: 'burn' | 'lockTokens' | 'unlockTokens' }
>;

/** What moves a stake in a pool. */
export type StakeInfo = Extract<EarnInfo, { readonly poolToken: CurrencyFact }>;

export const isEarnInfo = (info: TransactionInfo): info is EarnInfo =>
  'reward' in info || info.kind === 'burn' || info.kind === 'lockTokens' || info.kind === 'unlockTokens';
