import type { CurrencyFact, TransactionInfo } from './types.ts';

/** What stakes, locks or burns tokens, buys a bond, or takes rewards or test tokens. */
export type EarnInfo = Extract<
  TransactionInfo,
  { readonly reward: CurrencyFact } | { readonly kind: 'burn' | 'buyBond' | 'drip' | 'lockTokens' | 'unlockTokens' }
>;

/** What moves a stake in a pool. */
export type StakeInfo = Extract<EarnInfo, { readonly poolToken: CurrencyFact }>;

const kinds: ReadonlySet<TransactionInfo['kind']> = new Set(['burn', 'buyBond', 'drip', 'lockTokens', 'unlockTokens']);

export const isEarnInfo = (info: TransactionInfo): info is EarnInfo => 'reward' in info || kinds.has(info.kind);
