import { configureStore } from '@reduxjs/toolkit';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { TransactionReceipt } from '#domain/transactions/types.ts';
import { rootReducer } from '#state/rootReducer.ts';
import { added, receiptFound } from '#state/transactions/slice.ts';
import { selectSavedPairs } from '#state/user/selectors.ts';
import { rememberPool, type OpenedPool } from '#writes/liquidity/rememberPool.ts';
import { maker } from '../../domain/orderBook/markets.ts';
import { MYT, USDC } from '../../domain/trade/tickets.ts';

const hash = '0x0a' as const;
const account = maker(3);
const opened: OpenedPool = { account, tokens: [USDC, MYT], ruled: { base: USDC, amount: 100_500_000n } };

/** A store in which the supply was sent and is mined with this status. */
const minedStore = (status: 0 | 1) => {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false, immutableCheck: false }),
  });
  const fact = { symbol: 'X', decimals: 18 };
  store.dispatch(
    added({
      ...{ hash, from: account, chainId: 137, summary: 'Add', addedTime: 1 },
      info: {
        ...{ kind: 'addLiquidity', currencyA: fact, currencyB: fact, amountA: '1', amountB: '1' },
        ...{ pair: maker(2), exchange: 'Harbour' },
      },
    }),
  );
  const mine = (): void => {
    const receipt: TransactionReceipt = {
      ...{ blockHash: '0x0b', blockNumber: 7, contractAddress: null, from: account, status, to: maker(1) },
      ...{ transactionHash: hash, transactionIndex: 0 },
    };
    store.dispatch(receiptFound({ chainId: 137, hash, receipt, confirmedTime: 2 }));
  };
  return { store, mine };
};

const startService = async () => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { requests, url, stop: () => new Promise((resolve) => server.close(resolve)) };
};

describe('a pool that was opened', () => {
  it('is kept and reported for once its transaction has succeeded, with the amount in whole tokens', async () => {
    const { requests, url, stop } = await startService();
    const { store, mine } = minedStore(1);
    const done = rememberPool(store, hash, opened, url);
    expect(selectSavedPairs(store.getState(), 137)).toEqual([]);
    mine();
    await done;
    await stop();
    expect(selectSavedPairs(store.getState(), 137)).toMatchObject([{ token0: { symbol: 'MYT' } }]);
    expect(requests).toHaveLength(3);
    expect(requests[0]).toBe(
      `/getPairInfoStatus?baseTokenAddress=${USDC.address}&baseTokenNum=100.5&otherToken=${MYT.address}&account=${account}`,
    );
  });

  it('is neither where the transaction failed, and no service hears of one without a first-mint rule', async () => {
    const { requests, url, stop } = await startService();
    const failed = minedStore(0);
    failed.mine();
    await rememberPool(failed.store, hash, opened, url);
    expect(selectSavedPairs(failed.store.getState(), 137)).toEqual([]);
    const free = minedStore(1);
    free.mine();
    await rememberPool(free.store, hash, { ...opened, ruled: undefined }, url);
    await stop();
    expect(selectSavedPairs(free.store.getState(), 137)).toHaveLength(1);
    expect(requests).toEqual([]);
  });
});
