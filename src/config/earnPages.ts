import { env } from './env.ts';
import { paths } from './paths.ts';
import { rewardContracts } from '#programmes/list.ts';

const hasFarms = env.farmFactory !== undefined || env.singleFarms.length > 0;

const setUp: ReadonlyMap<string, boolean> = new Map([
  [paths.liquidityMining, env.lpStaking !== undefined],
  [paths.mining, env.swapMining !== undefined],
  [paths.limitOrderMining, env.orderMining !== undefined && env.orderMiningConfig !== undefined],
  [paths.staking, env.singleStaking.length > 0],
  [paths.lockStaking, env.lockStaking.length > 0],
  [paths.farms, hasFarms],
  [paths.burn, env.burnEarn !== undefined],
  [paths.bond, env.bondRegistry !== undefined],
  [paths.rewardHistory, rewardContracts.length > 0 || hasFarms || env.bondRegistry !== undefined],
]);

export const isOffered = (path: string): boolean => setUp.get(path) ?? true;

export const miningTabs: readonly string[] = [
  paths.mining,
  paths.liquidityMining,
  paths.limitOrderMining,
  paths.rewardHistory,
];
export const stakingTabs: readonly string[] = [paths.staking, paths.lockStaking, paths.farms];

export const earnStart: string | undefined = [...setUp.keys()].find(isOffered);
