import { bookOrders } from '#chain/abis/bookOrders.ts';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import { quoteOther } from '#domain/liquidity/poolMath.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { planAddLiquidity } from '#writes/liquidity/addLiquidity.ts';
import { planApproval } from '#writes/approvals/approve.ts';
import { planCancel } from '#writes/orders/cancelOrder.ts';
import { planMining } from '#writes/rewards/mining.ts';
import { planOrder } from '#writes/orders/placeOrder.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { planRemoveLiquidity } from '#writes/liquidity/removeLiquidity.ts';
import { planWrap } from '#writes/orders/wrap.ts';
import { encodeCall } from '../../../e2e/devnet/contracts.ts';
import { readOrders, readBalance } from '../../../e2e/devnet/exchange.ts';
import { readRewardsPool, readStake } from '../../../e2e/devnet/liquidity.ts';
import { rawAmount } from '../../../e2e/devnet/market.ts';
import { TOKENS, type TokenSymbol } from '../../../e2e/devnet/tokens.ts';
import { fact } from './outcomeStage.ts';
import type { SafeStage } from './safeStage.ts';

export const token = (symbol: TokenSymbol): Token => ({ kind: 'token', chainId: 137, name: symbol, ...fact(symbol) });

const HOUR = 3600n;
const approve = (subject: Token, spender: Address, amount: bigint): TransactionPlan =>
  planApproval({ token: subject, spender }, amount);

export const wrap = (amount: bigint): TransactionPlan =>
  planWrap({ kind: 'wrap', native: nativeCurrency, wrapped: token('WMATIC'), amount });

/** A plan's call as the Safe's page has it. */
export const sentCall = ({ contract: to, callData: data, value }: TransactionPlan) => ({
  to,
  data,
  value: value.toString(),
});

/** Plans of a Safe's actions as the application makes them, at the current state of the chain. */
export const createSafeActions = ({ chain, node, deployment, act }: SafeStage, safe: Address) => {
  const { orderBook, router, lpStaking } = deployment;
  const pairOf = async (): Promise<Address> => {
    const pair = await chain.pairOf('MYT', 'USDC');
    if (!pair) throw new Error('there is no pool');
    return pair;
  };
  const poolToken = (pair: Address): Token => ({ ...token('MYT'), address: pair, symbol: 'MYT/USDC LP' });
  const exchange = { name: 'MYT', router };
  const deadline = async (): Promise<bigint> => {
    const { timestamp } = await node.rpc<{ readonly timestamp: string }>('eth_getBlockByNumber', 'latest', false);
    return BigInt(timestamp) + 3n * HOUR;
  };
  const reserves = async (): Promise<{ readonly myt: bigint; readonly usdc: bigint }> => {
    const { base, quote } = await chain.reserves('MYT', 'USDC');
    return { myt: base, usdc: quote };
  };
  const sale = (from: bigint, to: bigint): TransactionPlan =>
    planOrder(
      {
        ...{ maker: safe, input: token('USDC'), output: token('MYT'), direction: 'BUY', orderType: 'MARKET', from, to },
        ...{
          targetIndex: 0n,
          expectedRest: 0n,
          restTolerance: 0n,
          received: to,
          minReceived: to,
          pool: safe,
          takes: [],
        },
      },
      orderBook,
    );
  const mining = async (kind: 'stake' | 'unstake' | 'claimRewards', amount: bigint): Promise<TransactionPlan> => {
    const pair = await pairOf();
    const pid = await readRewardsPool(node, lpStaking, pair);
    return planMining({
      ...{ act: kind, staking: lpStaking, pid, poolToken: poolToken(pair), pool: 'MYT/USDC', amount },
      ...{ reward: token('MYT'), secondReward: undefined, pending: undefined },
    });
  };

  const removal = async (poolTokens: bigint): Promise<readonly TransactionPlan[]> => {
    const pair = await pairOf();
    const { myt, usdc } = await reserves();
    const supply = await chain.lpSupply(pair);
    const [amountA, amountB] = [(poolTokens * myt) / supply, (poolTokens * usdc) / supply];
    return [
      approve(poolToken(pair), router, poolTokens),
      planRemoveLiquidity(
        {
          ...{ exchange, pair, account: safe, currencyA: token('MYT'), currencyB: token('USDC') },
          ...{ removal: { poolTokens, amountA, amountB }, amountAMin: 0n, amountBMin: 0n, permit: undefined },
        },
        { deadline: await deadline(), hasTransferFee: false },
      ),
    ];
  };

  return {
    unwrap: (amount: bigint): TransactionPlan =>
      planWrap({ kind: 'unwrap', native: nativeCurrency, wrapped: token('WMATIC'), amount }),
    /** Approves the exact amount and sells it for what the market pays. */
    order: (amount: bigint): readonly TransactionPlan[] => [
      approve(token('USDC'), orderBook, amount),
      sale(amount, 1n),
    ],
    /** An order that rests, and the plan that cancels it. */
    cancellation: async (): Promise<readonly TransactionPlan[]> => {
      const [amount, dear] = [rawAmount('USDC', 50), rawAmount('MYT', 1_000_000)];
      const { address: sold } = TOKENS.USDC;
      const { address: bought } = TOKENS.MYT;
      await act(safe, sold, encodeCall('token', 'approve', [orderBook, amount]));
      await act(safe, orderBook, bookOrders.addOrder.encode(safe, sold, bought, 0n, amount, dear));
      const orders = await readOrders(node, deployment, sold, bought);
      const own = orders.findLast(({ maker }) => maker === safe);
      if (!own) throw new Error('the order does not rest');
      const terms = { soldToken: token('USDC'), boughtToken: token('MYT'), paidBack: token('USDC') };
      return [planCancel({ ...terms, index: own.index, amount: own.remain }, orderBook)];
    },
    addition: async (): Promise<readonly TransactionPlan[]> => {
      const pair = await pairOf();
      const { myt, usdc } = await reserves();
      const amountA = rawAmount('MYT', 100);
      const amountB = quoteOther(amountA, myt, usdc);
      const quote = {
        ...{ amountADesired: amountA, amountBDesired: amountB, takenA: amountA, takenB: amountB },
        ...{ amountAMin: 0n, amountBMin: 0n, poolTokens: 1n, minPoolTokens: 0n, supplyAfter: 2n, opensPool: false },
      };
      const terms = { exchange, pair, account: safe, currencyA: token('MYT'), currencyB: token('USDC'), quote };
      return [
        approve(token('MYT'), router, amountA),
        approve(token('USDC'), router, amountB),
        planAddLiquidity(terms, await deadline()),
      ];
    },
    removal,
    stake: async (amount: bigint): Promise<readonly TransactionPlan[]> => [
      approve(poolToken(await pairOf()), lpStaking, amount),
      await mining('stake', amount),
    ],
    unstakeAndRemove: async (amount: bigint): Promise<readonly TransactionPlan[]> => [
      await mining('unstake', amount),
      ...(await removal(amount)),
    ],
    claim: async (): Promise<readonly TransactionPlan[]> => [await mining('claimRewards', 0n)],
    poolTokens: async (): Promise<bigint> => readBalance(node, await pairOf(), safe),
    staked: async (): Promise<bigint> => {
      const pair = await pairOf();
      return readStake(node, lpStaking, await readRewardsPool(node, lpStaking, pair), safe);
    },
  };
};
