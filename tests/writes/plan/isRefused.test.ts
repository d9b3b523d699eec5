import { expect, it } from 'vitest';
import { RpcError, RpcResponseError } from '#chain/rpc/errors.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isRefused } from '#writes/plan/isRefused.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { createFakeNode } from '../../support/fakeNode.ts';

const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const plan: TransactionPlan = {
  contract: '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B',
  method: 'deposit',
  callData: '0xd0e30db0',
  value: 7n,
  info: { kind: 'resetApproval', token: { symbol: 'USDT', decimals: 6 }, spender: alice, amount: '0' },
  reads: { nothing: 'chosenAmount' },
  moves: { nothing: 'chosenAmount' },
};

const nodeThat = (answer: () => unknown) => {
  const node = createFakeNode();
  node.delayMs = 0;
  node.methods.set('eth_call', answer);
  return node;
};

it.each<[string, () => unknown, boolean]>([
  ['accepts the call', () => '0x', false],
  [
    'reverts',
    () => {
      throw new RpcResponseError(3, 'execution reverted', undefined);
    },
    true,
  ],
  [
    'cannot be asked',
    () => {
      throw new RpcError('network', 'no answer');
    },
    false,
  ],
  [
    'is asked of a node that is busy',
    () => {
      throw new RpcResponseError(-32005, 'limit exceeded', undefined);
    },
    false,
  ],
])('a contract that %s is judged by its answer', async (_, answer, refused) => {
  expect(await isRefused(nodeThat(answer), alice, plan)).toBe(refused);
});

it("is queried with the plan's call and value, from the account, at the latest block", async () => {
  const node = nodeThat(() => '0x');
  await isRefused(node, alice, plan);
  const call = { from: alice, to: plan.contract, data: '0xd0e30db0', value: '0x7' };
  expect(node.requests).toEqual([{ method: 'eth_call', params: [call, 'latest'] }]);
});
