import { env } from '#config/env.ts';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';
import { operationNames } from '#domain/operations/operationNames.ts';
import type { OperationValues } from '#domain/operations/operation.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { liquiditySteps, planAddLiquidity } from '#writes/liquidity/addLiquidity.ts';
import type { AddTerms } from '#writes/liquidity/liquidityTerms.ts';
import { planApproval } from '#writes/approvals/approve.ts';
import { planBond, planRedeem } from '#writes/rewards/bonds.ts';
import { planBurn, planBurnClaim } from '#writes/rewards/burn.ts';
import { planCancel, planCancelIntoDeposit } from '#writes/orders/cancelOrder.ts';
import { planAirdropClaim } from '#writes/rewards/claimAirdrop.ts';
import { planDistributionClaim } from '#writes/rewards/claimDistribution.ts';
import { planDeposit, planWithdraw } from '#writes/orders/deposits.ts';
import { planDrip } from '#writes/rewards/drip.ts';
import { planFarm } from '#writes/rewards/farm.ts';
import {
  planCancellation,
  planDelegation,
  planExecution,
  planProposal,
  planQueue,
  planSignedVote,
  planVote,
} from '#writes/governance/governance.ts';
import { planLock, planUnlock } from '#writes/rewards/lockStaking.ts';
import { planMining } from '#writes/rewards/mining.ts';
import { planOperation } from '#writes/governance/operations.ts';
import { planOrderClaim } from '#writes/rewards/orderMining.ts';
import { guardOrder } from '#writes/orders/guardOrder.ts';
import { refreshingHint } from '#writes/orders/orderHint.ts';
import type { OrderTerms, RouterTerms } from '#writes/orders/orderTerms.ts';
import { planOrder } from '#writes/orders/placeOrder.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { planRequirement } from '#writes/plan/requireBalance.ts';
import { planRemoveLiquidity, removalPlan } from '#writes/liquidity/removeLiquidity.ts';
import { stakedRemovalPlan } from '#writes/liquidity/removeStaked.ts';
import { planSingle } from '#writes/rewards/singleStaking.ts';
import { planRouterSwap, refreshingDeadline } from '#writes/orders/swapOnRouter.ts';
import { planClaimTrades } from '#writes/rewards/tradeMining.ts';
import { planWrap } from '#writes/orders/wrap.ts';

