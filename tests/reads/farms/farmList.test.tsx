import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Address } from '#domain/tokens/types.ts';
import type { Hex } from '#domain/multicall/types.ts';

await vi.hoisted(async () => {
  const { configure } = await import('../../support/configure.ts');
  configure({ VITE_FARM_FACTORY_ADDRESS: '0x52908400098527886E0F7030069857D2E4169EE7' });
});

const { farmFactory } = await import('#chain/abis/farmFactory.ts');
const { env } = await import('#config/env.ts');
const { farmRules } = await import('#config/stakingRules.ts');
const { useFarmList } = await import('#reads/farms/useFarmList.ts');
const { maker } = await import('../../pages/trade/mockMarket.ts');
const { openReads } = await import('../../support/readAnswers.tsx');

const word = (address: Address): Hex => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
const FIRST = farmRules.firstFarms;

const open = () => {
  const reads = openReads();
  const { result } = renderHook(() => useFarmList(), { wrapper: reads.wrapper });
  const call = (index: number) => farmFactory.stakingTokens.call(env.farmFactory ?? maker(1), BigInt(index));
  /** Answers the first indexes, of which `count` are in the list. */
  const answerUpTo = (end: number, count: number, from = 0): void => {
    for (let index = from; index < end; index += 1) {
      reads.answer(call(index), index < count ? word(maker(index + 1)) : { status: 'reverted', data: '0x' });
    }
  };
  const answerEntries = (count: number): void => {
    for (let index = 0; index < count; index += 1) {
      const entry = farmFactory.farmOf.call(env.farmFactory ?? maker(1), maker(index + 1));
      reads.answer(entry, `${word(maker(index + 201))}${word(maker(1)).slice(2)}${'0'.repeat(256)}`);
    }
  };
  const requested = (): number =>
    Array.from({ length: farmRules.maxFarms }, (_, index) => index).filter((index) => reads.isRequested(call(index)))
      .length;
  return { ...reads, call, answerUpTo, answerEntries, requested, list: () => result.current };
};

describe("the factory's list of farms", () => {
  it('ends within its first entries: no later one is read', () => {
    const { answerUpTo, answerEntries, requested, list } = open();
    expect(requested()).toBe(FIRST);
    answerUpTo(FIRST, 5);
    answerEntries(5);
    expect(requested()).toBe(FIRST);
    expect(list()).toMatchObject({ isComplete: true, isFailed: false });
    expect(list().farms).toHaveLength(5);
  });

  it('is read further while all entries exist, and is incomplete until then', () => {
    const { answerUpTo, answerEntries, requested, list } = open();
    answerUpTo(FIRST, 2 * FIRST);
    answerEntries(FIRST);
    expect(requested()).toBe(2 * FIRST);
    expect(list().isComplete).toBe(false);
    answerUpTo(2 * FIRST, 2 * FIRST, FIRST);
    expect(requested()).toBe(4 * FIRST);
    answerUpTo(4 * FIRST, 2 * FIRST, 2 * FIRST);
    answerEntries(2 * FIRST);
    expect(requested()).toBe(4 * FIRST);
    expect(list().isComplete).toBe(true);
    expect(list().farms).toHaveLength(2 * FIRST);
  });

  it('is read further past an entry that the node did not answer, but not without any answer', () => {
    const one = open();
    one.answerUpTo(FIRST, FIRST);
    one.answer(one.call(FIRST - 1), { status: 'unread' });
    expect(one.requested()).toBe(2 * FIRST);
    const none = open();
    for (let index = 0; index < FIRST; index += 1) none.answer(none.call(index), { status: 'unread' });
    expect(none.requested()).toBe(FIRST);
    expect(none.list().isFailed).toBe(true);
  });

  it('has at most as many entries as the limit', () => {
    const { answerUpTo, requested } = open();
    for (let end = FIRST; end <= 2 * farmRules.maxFarms; end *= 2)
      answerUpTo(Math.min(end, farmRules.maxFarms), Infinity);
    expect(requested()).toBe(farmRules.maxFarms);
  });
});
