import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rules } from '#config/rules.ts';
import { createPositionFold } from '#chain/positions/positionFold.ts';
import { valueOf } from '#lib/loadable.ts';
import type { Address } from '#domain/tokens/types.ts';
import {
  createEarningsStore,
  historyAt,
  historyKey,
  type EarningsStore,
  type HistoryReading,
} from '#stores/earningsStore.ts';
import { eventually } from '../support/eventually.ts';
import { createPoolChain, NOBODY } from '../support/poolChain.ts';

const pair: Address = '0x1111111111111111111111111111111111111111';
const account: Address = '0x2222222222222222222222222222222222222222';
const router: Address = '0x3333333333333333333333333333333333333333';
const owner = { pair, account, staking: undefined, feeRate: undefined };

let chain: ReturnType<typeof createPoolChain>;
let store: EarningsStore;
const consumer = {};

const deposit = (poolTokens: bigint, block?: number): void =>
  chain.mine(
    [
      ['transfer', [NOBODY, account], [poolTokens]],
      ['sync', [], [poolTokens, poolTokens]],
      ['mint', [router], [poolTokens, poolTokens]],
    ],
    block,
  );

beforeEach(() => {
  chain = createPoolChain(pair);
  store = createEarningsStore({
    rpc: chain.rpc,
    firstBlock: 1,
    foldOf: (entry) => Promise.resolve(createPositionFold(entry)),
  });
});

const history = (): HistoryReading | undefined => store.histories().get(historyKey(owner));
const readTokens = () => {
  const known = history();
  return known && valueOf(known)?.ledger.poolTokens;
};
const isSettled = (): Promise<void> =>
  eventually(() => expect(history()?.status).toSatisfy((status) => status === 'ready' || status === 'failed'));

