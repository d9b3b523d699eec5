import { Interface } from 'ethers';
import { describe, expect, it } from 'vitest';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { planApproval } from '#writes/approvals/approve.ts';
import { planMining } from '#writes/rewards/mining.ts';
import { settleStakedRemoval, stakedRemovalPlan } from '#writes/liquidity/removeStaked.ts';
import { maker } from '../../domain/orderBook/markets.ts';
import { MYT, USDC } from '../../domain/trade/tickets.ts';

const [router, pair, account, staking] = [maker(1), maker(2), maker(3), maker(4)];
const poolToken = { ...MYT, address: pair, symbol: 'MYT-LP' };
const terms = {
  exchange: { name: 'Harbour', router },
  ...{ pair, account, currencyA: nativeCurrency, currencyB: USDC },
  removal: { poolTokens: 40n, amountA: 1_000n, amountB: 500n },
  ...{ amountAMin: 995n, amountBMin: 497n, permit: undefined },
};
const unstake = planMining({
  ...{ act: 'unstake', staking, pid: 0n, poolToken, pool: 'MYT/USDC', amount: 40n },
  ...{ reward: MYT, secondReward: undefined, pending: undefined },
});
const before = [unstake, planApproval({ token: poolToken, spender: router }, 40n)];

const batch = new Interface([
  'function execute((address to, uint256 value, bytes data)[] calls) payable returns (bytes[] results)',
]);
const tolerantSelector = new Interface([
  'function removeLiquidityETHSupportingFeeOnTransferTokens(address, uint256, uint256, uint256, address, uint256)',
]).getFunction('removeLiquidityETHSupportingFeeOnTransferTokens')?.selector;

/** Serves the removal alone only after the calls before it, as the chain does. */
const node = (succeeds: 'both' | 'tolerant' | 'none') => {
  const batches: string[][] = [];
  const send = <T>(method: string, params: readonly unknown[]): Promise<T> => {
    if (method === 'eth_getBlockByNumber') return Promise.resolve({ timestamp: '0x3e8' } as T);
    const [{ data }] = params as [{ readonly data: Hex }];
    const calls = batch.decodeFunctionData('execute', data).toArray(true)[0] as readonly [string, bigint, string][];
    batches.push(calls.map(([to]) => to));
    const isTolerant = calls.at(-1)?.[2].startsWith(tolerantSelector ?? '') === true;
    const isServed = succeeds === 'both' || (succeeds === 'tolerant' && isTolerant);
    if (!isServed) return Promise.reject(new Error('execution reverted'));
    return Promise.resolve(batch.encodeFunctionResult('execute', [calls.map(() => '0x')]) as T);
  };
  return { batches, send };
};

const times = { deadlineSeconds: 1800, shownTime: 500 };
const methodAt = async (succeeds: 'both' | 'tolerant' | 'none') =>
  (await settleStakedRemoval(node(succeeds), { before, terms }, times)).method;

describe('a removal of pool tokens that the same transaction unstakes', () => {
  it('is simulated after the unstaking and the approval', async () => {
    const { batches, send } = node('both');
    const plan = await settleStakedRemoval({ send }, { before, terms }, times);
    expect(batches.map((calls) => calls.map((to) => to.toLowerCase()))).toEqual([
      [staking, pair, router].map((address) => address.toLowerCase()),
    ]);
    expect(BigInt(`0x${plan.callData.slice(-64)}`)).toBe(2_800n);
  });

  it('uses the fee-on-transfer call only if the plain one reverts and that one succeeds', async () => {
    expect(await methodAt('both')).toBe('removeLiquidityETH');
    expect(await methodAt('tolerant')).toBe('removeLiquidityETHSupportingFeeOnTransferTokens');
    expect(await methodAt('none')).toBe('removeLiquidityETH');
  });

  it('simulates nothing for two tokens, whose call serves transfer fees too', async () => {
    const { batches, send } = node('none');
    const tokens = { ...terms, currencyA: MYT };
    expect((await settleStakedRemoval({ send }, { before, terms: tokens }, times)).method).toBe('removeLiquidity');
    expect(batches).toEqual([]);
  });

  it('keeps the confirmed minimums and amounts', () => {
    const plan = stakedRemovalPlan(before, terms, times);
    expect(plan.info).toMatchObject({ kind: 'removeLiquidity', amountA: '1000', amountB: '500', pair });
    expect(plan.priceSensitive).toBe(true);
    const calls = before.map(({ contract, callData, value }) => ({ contract, callData, value }));
    expect(plan.refresh).toEqual({ rule: 'stakedRemoval', removal: { before: calls, terms }, times });
  });
});
