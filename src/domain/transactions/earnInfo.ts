import type { Address } from '../tokens/types.ts';
import type { CurrencyFact } from './currencyFact.ts';

/**
 * A call that stakes, locks or burns tokens, buys a bond, or takes rewards or test tokens; amounts as in
 * `TransactionInfo`.
 */
export type EarnInfo =
  | {
      /** Stakes and unstakes; `claimRewards` moves no stake, `leaveRewards` takes a stake back without its rewards. */
      readonly kind: 'stake' | 'unstake' | 'claimRewards' | 'leaveRewards';
      /** Programme of the stake; undefined for the rewards pool of liquidity mining. */
      readonly programme?: 'farm' | 'single';
      readonly poolToken: CurrencyFact;
      readonly pool: string;
      readonly amount: string;
      /** Token of the rewards; some pools also pay in a second one. */
      readonly reward: CurrencyFact;
      readonly secondReward?: CurrencyFact;
    }
  | {
      /** Claims the rewards of all trades, or all rewards of resting orders. */
      readonly kind: 'claimTrades' | 'claimOrderRewards';
      readonly reward: CurrencyFact;
    }
  | {
      /** `lockTokens`: locks `amount` for some months; `unlockTokens`: returns `amount` with its reward. */
      readonly kind: 'lockTokens' | 'unlockTokens';
      readonly token: CurrencyFact;
      readonly amount: string;
    }
  | {
      /** Burns tokens for a share of the epoch's rewards. */
      readonly kind: 'burn';
      readonly token: CurrencyFact;
      readonly amount: string;
    }
  | {
      /** Claims all rewards of burning, or the whole distribution to the account in a token. */
      readonly kind: 'claimBurnRewards' | 'claimDistribution';
      readonly reward: CurrencyFact;
    }
  | {
      /** Claims a Merkle distributor's payment to `recipient`, once; anybody may send it. */
      readonly kind: 'claimAirdrop';
      readonly reward: CurrencyFact;
      readonly amount: string;
      readonly recipient: Address;
    }
  | {
      /** Pays `amount` of the token for a bond with a quoted payout of `payout` that vests over time. */
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
      /** Requests test tokens from a faucet. */
      readonly kind: 'drip';
      readonly token: CurrencyFact;
      readonly amount: string;
    };

export type StakeInfo = Extract<EarnInfo, { readonly poolToken: CurrencyFact }>;

const kinds: ReadonlySet<string> = new Set<EarnInfo['kind']>(['burn', 'buyBond', 'drip', 'lockTokens', 'unlockTokens']);

export const isEarnInfo = (info: { readonly kind: string }): info is EarnInfo =>
  'reward' in info || kinds.has(info.kind);
