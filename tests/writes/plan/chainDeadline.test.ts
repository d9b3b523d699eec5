import { expect, it } from 'vitest';
import type { TransactionRequest } from '#chain/sending/send.ts';
import { chainDeadline, shownDeadline } from '#writes/plan/chainDeadline.ts';
import { predictSignedTransaction } from '#writes/sending/prediction.ts';
import { createFakeNode } from '../../support/fakeNode.ts';

const times = { deadlineSeconds: 1200, shownTime: 5000 };
const nodeWith = (method: string, answer: () => unknown) => {
  const node = createFakeNode();
  node.delayMs = 0;
  node.methods.set(method, answer);
  return node;
};
const busy = (): never => {
  throw new Error('busy');
};

it('a deadline counts from the time of the chain, whatever block is shown', async () => {
  const node = nodeWith('eth_getBlockByNumber', () => ({ timestamp: '0x2328' }));
  expect(await chainDeadline(node, times)).toBe(9000n + 1200n);
});

it.each<[string, () => unknown]>([
  ['does not answer', busy],
  ['has no block', () => null],
  ['tells no time', () => ({ timestamp: '' })],
  ['tells a time of another shape', () => ({ timestamp: 9000 })],
  ['tells a time without digits', () => ({ timestamp: '0x' })],
])('a node that %s gets the block shown', async (_, answer) => {
  const node = nodeWith('eth_getBlockByNumber', answer);
  expect(await chainDeadline(node, times)).toBe(shownDeadline(times));
  expect(shownDeadline(times)).toBe(6200n);
});

const request: TransactionRequest = { from: '0x01', to: '0x02', data: '0xab', value: 2n ** 77n };

it('the wallet is expected to sign with the next nonce of the account, pending ones counted', async () => {
  const node = nodeWith('eth_getTransactionCount', () => '0x10');
  expect(await predictSignedTransaction(node, request)).toEqual({
    nonce: 16,
    to: '0x02',
    data: '0xab',
    value: (2n ** 77n).toString(),
  });
  expect(node.requests).toEqual([{ method: 'eth_getTransactionCount', params: ['0x01', 'pending'] }]);
});

it.each<[string, () => unknown]>([
  ['does not answer', busy],
  ['tells no number', () => null],
])('a node that %s leaves it unknown', async (_, answer) => {
  expect(await predictSignedTransaction(nodeWith('eth_getTransactionCount', answer), request)).toBeUndefined();
});
