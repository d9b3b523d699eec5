import { zeroPadValue } from 'ethers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { orderBookTopics } from '#chain/abis/orderBookExt.ts';
import { contracts } from '#chain/contracts.ts';
import { env } from '#config/env.ts';
import { readReturnedAmount } from '#writes/orders/readReturnedAmount.ts';
import { word } from '../../support/fakeNode.ts';
import { alice, receiptAt } from '../../support/sentRecord.ts';
import { NodeError, stubNode } from '../../support/stubNode.ts';

const TRIES = 5;
const order = { index: 7n, account: alice, token: undefined };
const cancelled = (index: bigint) =>
  receiptAt(11, {
    logs: [
      {
        address: contracts.orderBookExt,
        topics: [orderBookTopics.cancelOrderWithNum, zeroPadValue(alice, 32), zeroPadValue(alice, 32), word(index)],
        data: word(42n),
        blockNumber: '0xb',
        blockHash: '0x0b',
        logIndex: '0x0',
      },
    ],
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Asks nodes that answer one after the other like this, the last answer from then on. */
const ask = async (...answers: readonly unknown[]) => {
  let requests = 0;
  stubNode({ eth_getTransactionReceipt: () => answers[Math.min((requests += 1), answers.length) - 1] });
  const progress = { isOver: false };
  const asking = readReturnedAmount('0x01', order).finally(() => {
    progress.isOver = true;
  });
  let waitedMs = 0;
  while (!progress.isOver) {
    await vi.advanceTimersByTimeAsync(env.blockTimeMs / 4);
    waitedMs += env.blockTimeMs / 4;
  }
  return { returned: await asking, requests, waitedMs };
};

it('is read from the receipt', async () => {
  expect(await ask(cancelled(7n))).toMatchObject({ returned: 42n, requests: 1 });
});

it('a node that lags behind is queried again, a block later each time', async () => {
  const { returned, requests, waitedMs } = await ask(null, null, cancelled(7n));
  expect([returned, requests]).toEqual([42n, 3]);
  expect(waitedMs).toBeGreaterThanOrEqual(2 * env.blockTimeMs);
});

it('a node that refuses is queried again too', async () => {
  expect((await ask(new NodeError(-32000, 'not now'), cancelled(7n))).returned).toBe(42n);
});

it('a receipt that names another order only shows nothing of this one, and the queries end', async () => {
  expect(await ask(cancelled(8n))).toMatchObject({ returned: undefined, requests: TRIES });
});
