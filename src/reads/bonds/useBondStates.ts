import { useMemo } from 'react';
import { bond as bondAbi } from '#chain/abis/bond.ts';
import { bondTreasury } from '#chain/abis/bondTreasury.ts';
import { erc20 } from '#chain/abis/erc20.ts';
import type { BondTerms } from '#domain/bonds/terms.ts';
import type { OwnBond } from '#domain/bonds/vesting.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { idle, mapLoadable, valueOf, type Loadable } from '#lib/loadable.ts';
import { useCalls } from '../calls/useCalls.ts';
import type { FoundBond } from './useBondList.ts';

export interface BondState {
  readonly terms: BondTerms | undefined;
  readonly totalDebt: bigint | undefined;
  readonly lastDecay: bigint | undefined;
  /** In 1/1,000,000. */
  readonly fee: bigint | undefined;
  /** In 1e7 (contract unit); `refused` if the contract reports none. */
  readonly contractPrice: bigint | 'refused' | undefined;
  readonly supply: bigint | undefined;
  /** `isOpen`: the treasury accepts deposits of this bond. */
  readonly treasuryHolds: bigint | undefined;
  readonly isOpen: boolean | undefined;
  readonly bondHolds: bigint | undefined;
  readonly own: OwnBond | undefined;
  readonly held: bigint | undefined;
  readonly isFailed: boolean;
  readonly isOwnFailed: boolean;
}

const callsOf = (
  { bond, payoutToken, principalToken, treasury }: FoundBond,
  account: Address | undefined,
): readonly (Call | undefined)[] => [
  bondAbi.terms.call(bond),
  bondAbi.totalDebt.call(bond),
  bondAbi.lastDecay.call(bond),
  bondAbi.currentOlympusFee.call(bond),
  bondAbi.trueBondPrice.call(bond),
  erc20.totalSupply.call(payoutToken),
  erc20.balanceOf.call(payoutToken, treasury),
  bondTreasury.bondContract.call(treasury, bond),
  erc20.balanceOf.call(payoutToken, bond),
  account && bondAbi.bondInfo.call(bond, account),
  account && erc20.balanceOf.call(principalToken, account),
];

const CALLS = 11;

const stateOf = (answers: readonly Loadable<Hex>[]): BondState => {
  const answer = (i: number): Loadable<Hex> => answers[i] ?? idle;
  const number = (i: number): bigint | undefined => valueOf(mapLoadable(answer(i), bondAbi.totalDebt.decode));
  const terms = mapLoadable(answer(0), bondAbi.terms.decode);
  const own = mapLoadable(answer(9), bondAbi.bondInfo.decode);
  const contractPrice = number(4);
  return {
    terms: valueOf(terms),
    totalDebt: number(1),
    lastDecay: number(2),
    fee: number(3),
    contractPrice: contractPrice ?? (answer(4).status === 'failed' ? 'refused' : undefined),
    supply: number(5),
    treasuryHolds: number(6),
    isOpen: valueOf(mapLoadable(answer(7), bondTreasury.bondContract.decode)),
    bondHolds: number(8),
    own: valueOf(own),
    held: number(10),
    isFailed: terms.status === 'failed' && !terms.value,
    isOwnFailed: own.status === 'failed' && !own.value,
  };
};

/** Read every block or every `blocksPerFetch` blocks. */
export const useBondStates = (
  bonds: readonly FoundBond[],
  account: Address | undefined,
  blocksPerFetch?: number,
): readonly BondState[] => {
  const answers = useCalls(
    useMemo(() => bonds.flatMap((bond) => callsOf(bond, account)), [bonds, account]),
    blocksPerFetch,
  );
  return useMemo(() => bonds.map((_, i) => stateOf(answers.slice(i * CALLS, (i + 1) * CALLS))), [bonds, answers]);
};
