import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import { AbiCoder } from 'ethers';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import { pair as pairAbi } from '#chain/abis/pair.ts';
import { pool as poolAbi, protocolFee } from '#chain/abis/pool.ts';
import { exchangePair } from '#chain/reading/poolProof.ts';
import { defaultExchange } from '#config/exchanges.ts';
import { toCallKey } from '#domain/multicall/callKey.ts';
import type { CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import { usePool } from '#reads/pools/usePools.ts';
import { blockSeen } from '#state/app/slice.ts';
import { resultsFetched } from '#state/multicall/slice.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { MYT, USDC } from '../../pages/trade/mockMarket.ts';

const { pair } = exchangePair(defaultExchange, MYT.address, USDC.address);
const { factory } = defaultExchange;

const encodedOutcome = (...values: readonly bigint[]): CallOutcome => ({
  status: 'success',
  data: AbiCoder.defaultAbiCoder().encode(
    values.map(() => 'uint256'),
    values,
  ) as Hex,
});
const silent: CallOutcome = { status: 'reverted', data: '0x' };

const calls = {
  reserves: pairAbi.getReserves.call(pair),
  supply: erc20.totalSupply.call(pair),
  kLast: poolAbi.kLast.call(pair),
  feeTo: protocolFee.feeTo.call(factory),
  feeToRate: protocolFee.feeToRate.call(factory),
} satisfies Readonly<Record<string, Call>>;

/** A pool of 10 and 20 whose protocol takes a part; anything may be answered otherwise, or not yet (undefined). */
const reading = (answers: Partial<Record<keyof typeof calls, CallOutcome | undefined>> = {}) => {
  const store = configureStore({ reducer: rootReducer });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => usePool(defaultExchange, MYT.address, USDC.address), { wrapper });
  const usual = {
    reserves: encodedOutcome(10n, 20n, 0n),
    supply: encodedOutcome(14n),
    kLast: encodedOutcome(200n),
    feeTo: encodedOutcome(7n),
    feeToRate: encodedOutcome(2n),
  };
  const given: readonly (readonly [string, CallOutcome | undefined])[] = Object.entries({ ...usual, ...answers });
  const outcomes = Object.fromEntries(
    given.flatMap(([name, outcome]) => (outcome ? [[toCallKey(calls[name as keyof typeof calls]), outcome]] : [])),
  );
  act(() => {
    store.dispatch(resultsFetched({ chainId: 137, blockNumber: 5, outcomes }));
    store.dispatch(blockSeen({ chainId: 137, blockNumber: 5, blockTimestamp: 1, seenAtMs: 2 }));
  });
  return result.current;
};

it('a pool is read at the shown block, with its factory’s protocol fee', () => {
  expect(reading()).toMatchObject({
    state: 'EXISTS',
    pair,
    pool: { reserve0: 10n, reserve1: 20n, totalSupply: 14n, kLast: 200n, feeRate: 2n },
  });
});

it.each([
  ['reverts without a word', silent],
  ['answers nothing', { status: 'unsupported' }],
] as const)('a factory that does not know feeToRate and %s takes the usual sixth', (_, feeToRate) => {
  expect(reading({ feeToRate })).toMatchObject({ state: 'EXISTS', pool: { feeRate: 5n } });
});

it('a factory without a fee recipient takes no protocol fee', () => {
  expect(reading({ feeTo: encodedOutcome(0n), feeToRate: silent })).toMatchObject({
    state: 'EXISTS',
    pool: { feeRate: undefined },
  });
});

it('a rate that reverts, or was not read, does not count as the usual one', () => {
  const unread = { state: 'UNREAD', pair, pool: undefined };
  expect(reading({ feeToRate: { status: 'reverted', data: '0x08c379a0' } })).toEqual(unread);
  expect(reading({ feeToRate: { status: 'unread' } })).toEqual(unread);
});

it('an unread rate is no failure while the fee recipient is unknown', () => {
  const without = (name: 'feeTo' | 'feeToRate') => ({ [name]: undefined });
  expect(reading({ ...without('feeTo'), feeToRate: { status: 'unread' } })).toEqual({ state: 'LOADING' });
  expect(reading(without('feeToRate'))).toEqual({ state: 'LOADING' });
});

it('there is no pool yet without a contract at the pair’s address', () => {
  expect(reading({ reserves: { status: 'unsupported' } })).toEqual({ state: 'NOT_EXISTS', pair });
});
