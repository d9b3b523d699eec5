import { expect, it } from 'vitest';
import { RpcResponseError } from '#chain/rpc/errors.ts';
import { rules } from '#config/rules.ts';
import type { Call } from '#domain/multicall/types.ts';
import { createCallReader } from '#updaters/block/readCalls.ts';
import { createFakeNode, keyOf, word } from '../../support/fakeNode.ts';

const MULTICALL = '0xcA11bde05977b3631167028862bE2a173976CA11';
/** Large enough that each call is a separate chunk. */
const gasRequired = rules.multicall.chunkGasLimit;
const call = (n: number): Call => ({ address: `0x${String(n).padStart(40, '0')}`, callData: '0x12345678' });
const large = (n: number): Call => ({ ...call(n), gasRequired });

const setUp = (...calls: readonly Call[]) => {
  const node = createFakeNode();
  node.block = 9;
  calls.forEach((entry, i) => node.contracts.set(keyOf(entry), word(i)));
  return { node, read: createCallReader(node, MULTICALL) };
};

const success = (value: number) => ({ status: 'success', data: word(value) });
const unread = { status: 'unread' };

it('outcomes are in the order of the calls, however they are chunked', async () => {
  const calls = [large(1), call(2), large(3), call(4)];
  const { node, read } = setUp(...calls);
  const { blockNumber, outcomes } = await read(calls, 'latest');
  expect(blockNumber).toBe(9);
  expect(outcomes).toEqual(calls.map((_, i) => success(i)));
  expect(node.tags().length).toBeGreaterThan(1);
});

it('the block is read all the same without calls', async () => {
  const { node, read } = setUp();
  expect(await read([], 4)).toMatchObject({ blockNumber: 4, outcomes: [] });
  expect(node.tags()).toHaveLength(1);
});

it('a call that another block answered is unread', async () => {
  const calls = [large(1), large(2), large(3)];
  const { node, read } = setUp(...calls);
  node.contracts.set(keyOf(large(2)), () => {
    node.block = 10;
    return word(1);
  });
  const { blockNumber, outcomes } = await read(calls, 'latest');
  expect(blockNumber).toBe(9);
  expect(outcomes).toEqual([success(0), success(1), unread]);
});

it('a call that burns all gas fails no other, and is sent alone from then on, until it succeeds', async () => {
  const calls = [call(1), call(2), call(3)];
  const { node, read } = setUp(...calls);
  node.contracts.set(keyOf(call(2)), 'burnsAllGas');
  const alone = [success(0), unread, success(2)];
  expect((await read(calls, 'latest')).outcomes).toEqual(alone);
  // All of them, then halves and the block itself, then single ones.
  expect(node.tags()).toHaveLength(1 + 3 + 2);
  expect((await read(calls, 'latest')).outcomes).toEqual(alone);
  expect(node.tags()).toHaveLength(1 + 3 + 2 + 2);
  node.contracts.set(keyOf(call(2)), word(1));
  expect((await read(calls, 'latest')).outcomes).toEqual(calls.map((_, i) => success(i)));
  await read(calls, 'latest');
  expect(node.tags()).toHaveLength(1 + 3 + 2 + 2 + 2 + 1);
});

it('reads all other calls of the block where several burn all gas', async () => {
  const calls = Array.from({ length: 200 }, (_, i) => call(i));
  const burning = new Set([0, 51, 52, 120, 199]);
  const { node, read } = setUp(...calls);
  for (const i of burning) node.contracts.set(keyOf(call(i)), 'burnsAllGas');
  const { outcomes } = await read(calls, 'latest');
  expect(outcomes).toEqual(calls.map((_, i) => (burning.has(i) ? unread : success(i))));
});

it('halves nothing where the node runs no call at all', async () => {
  const calls = Array.from({ length: 200 }, (_, i) => call(i));
  const { node, read } = setUp(...calls);
  node.methods.set('eth_call', () => {
    throw new RpcResponseError(-32603, 'Internal error', undefined);
  });
  await expect(read(calls, 'latest')).rejects.toThrow('Internal error');
  expect(node.tags()).toHaveLength(1 + 3);
});

it('a node that cannot be reached makes no call a suspect', async () => {
  const calls = [call(1), call(2)];
  const { node, read } = setUp(...calls);
  node.broken = true;
  await expect(read(calls, 'latest')).rejects.toThrow();
  node.broken = false;
  const before = node.tags().length;
  await read(calls, 'latest');
  expect(node.tags().length - before).toBe(1);
});
