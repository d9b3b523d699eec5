import type { AirdropEntry } from '#domain/airdrop/claimFiles.ts';
import type { BondQuote } from '#domain/bonds/quoteBond.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { LockTerms } from '#domain/staking/lock.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { CurrencyFact } from '#domain/transactions/types.ts';

export interface RewardChecks {
  readonly rewardReturns: { readonly call: 'redeemBond' | 'lockTokens' | 'claimOrderRewards' };
  readonly bondPayout: Pick<BondQuote, 'gross' | 'minGross'> & { readonly payoutToken: CurrencyFact };
}

export interface RewardInspections {
  /** `getter`: call data of the contract's function that returns its token. */
  readonly contractToken: { readonly contract: Address; readonly getter: Hex; readonly token: Address };
  readonly miningPool: { readonly staking: Address; readonly pid: bigint; readonly poolToken: Address };
  readonly distributedRewards: { readonly contract: Address; readonly token: Address };
  readonly airdropRoot: { readonly distributor: Address; readonly entry: AirdropEntry };
  readonly bondTerms: Pick<BondQuote, 'vestingTerm' | 'fee'> & { readonly bond: Address };
  readonly lockTerms: Pick<LockTerms, 'months' | 'durationSeconds' | 'rateBps'> & { readonly staking: Address };
  /** Epoch and raw reward as shown. A higher reward is no problem. */
  readonly burnTerms: {
    readonly contract: Address;
    readonly token: Address;
    readonly epoch: bigint;
    readonly reward: bigint;
  };
  readonly lockedStakes: { readonly staking: Address };
}

export interface RewardExplanations {
  /** A refusal whose reason contains one of the texts has the problem `code`. */
  readonly refusalReason: { readonly texts: readonly string[]; readonly code: 'claimShort' | 'vaultShort' };
  readonly miningVault: { readonly staking: Address; readonly pid: bigint };
  readonly unpaidOrderRewards: { readonly rewards: Address };
}
