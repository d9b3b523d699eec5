import type { Address } from '../tokens/types.ts';
import type { CurrencyFact } from './currencyFact.ts';

export type EarnInfo =
  | {
      /** `claimRewards` moves no stake; `leaveRewards` returns the stake without rewards. */
      readonly kind: 'stake' | 'unstake' | 'claimRewards' | 'leaveRewards';
      /** Undefined for the rewards pool of liquidity mining. */
      readonly programme?: 'farm' | 'single';
      readonly poolToken: CurrencyFact;
      readonly pool: string;
      readonly amount: string;
      readonly reward: CurrencyFact;
      readonly secondReward?: CurrencyFact;
    }
  | {
      readonly kind: 'claimTrades' | 'claimOrderRewards';
      readonly reward: CurrencyFact;
    }
  | {
      /** `unlockTokens` returns `amount` with its reward. */
      readonly kind: 'lockTokens' | 'unlockTokens';
      readonly token: CurrencyFact;
      readonly amount: string;
    }
  | {
      readonly kind: 'burn';
      readonly token: CurrencyFact;
      readonly amount: string;
    }
  | {
      readonly kind: 'claimBurnRewards' | 'claimDistribution';
      readonly reward: CurrencyFact;
    }
  | {
      /** Possible only once per account; anybody may send it. */
      readonly kind: 'claimAirdrop';
      readonly reward: CurrencyFact;
      readonly amount: string;
      readonly recipient: Address;
    }
  | {
      /** `payout` is quoted and vests over time. */
      readonly kind: 'buyBond';
      readonly token: CurrencyFact;
      readonly amount: string;
      readonly payoutToken: CurrencyFact;
      readonly payout: string;
    }
  | {
      readonly kind: 'claimBond';
      readonly reward: CurrencyFact;
    }
  | {
      readonly kind: 'drip';
      readonly token: CurrencyFact;
      readonly amount: string;
    };

export type StakeInfo = Extract<EarnInfo, { readonly poolToken: CurrencyFact }>;

const kinds: ReadonlySet<string> = new Set<EarnInfo['kind']>(['burn', 'buyBond', 'drip', 'lockTokens', 'unlockTokens']);

/** True for an info with a `reward` field, or of one of the kinds without it. */
export const isEarnInfo = (info: { readonly kind: string }): info is EarnInfo =>
  'reward' in info || kinds.has(info.kind);
