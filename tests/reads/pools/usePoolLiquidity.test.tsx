import { renderHook } from '@testing-library/react';
import { AbiCoder } from 'ethers';
import { describe, expect, it } from 'vitest';
import { pair } from '#chain/abis/pair.ts';
import { baseTokens } from '#config/tokens/tokens.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { usePoolLiquidity } from '#reads/pools/usePoolLiquidity.ts';
import { bookStore } from '#stores/bookStore.ts';
import { E6, E18, USDC, WMATIC } from '../../pages/trade/mockMarket.ts';
import { openReads } from '../../support/readAnswers.tsx';

const token: Address = '0x1111111111111111111111111111111111111111';
const bases = baseTokens.map(({ address }) => address);
const none: CallOutcome = { status: 'unsupported' };
const unread: CallOutcome = { status: 'unread' };

type Pool = readonly [a: Address, amountA: bigint, b: Address, amountB: bigint];

const reservesOf = ([a, amountA, , amountB]: Pool, token0: Address): Hex =>
  AbiCoder.defaultAbiCoder().encode(
    ['uint112', 'uint112', 'uint32'],
    a === token0 ? [amountA, amountB, 0] : [amountB, amountA, 0],
  ) as Hex;

/** Every pool of the token and of the base tokens is answered: with these reserves, or that there is none. */
const liquidity = (pools: readonly Pool[], of = token, silent: readonly (readonly [Address, Address])[] = []) => {
  const reads = openReads();
  const { result } = renderHook(() => usePoolLiquidity(of), { wrapper: reads.wrapper });
  const before = result.current;
  const tokens = [...new Set([of, ...bases])];
  const isSilent = (address: Address, other: Address): boolean =>
    silent.some((both) => both.includes(address) && both.includes(other));
  tokens.forEach((entry, i) => {
    for (const other of tokens.slice(i + 1)) {
      const { pair: address, token0 } = bookStore.pairOf(entry, other);
      const pool = pools.find((both) => both.includes(entry) && both.includes(other));
      const answer = isSilent(entry, other) ? unread : pool ? reservesOf(pool, token0) : none;
      reads.answer(pair.getReserves.call(address), answer);
    }
  });
  return { before, now: result.current };
};

const maticUsdc: Pool = [WMATIC.address, 10_000n * E18, USDC.address, 5_000n * E6];

describe("the liquidity of a token's pools", () => {
  it('is unknown until all are read', () => {
    expect(liquidity([]).before).toEqual({ dollars: undefined, pools: undefined });
  });

  it('is nothing without a pool', () => {
    expect(liquidity([]).now).toEqual({ dollars: { raw: 0n }, pools: 0 });
  });

  it('is the value of both sides of all of them, also where only another pool gives the price', () => {
    const pools: readonly Pool[] = [
      [token, 5n, USDC.address, 40n * E6],
      [token, 7n, WMATIC.address, 10n * E18],
      maticUsdc,
    ];
    expect(liquidity(pools).now).toEqual({ dollars: { raw: 90n * E6 }, pools: 2 });
  });

  it('counts no pool that holds nothing of one side', () => {
    expect(liquidity([[token, 0n, USDC.address, 40n * E6]]).now).toEqual({ dollars: { raw: 0n }, pools: 0 });
  });

  it('has pools but no value where a base token has no price', () => {
    expect(liquidity([[token, 7n, WMATIC.address, 10n * E18]]).now).toEqual({ dollars: undefined, pools: 1 });
  });

  it('is unknown if the node could not read one of the pools', () => {
    const pools: readonly Pool[] = [[token, 5n, USDC.address, 40n * E6]];
    expect(liquidity(pools, token, [[token, WMATIC.address]]).now).toEqual({ dollars: undefined, pools: undefined });
  });

  it('is, for a base token, that of its pools with the other ones', () => {
    expect(liquidity([maticUsdc], WMATIC.address).now).toEqual({ dollars: { raw: 10_000n * E6 }, pools: 1 });
  });
});
