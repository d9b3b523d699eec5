import { expect, it } from 'vitest';
import { coinMoved } from '#chain/reading/coinMoved.ts';
import type { Address } from '#domain/tokens/types.ts';

const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const hash = `0x${'ab'.repeat(32)}` as const;
const mined = { hash, from: alice, to: alice, input: '0x', value: '0x64', nonce: '0x7', blockNumber: '0xb' };

/** A node by method and block. */
const nodeOf = (answers: Readonly<Record<string, unknown>>) => ({
  send: <T>(method: string, params: readonly unknown[]): Promise<T> => {
    const key = params.length > 1 ? `${method} ${String(params[1])}` : method;
    return key in answers ? Promise.resolve(answers[key] as T) : Promise.reject(new Error('missing trie node'));
  },
});
const full = {
  eth_getTransactionByHash: mined,
  'eth_getBalance 0xa': '0x3e8',
  'eth_getBalance 0xb': '0x37a',
  'eth_getTransactionCount 0xa': '0x7',
  'eth_getTransactionCount 0xb': '0x8',
};
const read = (answers: Readonly<Record<string, unknown>>) =>
  coinMoved(nodeOf(answers), { hash, from: alice, blockNumber: 11, networkFee: 12n });

it('is the change of the balance over the block without the network fee', async () => {
  expect(await read(full)).toEqual({ sent: 100n, change: -98n });
});

it.each([
  ['the account has another transaction in the block', { ...full, 'eth_getTransactionCount 0xb': '0x9' }],
  ['another account sent it', { ...full, eth_getTransactionByHash: { ...mined, from: `0x${'1'.repeat(40)}` } }],
  ['the node does not know it', { ...full, eth_getTransactionByHash: null }],
  ['the node has no earlier state', { ...full, 'eth_getBalance 0xa': null }],
  ['the node answers nothing', {}],
])('is unknown where %s', async (_, answers) => {
  expect(await read(answers)).toBeUndefined();
});
