import { useState } from 'react';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import { exactValueOf, costsMoreThanItPays } from '#domain/claims/claims.ts';
import { valueOfRaw, type DollarValue, type ValuePrice } from '#domain/prices/dollarValue.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useGasEstimates } from '#reads/calls/useGasEstimates.ts';
import { useGasPrice } from '#reads/calls/useGasPrice.ts';
import { payableTogether } from './payableClaims.ts';
import type { ClaimProgramme, RewardClaim } from '#programmes/claim.ts';
import type { RewardProgramme } from '#programmes/list.ts';
import { useEachClaim } from './useAllClaims.ts';
import { useClaimPrices, type ClaimPrices } from './useClaimPrices.ts';

export interface ListedClaim {
  readonly claim: RewardClaim;
  /** Network fee if claimed alone, raw native units; undefined while unknown. */
  readonly fee: bigint | undefined;
  readonly feeDollars: DollarValue | undefined;
  readonly costsMoreThanItPays: boolean;
  readonly isChosen: boolean;
}

export interface ClaimList {
  readonly only: RewardProgramme | undefined;
  readonly listed: readonly ListedClaim[];
  readonly isComplete: boolean;
  readonly prices: ClaimPrices;
  readonly choose: (id: string, isChosen: boolean) => void;
}

const inDollars = (fee: bigint | undefined, price: ValuePrice | undefined): DollarValue | undefined =>
  fee === undefined || !price ? undefined : valueOfRaw(fee, nativeCurrency.decimals, price);

/** By default, selects claims that are worth more than the fee. */
export const useClaimList = (
  account: Address,
  programmes: readonly ClaimProgramme[],
  only?: RewardProgramme,
): ClaimList => {
  const { claims, isComplete } = useEachClaim(account, programmes, only);
  const prices = useClaimPrices(claims);
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const open = claims.filter(({ blocked }) => blocked === undefined);
  const gas = useGasEstimates(
    open.map(({ id, plan: { contract, callData, value } }) => ({
      id,
      from: account,
      to: contract,
      data: callData,
      value,
    })),
  );
  const gasPrice = useGasPrice(true);
  const figuresOf = ({ id, rewards }: RewardClaim) => {
    const used = gas.get(id);
    const fee = used === undefined || gasPrice === undefined ? undefined : used * gasPrice;
    const feeDollars = inDollars(fee, prices.native);
    const dollars = exactValueOf(rewards, prices.tokens);
    return { fee, feeDollars, costsMoreThanItPays: costsMoreThanItPays(dollars, feeDollars) };
  };
  const isTaken = (claim: RewardClaim): boolean => choices.get(claim.id) ?? !figuresOf(claim).costsMoreThanItPays;
  return {
    only,
    listed: payableTogether(claims, (claim) => !isTaken(claim)).map((claim) => ({
      claim,
      ...figuresOf(claim),
      isChosen: claim.blocked === undefined && isTaken(claim),
    })),
    isComplete,
    prices,
    choose: (id, isChosen) => setChoices((known) => new Map([...known, [id, isChosen]])),
  };
};
