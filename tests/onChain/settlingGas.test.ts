import { parseUnits } from 'ethers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountAddress, ROLES } from '../../e2e/devnet/accounts.ts';
import { startChain, type LocalChain } from '../../e2e/devnet/chain.ts';
import { FEE_CAP } from '../../e2e/devnet/feeCap.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import { TOKENS } from '../../e2e/devnet/tokens.ts';
import { createTestChain } from '../../e2e/fixtures/chain.ts';
import { createRpcClient } from '#chain/rpc/createRpcClient.ts';
import { simulate } from '#chain/sending/send.ts';
import { rules } from '#config/rules.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { planCancel } from '#writes/orders/cancelOrder.ts';
import { quantity } from './support/contractClient.ts';

const [ACCOUNT] = ROLES.demo;
const from = accountAddress(ACCOUNT);

let local: LocalChain;

beforeAll(async () => {
  local = await startChain({ port: ANY_PORT, blockSeconds: 0, quiet: true });
}, 300_000);
afterAll(() => local.stop());

const tokenOf = ({ address, decimals }: (typeof TOKENS)['MYT']) =>
  ({ kind: 'token', chainId: 137, address, decimals, symbol: '', name: '' }) as const;

it('a cancellation estimated behind another one of its block has gas enough for a separate block', async () => {
  const { node, deployment } = local;
  const chain = createTestChain(node, local);
  for (const price of ['421', '422']) {
    const order = { sold: 'MYT', bought: 'USDC', from: parseUnits('1000', 18), to: parseUnits(price, 6) } as const;
    await chain.placeOrder(ACCOUNT, order);
  }
  const [first, second] = (await chain.openOrders('MYT', 'USDC', ACCOUNT)).slice(0, 2).map(({ index, remain }) => {
    const [soldToken, boughtToken] = [tokenOf(TOKENS.MYT), tokenOf(TOKENS.USDC)];
    return planCancel({ soldToken, boughtToken, paidBack: soldToken, index, amount: remain }, deployment.orderBook);
  });
  if (!first || !second) throw new Error('The orders are not open');
  const rpc = createRpcClient({ urls: [node.url], chainId: 137, batchWaitMs: 0 });
  const request = (data: Hex) => ({ from, to: deployment.orderBook, data, value: 0n });
  const send = (data: Hex, gas: bigint) =>
    node.rpc<Hex>('eth_sendTransaction', { from, to: deployment.orderBook, data, gas: quantity(gas), ...FEE_CAP });

  await send(first.callData, 1_000_000n);
  const behind = await simulate(rpc, request(second.callData));
  if (!behind.ok) throw new Error(`The cancellation is refused: ${behind.error.code}`);
  await chain.mine();
  const alone = await simulate(rpc, request(second.callData));
  const limit = behind.value.gasLimit + rules.gas.oncePerBlock;
  expect(second.settlesOncePerBlock).toBe(true);
  expect(alone.ok && alone.value.gasLimit).toBeGreaterThan(behind.value.gasLimit);
  const hash = await send(second.callData, limit);
  await chain.mine();
  expect((await chain.receipt(hash)).status).toBe('0x1');
});
