import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { env } from '#config/env.ts';
import { defaultExchange } from '#config/exchanges.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useEarnings, useRetryEarnings } from '#reads/pools/useEarnings.ts';
import { blockSeen } from '#state/app/slice.ts';
import type { Position } from '#stores/positions.ts';
import { MYT, USDC } from '../../pages/trade/mockMarket.ts';
import { startOutside } from '../../support/outside.ts';
import { startLoadedWorker } from '../../support/pageWorkers.ts';
import { createPoolChain, NOBODY } from '../../support/poolChain.ts';
import { alice, openWithWallet } from '../../support/walletHook.tsx';
import '#chain/positions/positionWorker.ts';

let next = 1;
const SUPPLY = 5000n;

/** Alice's position in a new pool per test, because histories are kept for the visit. */
const newPosition = (): Position => ({
  exchange: defaultExchange,
  pool: {
    pair: `0x${String(next++).padStart(40, '0')}`,
    token0: MYT.address,
    token1: USDC.address,
    reserve0: 6000n,
    reserve1: 6000n,
    totalSupply: SUPPLY,
    kLast: 0n,
    feeRate: undefined,
  },
  token0: MYT,
  token1: USDC,
  holding: { wallet: SUPPLY, staked: 0n },
  mining: undefined,
});

/** A pool in which alice put 5,000 of each token with block 3; its node is `fetch`. */
const openPool = async () => {
  const position = newPosition();
  const { pair } = position.pool;
  const router: Address = '0x3333333333333333333333333333333333333333';
  const chain = createPoolChain(pair);
  chain.mine(
    [
      ['transfer', [NOBODY, alice], [SUPPLY]],
      ['sync', [], [SUPPLY, SUPPLY]],
      ['mint', [router], [SUPPLY, SUPPLY]],
    ],
    3,
  );
  const pairs = new Set<unknown>();
  startOutside(
    {},
    {
      send: (method, params = []) => {
        if (method === 'eth_getLogs') pairs.add((params[0] as { readonly address: Address }).address);
        return chain.rpc.send(method, params);
      },
    },
  );
  startLoadedWorker();
  const opened = await openWithWallet(() => ({ earnings: useEarnings([position]), retry: useRetryEarnings() }));
  const { result, store } = opened;
  const seeBlock = (blockNumber: number): void =>
    act(() => void store.dispatch(blockSeen({ chainId: 137, blockNumber, blockTimestamp: 1, seenAtMs: 1 })));
  const earned = () => result.current.earnings.get(pair);
  const retry = (): void => act(() => result.current.retry(position));
  return { ...opened, pair, pairs: () => [...pairs], chain, seeBlock, earned, retry };
};

const isStatus = ({ earned }: Awaited<ReturnType<typeof openPool>>, status: string) =>
  waitFor(() => expect(earned()?.status).toBe(status));

describe('the earnings of a position', () => {
  it('is not read before the first block', async () => {
    const { chain, earned } = await openPool();
    expect(earned()).toEqual({ status: 'idle' });
    expect(chain.requests).toEqual([]);
  });

  it("follows from all that moved, at the pool's present state", async () => {
    const page = await openPool();
    page.seeBlock(3);
    await isStatus(page, 'ready');
    const amounts = { amount0: 6000n, amount1: 6000n };
    expect(page.earned()).toMatchObject({
      value: { now: amounts, deposits: 1, sinceTime: 3000, fromBlock: env.firstBlock, toBlock: 3 },
    });
    const known = page.earned();
    expect(known && valueOf(known)?.fees).toEqual({ amount0: 1000n, amount1: 1000n });
  });

  it('that could not be read has failed until it is read again', async () => {
    const page = await openPool();
    page.chain.refuse(new Error('busy'));
    page.seeBlock(3);
    await isStatus(page, 'failed');
    expect(page.earned()).toMatchObject({ error: { code: 'unreachable' } });
    page.chain.refuse(undefined);
    page.retry();
    await isStatus(page, 'ready');
  });

  it('is not read once it is no longer shown, even if another one is', async () => {
    const left = await openPool();
    left.unmount();
    const page = await openPool();
    page.seeBlock(3);
    await isStatus(page, 'ready');
    expect(page.pairs()).toEqual([page.pair]);
  });
});
