import { AbiCoder } from 'ethers';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Hex } from '#domain/multicall/types.ts';
import { insertionHint } from '#domain/orderBook/insertion.ts';
import { insertionIndex } from '#domain/orderBook/insertionIndex.ts';
import type { RestingOrder } from '#domain/orderBook/types.ts';
import { bookOrders } from '#chain/abis/bookOrders.ts';
import { refreshPlan } from '#writes/checks/planRules.ts';
import { freshHint, refreshingHint } from '#writes/orders/orderHint.ts';
import { MYT, USDC } from '../../domain/trade/tickets.ts';
import { stubNode } from '../../support/stubNode.ts';
import { deepList, TAKER, TOKEN0, TOKEN1 } from '../../domain/orderBook/markets.ts';

const coder = AbiCoder.defaultAbiCoder();
const walkArguments = ['address', 'address', 'uint256', 'uint256', 'uint256', 'uint256'];

type Walk = [string, string, bigint, bigint, bigint, bigint];

/** The contract's walk over a list: at most `depth` entries towards the place. */
const closest = (orders: readonly RestingOrder[], [, , target, from, to, depth]: Walk): readonly [bigint, number] => {
  const at = Math.max(
    0,
    orders.findIndex(({ index }) => index === target),
  );
  const place = Math.max(0, insertionIndex(orders, { from, to }) - 1);
  const reached = at + Math.sign(place - at) * Math.min(Math.abs(place - at), Number(depth));
  return [orders[reached]?.index ?? 0n, Number(reached === place && orders.length > 0)];
};

const nodeWith = (orders: readonly RestingOrder[], failsFrom = Infinity) => {
  const walks: Walk[] = [];
  const send = <T>(method: string, params: readonly unknown[]): Promise<T> => {
    const [{ to, data }, tag] = params as [{ to: string; data: Hex }, string];
    expect([method, to, tag, data.slice(0, 10)]).toEqual(['eth_call', TAKER, 'latest', '0x8cd0cb10']);
    const walk = coder.decode(walkArguments, `0x${data.slice(10)}`).toArray() as Walk;
    walks.push(walk);
    if (walks.length > failsFrom) return Promise.reject(new Error('out of gas'));
    return Promise.resolve(coder.encode(['uint256', 'uint8'], [...closest(orders, walk)]) as T);
  };
  return { send, walks };
};

const orders = deepList(1000, 100_000n, 100_000n, 200_000n);
const order = { soldToken: TOKEN0, boughtToken: TOKEN1, from: 100_000n, to: 150_000n };

describe('Insertion hints by getClosestOrderIndex in small steps', () => {
  it('lead from the best order to the place, in a list of 1,000 orders', async () => {
    const node = nodeWith(orders);
    expect(await freshHint(node, TAKER, order, 0n)).toBe(insertionHint(orders, order));
    expect(node.walks).toHaveLength(10);
    expect(new Set(node.walks.map(([, , , , , depth]) => depth))).toEqual(new Set([50n]));
  });

  it('one step suffices from a hint that was right a moment ago', async () => {
    const node = nodeWith(orders);
    expect(await freshHint(node, TAKER, order, 490n)).toBe(insertionHint(orders, order));
    expect(node.walks).toHaveLength(1);
  });

  it('an empty side has none', async () => {
    expect(await freshHint(nodeWith([]), TAKER, order, 77n)).toBe(0n);
  });

  it.each([0, 3])(
    'are safe if they go stale: a node that fails after %i steps leaves the known hint',
    async (steps) => {
      expect(await freshHint(nodeWith(orders, steps), TAKER, order, 7n)).toBe(7n);
    },
  );

  it('a contract without the function leaves the known hint', async () => {
    const silent = { send: <T>() => Promise.resolve('0x' as T) };
    expect(await freshHint(silent, TAKER, order, 7n)).toBe(7n);
  });

  it('a longer way than is waited for gives the entry it came to', async () => {
    const deep = deepList(5000, 100_000n, 100_000n, 200_000n);
    const last = { ...order, to: 300_000n };
    expect(await freshHint(nodeWith(deep), TAKER, last, 0n)).toBe(2001n);
  });
});

describe('the plan of an order', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const terms = {
    maker: TAKER,
    input: USDC,
    output: MYT,
    direction: 'BUY',
    orderType: 'LIMIT',
    from: order.from,
    to: order.to,
    expectedRest: 0n,
    restTolerance: 0n,
    received: 0n,
    minReceived: 0n,
    pool: TAKER,
    takes: [],
  } as const;
  const callWith = (target: bigint): Hex =>
    bookOrders.addOrder.encode(TAKER, USDC.address, MYT.address, target, order.from, order.to);

  it('refreshes its hint just before sending and changes nothing else', async () => {
    stubNode({ eth_call: coder.encode(['uint256', 'uint8'], [321n, 1]) });
    const plan = refreshingHint({ ...terms, targetIndex: 7n }, order, TAKER);
    expect(plan.callData).toBe(callWith(7n));
    expect(await refreshPlan(plan)).toMatchObject({ contract: TAKER, callData: callWith(321n), info: plan.info });
  });

  it('asks nothing for the first order of a side', async () => {
    const { requests } = stubNode({});
    const plan = refreshingHint({ ...terms, targetIndex: 0n }, order, TAKER);
    expect((await refreshPlan(plan)).callData).toBe(callWith(0n));
    expect(requests).toEqual([]);
  });
});
