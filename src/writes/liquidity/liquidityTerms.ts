import type { SignedPermit } from '#chain/sending/signPermit.ts';
import type { AddQuote } from '#domain/liquidity/quoteAdd.ts';
import type { Removal } from '#domain/liquidity/quoteRemoval.ts';
import type { Address, Currency } from '#domain/tokens/types.ts';
import type { DeadlineTimes } from '#writes/plan/chainDeadline.ts';
import type { PlannedCall, ShownAmount } from '#writes/plan/planParts.ts';

export interface AddTerms {
  readonly exchange: { readonly name: string; readonly router: Address };
  readonly pair: Address;
  readonly account: Address;
  readonly currencyA: Currency;
  readonly currencyB: Currency;
  readonly quote: AddQuote;
}

export interface RemoveTerms {
  readonly exchange: { readonly name: string; readonly router: Address };
  readonly pair: Address;
  readonly account: Address;
  readonly currencyA: Currency;
  readonly currencyB: Currency;
  readonly removal: Removal;
  readonly amountAMin: bigint;
  readonly amountBMin: bigint;
  /** Replaces an approval; its deadline applies to the transaction. */
  readonly permit: SignedPermit | undefined;
}

/** A batch approves instead of a permit. `before`: calls of the same transaction that provide the pool tokens. */
export interface StakedRemoval {
  readonly before: readonly PlannedCall[];
  readonly terms: RemoveTerms & { readonly permit: undefined };
}

/** Functions of the router that return the amounts of both tokens, or only the coin's. */
export type RemoveMethod =
  | 'removeLiquidity'
  | 'removeLiquidityWithPermit'
  | 'removeLiquidityETH'
  | 'removeLiquidityETHWithPermit'
  | 'removeLiquidityETHSupportingFeeOnTransferTokens'
  | 'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens';

export interface LiquidityChecks {
  /** `first`: side of the amount that the router returns first. */
  readonly suppliedAmounts: { readonly quote: AddQuote; readonly pair: Address; readonly first: 'A' | 'B' };
  /** `paid`: amounts as shown, in the order that the router returns them. */
  readonly removedAmounts: { readonly method: RemoveMethod; readonly paid: readonly ShownAmount[] };
}

export interface LiquidityRefreshes {
  readonly supplyDeadline: { readonly terms: AddTerms; readonly times: DeadlineTimes };
  readonly removal: { readonly terms: RemoveTerms; readonly times: DeadlineTimes };
  readonly stakedRemoval: { readonly removal: StakedRemoval; readonly times: DeadlineTimes };
}
