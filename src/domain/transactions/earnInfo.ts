import type { Address } from '../tokens/types.ts';
import type { CurrencyFact } from './currencyFact.ts';

/** What stakes, locks or burns tokens, buys a bond, or takes rewards or test tokens; amounts as `TransactionInfo` has them. */
export type EarnInfo =
  | {
      /** Into a stake and out of it, `claimRewards` without any amount, `leaveRewards` without rewards. */
      readonly kind: 'stake' | 'unstake' | 'claimRewards' | 'leaveRewards';
      /** Where; undefined: the rewards pool of liquidity mining. */
      readonly programme?: 'farm' | 'single';
      readonly poolToken: CurrencyFact;
      /** The pool's name. */
      readonly pool: string;
      readonly amount: string;
      /** What rewards are paid in, by some pools in a second token too. */
      readonly reward: CurrencyFact;
      readonly secondReward?: CurrencyFact;
    }
  | {
      /** The rewards of all trades, or all that resting orders have earned. */
      readonly kind: 'claimTrades' | 'claimOrderRewards';
      readonly reward: CurrencyFact;
    }
  | {
      /** `lockTokens`: `amount` for some months; `unlockTokens`: `amount` is paid back with its reward. */
      readonly kind: 'lockTokens' | 'unlockTokens';
      readonly token: CurrencyFact;
      readonly amount: string;
    }
  | {
      /** Destroys tokens for a part of the epoch's rewards. */
      readonly kind: 'burn';
      readonly token: CurrencyFact;
      readonly amount: string;
    }
  | {
      /** All that burning has earned, or all that is written down for the account in a token. */
      readonly kind: 'claimBurnRewards' | 'claimDistribution';
      readonly reward: CurrencyFact;
    }
  | {
      /** What a Merkle distributor pays to `recipient`, once; anybody may send it. */
      readonly kind: 'claimAirdrop';
      readonly reward: CurrencyFact;
      readonly amount: string;
      readonly recipient: Address;
    }
  | {
      /** Pays `amount` of the token for a bond that was quoted to pay out `payout` as it vests. */
      readonly kind: 'buyBond';
      readonly token: CurrencyFact;
      readonly amount: string;
      readonly payoutToken: CurrencyFact;
      readonly payout: string;
    }
  | {
      /** What has vested of a bond. */
      readonly kind: 'claimBond';
      readonly reward: CurrencyFact;
    }
  | {
      /** Test tokens out of a faucet. */
      readonly kind: 'drip';
      readonly token: CurrencyFact;
      readonly amount: string;
    };

/** What moves a stake in a pool. */
export type StakeInfo = Extract<EarnInfo, { readonly poolToken: CurrencyFact }>;

const kinds: ReadonlySet<string> = new Set<EarnInfo['kind']>(['burn', 'buyBond', 'drip', 'lockTokens', 'unlockTokens']);

export const isEarnInfo = (info: { readonly kind: string }): info is EarnInfo =>
  'reward' in info || kinds.has(info.kind);
