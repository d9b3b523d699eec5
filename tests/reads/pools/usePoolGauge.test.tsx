import { renderHook } from '@testing-library/react';
import { AbiCoder } from 'ethers';
import { describe, expect, it } from 'vitest';
import { pair } from '#chain/abis/pair.ts';
import { defaultExchange } from '#config/exchanges.ts';
import { baseTokens } from '#config/tokens/tokens.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { usePoolGauge } from '#reads/pools/usePoolGauge.ts';
import { bookStore } from '#stores/bookStore.ts';
import { poolsToDollars } from '#stores/dollarPools.ts';
import { E6, E18, USDC, WMATIC } from '../../pages/trade/mockMarket.ts';
import { openReads } from '../../support/readAnswers.tsx';

const none: CallOutcome = { status: 'unsupported' };
const unread: CallOutcome = { status: 'unread' };
const gauged = {
  ...{ exchange: defaultExchange, a: WMATIC, b: USDC, reserveA: 0n, reserveB: 0n },
  adding: { a: 100n * E18, b: 100n * E6 },
};

const gauge = (answerOf: (pool: Address) => CallOutcome | Hex | undefined) => {
  const reads = openReads();
  const { result } = renderHook(() => usePoolGauge(gauged), { wrapper: reads.wrapper });
  for (const { pair: address } of poolsToDollars([WMATIC.address, USDC.address])) {
    const answer = answerOf(address);
    if (answer !== undefined) reads.answer(pair.getReserves.call(address), answer);
  }
  return result.current;
};

/** The pool of two tokens with these reserves. */
const holding = (a: Address, amountA: bigint, b: Address, amountB: bigint): readonly [Address, Hex] => {
  const { pair: address, token0 } = bookStore.pairOf(a, b);
  const reserves = token0 === a ? [amountA, amountB] : [amountB, amountA];
  return [address, AbiCoder.defaultAbiCoder().encode(['uint112', 'uint112', 'uint32'], [...reserves, 0]) as Hex];
};

describe('the gauge of a first supply', () => {
  it('is not settled until every other pool is answered', () => {
    expect(gauge(() => undefined)).toMatchObject({ settled: false, isPartial: false });
  });

  it('is settled and partial where the other pools cannot be read, so nobody is held back', () => {
    expect(gauge(() => unread)).toMatchObject({ settled: true, isPartial: true, market: undefined, level: 'fair' });
  });

  it('is settled and whole where there are no other pools', () => {
    expect(gauge(() => none)).toMatchObject({ settled: true, isPartial: false, market: undefined });
  });

  it('is compared with what could be read', () => {
    const [{ address: between }] = baseTokens.filter(
      ({ address }) => address !== WMATIC.address && address !== USDC.address,
    ) as [Token];
    const read = new Map([
      holding(WMATIC.address, 40_000n * E18, between, 10n * E18),
      holding(between, 10n * E18, USDC.address, 20_000n * E6),
    ]);
    const seen = gauge((pool) => read.get(pool) ?? unread);
    expect(seen).toMatchObject({ settled: true, isPartial: true, level: 'typed', gapBps: 10_000 });
  });
});
