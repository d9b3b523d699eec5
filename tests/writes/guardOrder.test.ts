import { describe, expect, it } from 'vitest';
import { tokenProbe } from '#chain/abis/tokenProbe.ts';
import { RpcResponseError } from '#chain/rpc/errors.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { AbiCoder } from 'ethers';
import { err, ok } from '#lib/result.ts';
import { guardOrder } from '#writes/guardOrder.ts';
import type { GuardedOrder } from '#writes/guardOrder.ts';
import type { TransactionPlan } from '#writes/plan.ts';
import { createFakeNode, word } from '../support/fakeNode.ts';

const address = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`;
const alice = address(6);
const plan: TransactionPlan = {
  contract: address(1),
  method: 'addOrder',
  callData: '0x01',
  value: 0n,
  info: { kind: 'resetApproval', token: { symbol: 'USDT', decimals: 6 }, spender: address(1), amount: '0' },
  reads: { nothing: 'chosenAmount' },
  moves: { nothing: 'chosenAmount' },
};
const order: GuardedOrder = {
  book: address(1),
  pair: address(2),
  wrappedNative: address(3),
  soldToken: address(4),
  wantedToken: address(5),
  receiver: alice,
  paidInNative: false,
  received: 0n,
  fills: [],
  from: 100n,
  paysNative: false,
  mayRest: true,
};

/** A node on which so much of a transfer arrives; undefined: it cannot simulate one. */
const nodeWhere = (arrived: bigint | undefined) => {
  const node = createFakeNode();
  node.delayMs = 0;
  const moves: unknown[] = [];
  node.methods.set('eth_call', ([call, , override]) => {
    if (!override) return word(1);
    moves.push(call);
    return arrived === undefined
      ? '0x'
      : AbiCoder.defaultAbiCoder().encode(['bool', 'uint256', 'bytes'], [true, arrived, '0x']);
  });
  return { node, moves };
};

const inspect = async (arrived: bigint | undefined, change: Partial<GuardedOrder> = {}) => {
  const { node, moves } = nodeWhere(arrived);
  const result = await guardOrder(plan, { ...order, ...change }).inspect?.({ reader: node, from: alice });
  return { result, moves };
};

describe('an order that may rest', () => {
  it('is checked with its whole input on its way from the owner to the book', async () => {
    const { result, moves } = await inspect(100n);
    const data = tokenProbe.move.encode(order.soldToken, alice, order.book, order.book, 100n);
    expect(moves).toEqual([{ to: order.book, data }]);
    expect(result).toEqual(ok(undefined));
  });

  it('is refused if less than that would arrive', async () => {
    const { result } = await inspect(99n);
    expect(result).toEqual(err({ code: 'takesFee', sent: 100n, arrived: 99n }));
  });

  it('passes where the node cannot simulate the transfer', async () => {
    expect((await inspect(undefined)).result).toEqual(ok(undefined));
  });
});

it.each<[string, Partial<GuardedOrder>]>([
  ['paid with the native coin', { paysNative: true }],
  ['that leaves no remainder', { mayRest: false }],
])('of an order %s no transfer is simulated', async (_, change) => {
  expect(await inspect(1n, change)).toEqual({ result: ok(undefined), moves: [] });
});

it('keeps the plan, and explains a refusal by the diagnosis of the order', async () => {
  const guarded = guardOrder(plan, { ...order, received: 50n });
  expect(guarded).toMatchObject(plan);
  const { node } = nodeWhere(undefined);
  node.methods.set('eth_call', ([call]) => {
    const { to } = call as { readonly to: Address; readonly data: Hex };
    if (to === order.wantedToken) throw new RpcResponseError(3, 'execution reverted', undefined);
    return word(0);
  });
  const cause = new Error('why');
  const refusal = { code: 'reverted' as const, reason: 'TRANSFER_FAILED', cause };
  expect(await guarded.explain?.({ reader: node, from: alice }, refusal)).toEqual({ code: 'receiverBlocked', cause });
});
