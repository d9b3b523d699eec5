import { act, renderHook, waitFor } from '@testing-library/react';
import { AbiCoder } from 'ethers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import { pair as pairAbi } from '#chain/abis/pair.ts';
import { pool as poolAbi, protocolFee } from '#chain/abis/pool.ts';
import { exchangePair } from '#chain/reading/poolProof.ts';
import { defaultExchange, exchanges } from '#config/exchanges.ts';
import { rules } from '#config/rules.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { blockSeen } from '#state/app/slice.ts';
import { startOutside } from '../../support/outside.ts';
import { openReads } from '../../support/readAnswers.tsx';

await vi.hoisted(async () => {
  const { configure } = await import('../../support/configure.ts');
  const { withHarbour } = await import('../../pages/trade/harbour.ts');
  configure({ ...withHarbour(), VITE_DATA_API_URL: 'https://data.example' });
});

const [a, b]: readonly [Address, Address] = [
  '0x0000000000000000000000000000000000000001',
  '0x0000000000000000000000000000000000001000',
];
const FIRST = 100;

const encoded = (...values: readonly bigint[]): Hex =>
  AbiCoder.defaultAbiCoder().encode(
    values.map(() => 'uint256'),
    values,
  ) as Hex;

type State = 'LOADING' | 'EXISTS' | 'NOT_EXISTS';

/** The application as a reloaded page has it, since a contradicted service stays so. `dex`: the service's answer. */
const show = async (dex: string | null, state: State) => {
  vi.resetModules();
  const [{ usePoolElsewhere }, { tradingData }] = await Promise.all([
    import('#reads/pools/usePoolElsewhere.ts'),
    import('#services/tradingData/tradingData.ts'),
  ]);
  startOutside({
    'data.example': ({ url: { pathname, searchParams } }) => {
      expect([pathname, searchParams.get('token0'), searchParams.get('token1')]).toEqual(['/v2/pool-info', a, b]);
      return Response.json({ data: dex === null ? [] : [{ dex }] });
    },
  });
  const { store, wrapper, answer } = openReads(FIRST);
  const { result } = renderHook(() => usePoolElsewhere(a, b, defaultExchange.id), { wrapper });
  const exchange = exchanges.find(({ id }) => id === dex) ?? defaultExchange;
  const { pair } = exchangePair(exchange, a, b);
  const become = (next: State): void => {
    if (next === 'LOADING') return;
    if (next === 'NOT_EXISTS') return answer(pairAbi.getReserves.call(pair), { status: 'unsupported' });
    answer(pairAbi.getReserves.call(pair), encoded(10n, 20n, 0n));
    answer(erc20.totalSupply.call(pair), encoded(14n));
    answer(poolAbi.kLast.call(pair), encoded(0n));
    answer(protocolFee.feeTo.call(exchange.factory), encoded(0n));
  };
  become(state);
  // The answer comes.
  await act(() => vi.dynamicImportSettled());
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  const toBlock = (blockNumber: number): void =>
    act(() => void store.dispatch(blockSeen({ chainId: 137, blockNumber, blockTimestamp: 1, seenAtMs: 2 })));
  const isContradicted = (): boolean => tradingData?.status().kind === 'contradicted';
  return { result, become, toBlock, isContradicted };
};

afterEach(() => vi.unstubAllGlobals());

describe('the pool of two tokens on another exchange, which a service knows', () => {
  it('is shown once the chain has it', async () => {
    const { result, become } = await show('harbour', 'LOADING');
    expect(result.current).toBeUndefined();
    become('EXISTS');
    await waitFor(() => expect(result.current).toEqual({ name: 'Harbour', isRead: true }));
  });

  it('is the service’s word for an exchange that is not set up here', async () => {
    const { result } = await show('elsewhere', 'LOADING');
    expect(result.current).toEqual({ name: 'elsewhere', isRead: false });
  });

  it('is nothing where it knows none', async () => {
    const { result } = await show(null, 'LOADING');
    expect(result.current).toBeUndefined();
  });

  it.each([
    ['a pool that the chain does not have', 'harbour', 'NOT_EXISTS'],
    ['a pool on the very exchange that has none', 'myt', 'EXISTS'],
  ] as const)('%s is never shown, and contradicts the service once blocks are settled', async (_, dex, state) => {
    const { result, toBlock, isContradicted } = await show(dex, state);
    expect(result.current).toBeUndefined();
    toBlock(FIRST + rules.service.depthBlocks - 1);
    expect(isContradicted()).toBe(false);
    toBlock(FIRST + rules.service.depthBlocks);
    expect(isContradicted()).toBe(true);
  });

  it('a pool that comes within these blocks contradicts nothing: the service was ahead', async () => {
    const { result, become, toBlock, isContradicted } = await show('harbour', 'NOT_EXISTS');
    become('EXISTS');
    toBlock(110);
    expect(result.current).toEqual({ name: 'Harbour', isRead: true });
    toBlock(300);
    expect(isContradicted()).toBe(false);
  });
});