describe('the past of a position', () => {
  it('is read when there is a block and somebody wants it, and names since when it is held', async () => {
    deposit(5000n, 3);
    store.want(consumer, [{ owner, held: 5000n }]);
    expect(chain.requests).toEqual([]);
    store.seeBlock(3);
    await isSettled();
    expect(history()).toMatchObject({ status: 'ready', value: { readTo: 3, sinceTime: 3000, heldThen: 5000n } });
    expect(readTokens()).toBe(5000n);
  });

  it('is not read again with every block', async () => {
    deposit(5000n);
    store.want(consumer, [{ owner, held: 5000n }]);
    store.seeBlock(1);
    await isSettled();
    const before = chain.requests.length;
    store.seeBlock(2);
    store.want(consumer, [{ owner, held: 5000n }]);
    await Promise.resolve();
    expect(chain.requests.length).toBe(before);
  });

  it('is read on when another amount is held', async () => {
    deposit(5000n);
    store.want(consumer, [{ owner, held: 5000n }]);
    store.seeBlock(1);
    await isSettled();
    deposit(700n);
    store.seeBlock(2);
    store.want(consumer, [{ owner, held: 5700n }]);
    await eventually(() => expect(readTokens()).toBe(5700n));
    expect(history()).toMatchObject({ status: 'ready', value: { ledger: { deposits: 2 } } });
  });

  it('is looked at again while its last move may be replaced, and read again where it was', async () => {
    chain.mine([]);
    deposit(5000n);
    store.want(consumer, [{ owner, held: undefined }]);
    store.seeBlock(2);
    await isSettled();
    chain.rewind(1);
    deposit(400n);
    chain.mine([], 10);
    store.seeBlock(10);
    await eventually(() => expect(readTokens()).toBe(400n));
  });

  it('is read on from where blocks may have been replaced, and no deeper', async () => {
    const requests: number[] = [];
    const send = <T>(method: string, params: readonly unknown[] = []): Promise<T> => {
      const [{ fromBlock }] = params as [{ readonly fromBlock?: string }];
      if (method === 'eth_getLogs') requests.push(Number(fromBlock));
      return chain.rpc.send<T>(method, params);
    };
    store = createEarningsStore({
      rpc: { send },
      firstBlock: 1,
      foldOf: (entry) => Promise.resolve(createPositionFold(entry)),
    });
    deposit(5000n, 3);
    chain.mine([], 1000);
    store.want(consumer, [{ owner, held: 5000n }]);
    store.seeBlock(1000);
    await isSettled();
    requests.length = 0;
    chain.mine([], 1000 + rules.earnings.checkBlocks);
    store.seeBlock(1000 + rules.earnings.checkBlocks);
    await eventually(() => expect(history()).toMatchObject({ status: 'ready', value: { readTo: 1300 } }));
    expect(Math.min(...requests)).toBe(1001 - rules.positions.depthBlocks);
    expect(readTokens()).toBe(5000n);
  });

  it('that could not be read is failed, tried again later and at once when queried', async () => {
    deposit(5000n);
    chain.refuse(new Error('down'));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    store.want(consumer, [{ owner, held: 5000n }]);
    store.seeBlock(1);
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    await isSettled();
    expect(history()).toEqual({ status: 'failed', error: { code: 'unreachable' } });
    chain.refuse(undefined);
    store.seeBlock(5);
    expect(history()?.status).toBe('failed');
    store.retry(owner);
    await eventually(() => expect(readTokens()).toBe(5000n));
  });

  it('that could not be read is reported for a while, however many blocks the trying took', async () => {
    deposit(5000n);
    chain.refuse(new Error('down'));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const last = 1 + 2 * rules.earnings.retryBlocks;
    store.want(consumer, [{ owner, held: 5000n }]);
    store.seeBlock(1);
    store.seeBlock(last);
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    await isSettled();
    store.seeBlock(last + rules.earnings.retryBlocks - 1);
    expect(history()?.status).toBe('failed');
    store.seeBlock(last + rules.earnings.retryBlocks);
    expect(history()?.status).toBe('loading');
  });

  it('that does not add up is read from the beginning when queried', async () => {
    deposit(5000n);
    store.want(consumer, [{ owner, held: 9n }]);
    store.seeBlock(1);
    await isSettled();
    expect(history()?.status).toBe('ready');
    store.retry(owner);
    expect(history()).toEqual({ status: 'loading' });
    await eventually(() => expect(readTokens()).toBe(5000n));
  });

  it('a history in which more left than came is not tried again at once', async () => {
    chain.mine([
      ['transfer', [account, router], [7n]],
      ['sync', [], [70n, 70n]],
    ]);
    chain.setSupply(100n);
    store.want(consumer, [{ owner, held: 0n }]);
    store.seeBlock(1);
    await isSettled();
    expect(history()).toMatchObject({ status: 'failed' });
    const before = chain.requests.length;
    store.seeBlock(1 + rules.earnings.retryBlocks);
    await Promise.resolve();
    expect(chain.requests.length).toBe(before);
    store.seeBlock(1 + rules.earnings.checkBlocks);
    expect(history()?.status).toBe('loading');
  });

  it('a history that nobody needs any more is not read on', async () => {
    deposit(5000n);
    store.seeBlock(1);
    store.want(consumer, [{ owner, held: 5000n }]);
    store.leave(consumer);
    await eventually(() => expect(history()).toBeUndefined());
    expect(chain.requests).not.toContain('eth_call');
  });

  it('several histories are read one after the other, the first consumer’s first', async () => {
    deposit(5000n);
    const other = { ...owner, account: router };
    store.want(consumer, [{ owner, held: 5000n }]);
    store.want({}, [{ owner: other, held: 0n }]);
    const seen: string[] = [];
    store.subscribe(() => seen.push([...store.histories()].map(([, { status }]) => status).join(' ')));
    store.seeBlock(1);
    await eventually(() => expect(seen.at(-1)).toBe('ready ready'));
    expect(seen).toEqual(['loading', 'ready', 'ready loading', 'ready ready']);
  });
});

describe('a position at the block shown', () => {
  const known = async (): Promise<HistoryReading> => {
    deposit(5000n);
    store.want(consumer, [{ owner, held: 9n }]);
    store.seeBlock(1);
    await isSettled();
    const found = history();
    if (!found) throw new Error('nothing was read');
    return found;
  };

  it('a past that ends with what is held is known, also where that is not known', async () => {
    const found = await known();
    expect(historyAt(found, 5000n, 1)).toBe(found);
    expect(historyAt(found, undefined, 1)).toBe(found);
  });

  it('another amount is still being read, and unaccounted when that was in vain', async () => {
    const found = await known();
    expect(historyAt(found, 7n, 1)).toMatchObject({ status: 'loading', value: { readTo: 1 } });
    expect(historyAt(found, 9n, 1)).toEqual({ status: 'failed', error: { code: 'unaccounted' } });
    expect(historyAt(found, 9n, 0).status).toBe('loading');
  });
});
