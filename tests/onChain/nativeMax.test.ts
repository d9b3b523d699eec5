import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRpcClient, type RpcClient } from '#chain/rpc/createRpcClient.ts';
import { simulate } from '#chain/sending/send.ts';
import { rules } from '#config/rules.ts';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { spendableOf } from '#features/currencyInput/useSpendable.ts';
import { planOrder } from '#writes/orders/placeOrder.ts';
import { quantity } from './support/contractClient.ts';
import { toBook } from './support/orderBookActs.ts';
import { person } from './support/people.ts';
import { ABIS, createStage, type Stage } from './support/stage.ts';

const E18 = 10n ** 18n;
const GWEI = 10n ** 9n;
const taker = person('taker');

let stage: Stage;
let rpc: RpcClient;

beforeAll(async () => {
  stage = await createStage();
  rpc = createRpcClient({ urls: [stage.node.url], chainId: 137, batchWaitMs: 0 });
}, 240_000);
afterAll(() => stage.stop());

/** A pool of 2,000,000 wrapped coins to 1,000,000 tokens, and asks of one token each just above its price. */
const openBook = async (asks: number): Promise<void> => {
  await stage.reset();
  const token = stage.tokenOf('T18b');
  const pair = await stage.pairOf(stage.weth, token);
  const give = (to: Hex, amount: bigint) => ({
    from: taker,
    abi: ABIS.token,
    to,
    method: 'transfer',
    args: [pair, amount],
  });
  await stage.executeAll([
    give(stage.weth, 2_000_000n * E18),
    give(token, 1_000_000n * E18),
    { from: taker, abi: ABIS.pair, to: pair, method: 'sync', args: [] },
  ]);
  for (let at = 0; at < asks; at += 1) {
    const target = 2n * E18 + (BigInt(at + 1) * E18) / 10_000n;
    await stage.executeAll([toBook(stage, 'm1', 'addOrder', person('m1'), token, stage.weth, 0, E18, target)]);
  }
};

const orderOf = (from: bigint) =>
  planOrder(
    {
      maker: taker,
      input: nativeCurrency,
      output: { kind: 'token', chainId: 137, address: stage.tokenOf('T18b'), decimals: 18, symbol: 'T', name: 'T' },
      direction: 'SELL',
      orderType: 'MARKET',
      from,
      to: (from * 45n) / 100n,
      targetIndex: 0n,
      expectedRest: from,
      restTolerance: 0n,
      received: 0n,
      minReceived: 0n,
      pool: stage.book,
      takes: [],
    },
    stage.book,
  );

const gasOf = async (from: bigint): Promise<bigint> => {
  const { contract: to, callData: data, value } = orderOf(from);
  const done = await simulate(rpc, { from: taker, to, data, value });
  if (!done.ok) throw new Error(`The order is refused: ${done.error.code}`);
  return done.value.gasLimit;
};

describe('Max of the native coin', () => {
  it.each([0, 1, 12])(
    'an order that takes %i resting orders asks for no more gas than is kept for it',
    async (asks) => {
      await openBook(asks);
      const gas = await gasOf(BigInt(asks + 1) * 1_000n * E18);
      const kept = rules.gas.order + BigInt(asks) * rules.gas.fill;
      expect(gas).toBeLessThanOrEqual(kept);
      expect(gas).toBeGreaterThan(kept / 2n);
    },
  );

  it('is sent through at a gas price at which 0.01 is not enough', async () => {
    await openBook(5);
    const price = 300n * GWEI;
    const balance = 6_000n * E18;
    await stage.node.rpc('anvil_setBalance', taker, quantity(balance));
    await stage.node.rpc('anvil_setNextBlockBaseFeePerGas', quantity(price));
    await stage.mine();
    const gasPrice = BigInt(await stage.node.rpc<Hex>('eth_gasPrice'));
    const from = spendableOf(nativeCurrency, balance, rules.gas.order + 5n * rules.gas.fill, gasPrice) ?? 0n;
    expect(balance - from).toBeGreaterThan(rules.gas.nativeReserve * 10n);
    const { contract: to, callData: data, value } = orderOf(from);
    const [gas, maxFeePerGas] = [quantity(await gasOf(from)), quantity(gasPrice * rules.gas.feeCapFactor)];
    const send = (paid: bigint): Promise<Hex> => {
      const terms = { from: taker, to, data, gas, maxFeePerGas, maxPriorityFeePerGas: '0x1' };
      return stage.node.rpc<Hex>('eth_sendTransaction', { ...terms, value: quantity(paid) });
    };
    // The node itself rejects the amount that the reserve of 0.01 would leave.
    await expect(send(balance - rules.gas.nativeReserve)).rejects.toThrow(/insufficient funds/i);
    const hash = await send(value);
    await stage.mine();
    const receipt = await stage.node.rpc<{ status: Hex }>('eth_getTransactionReceipt', hash);
    expect(receipt.status).toBe('0x1');
  });
});
