import { env } from './env.ts';
import { paths } from './paths.ts';
import { rewardContracts } from './rewardContracts.ts';

const hasFarms = env.farmFactory !== undefined || env.singleFarms.length > 0;

/** Pages about a programme, and whether this deployment names its contracts. */
const setUp: ReadonlyMap<string, boolean> = new Map([
  [paths.liquidityMining, env.lpStaking !== undefined],
  [paths.mining, env.swapMining !== undefined],
  [paths.limitOrderMining, env.orderMining !== undefined && env.orderMiningConfig !== undefined],
  [paths.staking, env.singleStaking.length > 0],
  [paths.lockStaking, env.lockStaking !== undefined],
  [paths.farms, hasFarms],
  [paths.burn, env.burnEarn !== undefined],
  [paths.bond, env.bondRegistry !== undefined],
  // What was earned anywhere.
  [paths.rewardHistory, rewardContracts.length > 0 || hasFarms || env.bondRegistry !== undefined],
]);

/** Whether a page is worth offering here: a page that is about no programme is. */
export const isOffered = (path: string): boolean => setUp.get(path) ?? true;

/** The tabs of `/mining` and of `/staking`, in their order. */
export const miningTabs: readonly string[] = [
  paths.mining,
  paths.liquidityMining,
  paths.limitOrderMining,
  paths.rewardHistory,
];
export const stakingTabs: readonly string[] = [paths.staking, paths.lockStaking, paths.farms];

/** Where earning begins, the most usual one first; undefined where nothing is set up. */
export const earnStart: string | undefined = [...setUp.keys()].find(isOffered);
