import { describe, expect, it } from 'vitest';
import { tokenProbe } from '#chain/abis/tokenProbe.ts';
import { RpcResponseError } from '#chain/rpc/errors.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { AbiCoder } from 'ethers';
import { err, ok } from '#lib/result.ts';
import { explainPlan, inspectPlan } from '#writes/checks/planRules.ts';
import { guardOrder } from '#writes/orders/guardOrder.ts';
import type { GuardedOrder } from '#writes/orders/orderTerms.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { createFakeNode, word } from '../../support/fakeNode.ts';

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
  boughtToken: address(5),
  receiver: alice,
  paidInNative: false,
  received: 0n,
  fills: [],
  from: 100n,
  paysNative: false,
};

/** A node on which this part of each transfer arrives, by its token; without an entry it can't simulate it. */
const nodeWhere = (arrived: ReadonlyMap<Address, bigint>) => {
  const node = createFakeNode();
  node.delayMs = 0;
  const moves: unknown[] = [];
  node.methods.set('eth_call', ([call, , override]) => {
    if (!override) return word(1);
    moves.push(call);
    const { data } = call as { readonly data: string };
    const amount = [...arrived].find(([token]) => data.includes(token.slice(2)))?.[1];
    if (amount === undefined) return '0x';
    return AbiCoder.defaultAbiCoder().encode(['bool', 'uint256', 'bytes'], [true, amount, '0x']);
  });
  return { node, moves };
};

const { soldToken, boughtToken, book, pair } = order;

const inspect = async (
  arrived: readonly (readonly [Address, bigint])[],
  change: Partial<GuardedOrder> = {},
): Promise<{ readonly result: unknown; readonly moves: readonly unknown[] }> => {
  const { node, moves } = nodeWhere(new Map(arrived));
  const result = await inspectPlan(guardOrder(plan, { ...order, ...change }), { reader: node, from: alice });
  return { result, moves };
};

const moveTo = (to: Address, from: Address, token: Address, amount: bigint) => ({
  to,
  data: tokenProbe.move.encode(token, from, to, to, amount),
});

describe('an order', () => {
  it('is checked with its input into the book, and with payments of the pool and of the book', async () => {
    const { result, moves } = await inspect([
      [soldToken, 100n],
      [boughtToken, 10_000n],
    ]);
    expect(moves).toEqual([
      moveTo(book, alice, soldToken, 100n),
      moveTo(book, pair, boughtToken, 10_000n),
      moveTo(alice, book, boughtToken, 10_000n),
    ]);
    expect(result).toEqual(ok(undefined));
  });

  it('is refused if less than its input would arrive', async () => {
    const { result } = await inspect([[soldToken, 99n]]);
    expect(result).toEqual(err({ code: 'takesFee', side: 'sold', sent: 100n, arrived: 99n }));
  });

  it('is refused if the token that it buys keeps a part', async () => {
    const { result } = await inspect([[boughtToken, 9_999n]]);
    expect(result).toEqual(err({ code: 'takesFee', side: 'bought', sent: 10_000n, arrived: 9_999n }));
  });

  it('passes where the node cannot simulate the transfers', async () => {
    expect((await inspect([])).result).toEqual(ok(undefined));
  });
});

it('simulates no transfer of the native coin', async () => {
  const untouched = [
    [soldToken, 1n],
    [boughtToken, 1n],
  ] as const;
  expect(await inspect(untouched, { paysNative: true, paidInNative: true })).toEqual({
    result: ok(undefined),
    moves: [],
  });
});

it('keeps the plan, and explains a refusal by the diagnosis of the order', async () => {
  const guarded = guardOrder(plan, { ...order, received: 50n });
  expect(guarded).toMatchObject(plan);
  const { node } = nodeWhere(new Map());
  node.methods.set('eth_call', ([call]) => {
    const { to } = call as { readonly to: Address; readonly data: Hex };
    if (to === order.boughtToken) throw new RpcResponseError(3, 'execution reverted', undefined);
    return word(0);
  });
  const cause = new Error('why');
  const refusal = { code: 'reverted' as const, reason: 'TRANSFER_FAILED', cause };
  expect(await explainPlan(guarded, { reader: node, from: alice }, refusal)).toEqual({
    code: 'receiverBlocked',
    cause,
  });
});
