import { REWARD_DISTRIBUTION } from '../../../e2e/devnet/seedDistribution.ts';
import type { Interface } from 'ethers';
import type { Address } from '#domain/tokens/types.ts';
import { amountIn, heldOf, send, sizeOf, type Doer, type LedgerRun } from './ledgerRun.ts';
import { DEPLOYER, LEDGER_ABIS as ABIS } from './ledgerStage.ts';

const WEEK = 7 * 86_400;
const HOUR = 3600;
const ANY_PRICE = 2n ** 200n;
const COIN = 10n ** 18n;

const poolTokens = async (run: LedgerRun): Promise<bigint> => (await run.stage.balance(run.pools[0], run.account)) / 3n;

/** Rewards grow first. */
const later = async (run: LedgerRun, abi: Interface, to: Address, method: string, ...args: readonly unknown[]) => {
  await run.stage.pass(HOUR);
  return send(run, { abi, to, method, args });
};

const single =
  (isDeposit: boolean, amountOf: (run: LedgerRun, staked: bigint) => bigint): Doer =>
  async (run) => {
    const to = run.stage.deployment.singleStaking[0];
    const staked = await run.stage.ask<bigint>({ abi: ABIS.single, to, method: 'userInfo', args: [run.account] });
    return later(run, ABIS.single, to, 'transact', amountOf(run, staked), isDeposit);
  };

const farmBalance = (run: LedgerRun, to: Address): Promise<bigint> =>
  run.stage.ask<bigint>({ abi: ABIS.farm, to, method: 'balanceOf', args: [run.account] });

const singleFarm = (run: LedgerRun): Address => run.stage.deployment.farms.single;
const dualFarm = (run: LedgerRun): Address => run.stage.deployment.farms.dual.running;

const liquidity =
  (method: 'deposit' | 'withdraw'): Doer =>
  async (run) => {
    const to = run.stage.deployment.lpStaking;
    const staked = await run.stage.ask<bigint>({
      abi: ABIS.liquidity,
      to,
      method: 'userInfo',
      args: [0n, run.account],
    });
    return later(run, ABIS.liquidity, to, method, 0n, method === 'deposit' ? await poolTokens(run) : staked / 2n);
  };

export const PROGRAMME_ACTS: Readonly<Record<string, Doer>> = {
  singleStake: single(true, (run) => sizeOf(run, 'MYT') / 2n),
  singleUnstake: single(false, (run, staked) => amountIn(run, staked / 4n, staked)),
  singleClaim: single(false, () => 0n),
  singleLeave: single(false, (_, staked) => staked),
  lock: (run) =>
    send(run, {
      ...{ abi: ABIS.lock, to: run.stage.deployment.lockStaking, method: 'deposit' },
      args: [sizeOf(run, 'MYT') / 2n, 99n],
    }),
  unlock: async (run) => {
    const to = run.stage.deployment.lockStaking;
    const stake = { abi: ABIS.lock, to, method: 'stakes', args: [run.account, 0n] };
    const id = await run.stage.ask<bigint>(stake).catch(() => undefined);
    return id === undefined ? undefined : later(run, ABIS.lock, to, 'withdraw', id);
  },
  farmStake: (run) =>
    send(run, { abi: ABIS.farm, to: singleFarm(run), method: 'stake', args: [sizeOf(run, 'MYT') / 2n] }),
  farmWithdraw: async (run) => {
    const staked = await farmBalance(run, singleFarm(run));
    return later(run, ABIS.farm, singleFarm(run), 'withdraw', amountIn(run, staked / 4n, staked));
  },
  farmClaim: (run) => later(run, ABIS.farm, singleFarm(run), 'getReward'),
  farmExit: (run) => later(run, ABIS.farm, singleFarm(run), 'exit'),
  dualStake: async (run) =>
    send(run, { abi: ABIS.dualFarm, to: dualFarm(run), method: 'stake', args: [await poolTokens(run)] }),
  dualClaim: (run) => later(run, ABIS.dualFarm, dualFarm(run), 'getReward'),
  dualExit: (run) => later(run, ABIS.dualFarm, dualFarm(run), 'exit'),
  liquidityStake: liquidity('deposit'),
  liquidityUnstake: liquidity('withdraw'),
  tradeClaim: (run) => later(run, ABIS.trades, run.stage.deployment.swapMining, 'takerWithdraw'),
  orderClaim: async (run) => {
    const { rewards } = run.stage.deployment.orderMining;
    const until = BigInt(await run.stage.blockNumber());
    const args = [run.account, run.orderRewardsUntil, until, amountIn(run, COIN / 10n, COIN)];
    await run.stage.mustSend(DEPLOYER, { abi: ABIS.orders, to: rewards, method: 'updateUserReward', args });
    run.orderRewardsUntil = until;
    return send(run, { abi: ABIS.orders, to: rewards, method: 'withdrawUserReward', args: [] });
  },
  bondBuy: async (run) =>
    send(run, {
      ...{ abi: ABIS.bond, to: run.stage.deployment.bonds.quick.bond, method: 'deposit' },
      args: [sizeOf(run, 'TEL') / 2n, ANY_PRICE, run.account],
    }),
  bondRedeem: async (run) => {
    await run.stage.pass(HOUR, Math.floor(run.random.between(10, 60)));
    const { bond } = run.stage.deployment.bonds.quick;
    return send(run, { abi: ABIS.bond, to: bond, method: 'redeem', args: [run.account] });
  },
  burn: async (run) =>
    send(run, {
      ...{ abi: ABIS.burnEarn, to: run.stage.deployment.burnEarn, method: 'burn' },
      args: [(await heldOf(run, 'eMYT')) / 3n],
    }),
  burnClaim: async (run) => {
    await run.stage.pass(WEEK);
    return send(run, { abi: ABIS.burnEarn, to: run.stage.deployment.burnEarn, method: 'claim', args: [] });
  },
  distributionClaim: async (run) => {
    const myt = run.stage.tokenOf('MYT');
    const target = { abi: ABIS.distribution, to: REWARD_DISTRIBUTION };
    const args = [myt, [run.account], [amountIn(run, COIN, 9n * COIN)]];
    await run.stage.mustSend(DEPLOYER, { ...target, method: 'setRewards', args });
    return send(run, { ...target, method: 'claim', args: [myt] });
  },
  drip: async (run) => {
    const [faucet] = run.stage.deployment.faucets;
    return faucet && send(run, { abi: ABIS.faucet, to: faucet, method: 'drip', args: [] });
  },
};
