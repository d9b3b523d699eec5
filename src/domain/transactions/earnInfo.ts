import type { CurrencyFact, TransactionInfo } from './types.ts';

/** What stakes, locks or burns tokens, or takes rewards or test tokens. */
export type EarnInfo = Extract<
  TransactionInfo,
  { readonly reward: CurrencyFact } | { readonly kind: 'burn' | 'drip' | 'lockTokens' | 'unlockTokens' }
>;

/** What moves a stake in a pool. */
export type StakeInfo = Extract<EarnInfo, { readonly poolToken: CurrencyFact }>;

export const isEarnInfo = (info: TransactionInfo): info is EarnInfo =>
  'reward' in info ||
  info.kind === 'burn' ||
  info.kind === 'drip' ||
  info.kind === 'lockTokens' ||
  info.kind === 'unlockTokens';