const address = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`;
const tokenAt = (number: number, symbol: string, decimals = 18): Token => ({
  kind: 'token',
  chainId: 137,
  address: address(number),
  decimals,
  symbol,
  name: symbol,
});

export const PLANNER: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const contract = address(1);
const pair = address(2);
const exchange = { name: 'MYT', router: contract, pair };
const usdc = tokenAt(3, 'USDC', 6);
const myt = tokenAt(4, 'MYT');
const lp = tokenAt(2, 'MYT-LP');
const wrapped: Token = { ...tokenAt(5, 'WMATIC'), address: env.wrappedNative };

const orderTerms = (input: Currency, takes: readonly bigint[]): OrderTerms => ({
  ...{ maker: PLANNER, input, output: myt, direction: 'BUY', orderType: 'MARKET', from: 100n, to: 90n },
  ...{ targetIndex: 0n, expectedRest: 0n, restTolerance: 0n, received: 95n, minReceived: 90n, pool: pair, takes },
});
const order = (input: Currency, takes: readonly bigint[]) => planOrder(orderTerms(input, takes), contract);

const swapTerms = (field: 'INPUT' | 'OUTPUT'): RouterTerms => ({
  ...{ exchange, feePerThousand: 3, account: PLANNER, recipient: PLANNER, input: usdc, output: myt },
  ...{ inputToken: usdc, outputToken: myt, direction: 'BUY', field, from: 100n, to: 90n, shown: 95n },
});
const swap = (field: 'INPUT' | 'OUTPUT') => planRouterSwap(swapTerms(field), { deadline: 9n, hasTransferFee: false });

const quote = {
  ...{ amountADesired: 100n, amountBDesired: 100n, takenA: 100n, takenB: 90n, amountAMin: 99n, amountBMin: 89n },
  ...{ poolTokens: 50n, minPoolTokens: 49n, supplyAfter: 500n, opensPool: false },
};
const addTerms = (currencyA: Currency): AddTerms => ({
  ...{ exchange, pair, account: PLANNER, currencyA, currencyB: myt, quote },
});
const add = (currencyA: Currency) => planAddLiquidity(addTerms(currencyA), 9n);

const removal = { poolTokens: 50n, amountA: 100n, amountB: 90n };
const removeTerms = (currencyA: Currency) => ({
  ...{ exchange, pair, account: PLANNER, currencyA, currencyB: myt, removal },
  ...{ amountAMin: 99n, amountBMin: 89n, permit: undefined },
});
const remove = (currencyA: Currency) =>
  planRemoveLiquidity(removeTerms(currencyA), { deadline: 9n, hasTransferFee: false });

const mining = (act: 'stake' | 'unstake' | 'claimRewards' | 'leaveRewards', secondReward?: Token) =>
  planMining({
    ...{ act, staking: contract, pid: 1n, poolToken: lp, pool: 'MYT', reward: myt, secondReward },
    amount: act === 'claimRewards' ? 0n : 5n,
    pending: [600n, 70n],
  });
const farm = (act: 'stake' | 'withdraw' | 'claim' | 'exit', second = false) =>
  planFarm({
    ...{ act, farm: contract, stakingToken: lp, name: 'Farm', rewards: second ? [myt, usdc] : [myt] },
    amount: act === 'claim' ? 0n : 5n,
    earned: second ? [600n, 70n] : [600n],
  });
const single = (act: 'stake' | 'unstake' | 'claimRewards') =>
  planSingle({
    ...{ act, staking: contract, token: myt, name: 'MYT', reward: myt, pending: 600n },
    amount: act === 'claimRewards' ? 0n : 5n,
  });

const cancelled = { soldToken: usdc, boughtToken: myt, paidBack: usdc, index: 7n, amount: 5n };
const lockTerms = { months: 3n, durationSeconds: 9n, rateBps: 100n, remaining: 1000n };
const stake = { index: 2n, id: 4n, startTime: 0n, endTime: 1n, rateBps: 200n, payout: 9n, deposited: 7n };
const bondQuote = {
  ...{ amount: 5n, truePrice: 9n, maxPrice: 10n, gross: 4n, minGross: 3n, payout: 4n, minPayout: 3n, fee: 0n },
  vestingTerm: 9n,
};
const tradedPools = [
  { pid: 0n, own: 5n },
  { pid: 1n, own: 0n },
];
const signature = `0x${'1'.repeat(64)}${'2'.repeat(64)}1b` as const;
const signedVote = planSignedVote({
  ...{ governor: contract, proposalId: 3n, support: true, voter: PLANNER, signature },
});
if (!signedVote) throw new Error('The signature was not read.');

const operationValues: OperationValues = {
  ...{ account: PLANNER, token: myt.address, amount: 5n, pair, points: 7n, farmOwner: PLANNER, seconds: 9n },
  ...{ stakingToken: lp.address, rewardA: myt.address, amountA: 3n, rewardB: usdc.address, amountB: 2n },
  ...{ payoutToken: myt.address, principal: usdc.address, treasury: contract, bond: address(6) },
  ...{ initialOwner: PLANNER, ceilings: [1n], fees: [2n] },
};

/** A plan of every kind of transaction there is: a kind that is left out does not compile. */
export const everyPlan: Readonly<Record<TransactionInfo['kind'], readonly TransactionPlan[]>> = {
  placeOrder: [order(usdc, [11n, 12n]), order(nativeCurrency, [])],
  swap: [swap('INPUT'), swap('OUTPUT')],
  wrap: [planWrap({ kind: 'wrap', native: nativeCurrency, wrapped, amount: 5n })],
  unwrap: [planWrap({ kind: 'unwrap', native: nativeCurrency, wrapped, amount: 5n })],
  cancelOrder: [planCancel(cancelled, contract)],
  cancelIntoDeposit: [planCancelIntoDeposit(cancelled, contract)],
  depositTokens: [planDeposit(usdc, 5n, contract)],
  withdrawDeposit: [planWithdraw(usdc, 5n, contract)],
  addLiquidity: [add(usdc), add(nativeCurrency)],
  removeLiquidity: [remove(usdc), remove(nativeCurrency)],
  requireBalance: [planRequirement(usdc, PLANNER, 5n)],
  approve: [planApproval({ token: usdc, spender: contract }, 5n)],
  resetApproval: [planApproval({ token: usdc, spender: contract }, 0n)],
  stake: [mining('stake'), farm('stake'), single('stake')],
  unstake: [mining('unstake'), farm('withdraw'), farm('exit', true), single('unstake')],
  claimRewards: [mining('claimRewards', usdc), farm('claim'), single('claimRewards')],
  leaveRewards: [mining('leaveRewards')],
  claimTrades: [planClaimTrades(contract, myt, tradedPools, 600n)],
  claimOrderRewards: [planOrderClaim(contract, myt, 2n, 600n)],
  lockTokens: [planLock({ staking: contract, token: myt, amount: 5n, terms: lockTerms })],
  unlockTokens: [planUnlock({ staking: contract, token: myt, stake })],
  burn: [planBurn({ contract, token: myt, amount: 5n, epoch: { number: 1n, reward: 9n } })],
  claimBurnRewards: [planBurnClaim(contract, usdc, 600n)],
  claimDistribution: [planDistributionClaim(contract, myt, 600n)],
  claimAirdrop: [planAirdropClaim(contract, { index: 1n, account: PLANNER, amount: 5n, proof: [] }, myt)],
  buyBond: [planBond({ bond: contract, principal: usdc, payoutToken: myt, quote: bondQuote, depositor: PLANNER })],
  claimBond: [planRedeem(contract, myt, PLANNER, 600n)],
  drip: [planDrip(contract, myt, 5n)],
  operate: operationNames.map((name) => planOperation({ name, contract, values: operationValues })),
  propose: [planProposal(contract, { title: 'Title', body: 'Text', actions: [] })],
  vote: [planVote(contract, 3n, true)],
  signedVote: [signedVote],
  delegateVotes: [planDelegation(myt, PLANNER)],
  queueProposal: [planQueue(contract, 3n)],
  executeProposal: [planExecution(contract, 3n, [])],
  cancelProposal: [planCancellation(contract, 3n)],
};

const sides = { soldToken: usdc.address, boughtToken: myt.address };
const fill = { index: 11n, maker: PLANNER, spent: 5n, toMaker: 4n, taken: 5n, remain: 0n };
const guardedOrder = guardOrder(refreshingHint(orderTerms(usdc, [11n]), { ...sides, from: 100n, to: 90n }, contract), {
  ...{ ...sides, book: contract, pair, wrappedNative: wrapped.address, receiver: PLANNER, from: 100n },
  ...{ paysNative: false, paidInNative: false, received: 95n, fills: [fill] },
});
const times = { deadlineSeconds: 1800, shownTime: 9 };
const supplies = liquiditySteps(addTerms(usdc), { times, exact: true, approved: { a: true, b: true } });

/** Plans that are made again when they are sent, and an approval with the plan that needs it. */
export const refreshedPlans: readonly TransactionPlan[] = [
  guardedOrder,
  refreshingDeadline(swapTerms('INPUT'), times),
  ...supplies.map(({ plan }) => plan()),
  removalPlan(removeTerms(nativeCurrency), times),
  stakedRemovalPlan([mining('unstake')], removeTerms(usdc), times),
  { ...planApproval({ token: usdc, spender: contract }, 100n), enables: guardedOrder },
];
