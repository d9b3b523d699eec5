import { renderHook } from '@testing-library/react';
import { AbiCoder } from 'ethers';
import { describe, expect, it, vi } from 'vitest';
import { bond as bondAbi } from '#chain/abis/bond.ts';
import { bondRegistry } from '#chain/abis/bondRegistry.ts';
import { bondRules } from '#config/bondRules.ts';
import { rules } from '#config/rules.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useBondList } from '#reads/bonds/useBondList.ts';
import { useBondStates } from '#reads/bonds/useBondStates.ts';
import { openReads } from '../../support/readAnswers.tsx';

const registry: Address = '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082';
const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

await vi.hoisted(async () => {
  const { configure } = await import('../../support/configure.ts');
  configure({ VITE_BOND_REGISTRY_ADDRESS: '0xBd5FDEd6767f07C7183eB71410E20395eCE9F082' });
});

const reverted: CallOutcome = { status: 'reverted', data: '0x' };
const addressOf = (index: number): Address => `0x${(index + 1).toString(16).padStart(40, '0')}`;
const encoded = (...values: readonly (bigint | string)[]): Hex =>
  AbiCoder.defaultAbiCoder().encode(
    values.map(() => 'uint256'),
    values.map(BigInt),
  ) as Hex;
const entryOf = (index: number): Hex => encoded(alice, registry, alice, addressOf(index), alice);
const entryCall = (index: number): Call => ({
  ...bondRegistry.bondDetails.call(registry, BigInt(index)),
  gasRequired: Math.floor(rules.multicall.chunkGasLimit / bondRules.page),
});

describe('the registry', () => {
  const open = () => {
    const reads = openReads();
    const { result } = renderHook(() => useBondList(), { wrapper: reads.wrapper });
    return { ...reads, list: () => result.current };
  };
  const { page } = bondRules;

  it('is read until it reverts; an entry that fails hides nothing else', () => {
    const { answer, list, isRequested } = open();
    for (let index = 0; index < page; index += 1) {
      answer(entryCall(index), index === 1 ? '0xdead' : index < 3 ? entryOf(index) : reverted);
    }
    expect(list()).toMatchObject({ isComplete: true, isFailed: false });
    expect(list().bonds.map(({ bond }) => bond)).toEqual([addressOf(0), addressOf(2)]);
    expect(isRequested(entryCall(page))).toBe(false);
  });

  it('has another page where the first one is full', () => {
    const { answer, list, isRequested } = open();
    for (let index = 0; index < page; index += 1) answer(entryCall(index), entryOf(index));
    expect(isRequested(entryCall(page))).toBe(true);
    expect(isRequested(entryCall(2 * page))).toBe(false);
    expect(list().isComplete).toBe(false);
  });

  it('lists a contract once, and fails where the node reports nothing', () => {
    const twice = open();
    for (let index = 0; index < page; index += 1) twice.answer(entryCall(index), index < 2 ? entryOf(7) : reverted);
    expect(twice.list().bonds).toHaveLength(1);
    const silent = open();
    expect(silent.list()).toMatchObject({ isComplete: false, bonds: [] });
  });
});

describe('the states of bonds', () => {
  const found = (index: number) => ({
    bond: addressOf(index),
    payoutToken: addressOf(100),
    principalToken: addressOf(101),
    treasury: addressOf(102),
  });
  const both = [found(0), found(1)];

  it('a contract that reverts, or answers at great length, hides nothing of another one', () => {
    const reads = openReads();
    const { result } = renderHook(() => useBondStates(both, alice), { wrapper: reads.wrapper });
    const [bad, good] = [addressOf(0), addressOf(1)];
    reads.answer(bondAbi.terms.call(bad), reverted);
    reads.answer(bondAbi.bondInfo.call(bad, alice), `0x${'ff'.repeat(100_000)}`);
    reads.answer(bondAbi.terms.call(good), encoded(1n, 2n, 3n, 4n, 5n));
    reads.answer(bondAbi.trueBondPrice.call(good), reverted);
    reads.answer(bondAbi.bondInfo.call(good, alice), encoded(10n, 20n, 30n, 40n));
    expect(result.current[0]).toMatchObject({ isFailed: true, isOwnFailed: false, terms: undefined });
    reads.answer(bondAbi.bondInfo.call(bad, alice), reverted);
    expect(result.current[0]?.isOwnFailed).toBe(true);
    expect(result.current[1]).toMatchObject({
      isFailed: false,
      isOwnFailed: false,
      contractPrice: 'refused',
      terms: { controlVariable: 1n, vestingTerm: 2n, minimumPrice: 3n, maxPayout: 4n, maxDebt: 5n },
      own: { payout: 10n, vesting: 20n, lastBlock: 30n, truePricePaid: 40n },
    });
  });

  it('asks nothing of an account that there is not', () => {
    const reads = openReads();
    renderHook(() => useBondStates(both, undefined), { wrapper: reads.wrapper });
    expect(reads.isRequested(bondAbi.bondInfo.call(addressOf(0), alice))).toBe(false);
    expect(reads.isRequested(bondAbi.terms.call(addressOf(0)))).toBe(true);
  });
});
