import { useMemo } from 'react';
import { bond as bondAbi } from '#chain/abis/bond.ts';
import { bondTreasury } from '#chain/abis/bondTreasury.ts';
import { erc20 } from '#chain/abis/erc20.ts';
import type { BondTerms } from '#domain/bonds/terms.ts';
import type { OwnBond } from '#domain/bonds/vesting.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useCallsAhead } from '../calls/useCalls.ts';
import { useReadsOfEach, type Answers } from '../calls/useReadsOfEach.ts';
import type { FoundBond } from './useBondList.ts';

export interface BondState {
  readonly terms: BondTerms | undefined;
  readonly totalDebt: bigint | undefined;
  readonly lastDecay: bigint | undefined;
  /** In 1/1,000,000. */
  readonly fee: bigint | undefined;
  /** In 1e7, the contract's unit; `refused` if the contract reports no price. */
  readonly contractPrice: bigint | 'refused' | undefined;
  readonly supply: bigint | undefined;
  /** Amount that the treasury holds. `isOpen`: the treasury accepts deposits of this bond. */
  readonly treasuryHolds: bigint | undefined;
  readonly isOpen: boolean | undefined;
  readonly bondHolds: bigint | undefined;
  readonly own: OwnBond | undefined;
  readonly held: bigint | undefined;
  readonly isFailed: boolean;
  readonly isOwnFailed: boolean;
}

const readsOf = ({ bond, payoutToken, principalToken, treasury }: FoundBond, account: Address | undefined) => ({
  terms: bondAbi.terms.read(bond),
  totalDebt: bondAbi.totalDebt.read(bond),
  lastDecay: bondAbi.lastDecay.read(bond),
  fee: bondAbi.currentOlympusFee.read(bond),
  contractPrice: bondAbi.trueBondPrice.read(bond),
  supply: erc20.totalSupply.read(payoutToken),
  treasuryHolds: erc20.balanceOf.read(payoutToken, treasury),
  isOpen: bondTreasury.bondContract.read(treasury, bond),
  bondHolds: erc20.balanceOf.read(payoutToken, bond),
  own: account && bondAbi.bondInfo.read(bond, account),
  held: account && erc20.balanceOf.read(principalToken, account),
});

const stateOf = ({ terms, contractPrice, own, ...others }: Answers<ReturnType<typeof readsOf>>): BondState => ({
  terms: valueOf(terms),
  totalDebt: valueOf(others.totalDebt),
  lastDecay: valueOf(others.lastDecay),
  fee: valueOf(others.fee),
  contractPrice: valueOf(contractPrice) ?? (contractPrice.status === 'failed' ? 'refused' : undefined),
  supply: valueOf(others.supply),
  treasuryHolds: valueOf(others.treasuryHolds),
  isOpen: valueOf(others.isOpen),
  bondHolds: valueOf(others.bondHolds),
  own: valueOf(own),
  held: valueOf(others.held),
  isFailed: terms.status === 'failed' && !terms.value,
  isOwnFailed: own.status === 'failed' && !own.value,
});

export const useBondStates = (
  bonds: readonly FoundBond[],
  account: Address | undefined,
  blocksPerFetch?: number,
): readonly BondState[] => {
  const reads = useMemo(() => bonds.map((bond) => readsOf(bond, account)), [bonds, account]);
  const answers = useReadsOfEach(reads, blocksPerFetch);
  return useMemo(() => answers.map(stateOf), [answers]);
};

/** Reads what the account has of the bonds with each block, whatever the pace of their other figures. */
export const useOwnBondsAhead = (bonds: readonly FoundBond[], account: Address | undefined): void =>
  useCallsAhead(
    useMemo(
      () =>
        account
          ? bonds.flatMap(({ bond, principalToken }) => [
              bondAbi.bondInfo.call(bond, account),
              erc20.balanceOf.call(principalToken, account),
            ])
          : [],
      [bonds, account],
    ),
    1,
  );
