import { env } from './env.ts';
import { paths } from './paths.ts';
import { rewardContracts } from './rewardContracts.ts';

const hasFarms = env.farmFactory !== undefined || env.singleFarms.length > 0;

/** Pages about a programme; true if this deployment configures its contracts. */
const setUp: ReadonlyMap<string, boolean> = new Map([
  [paths.liquidityMining, env.lpStaking !== undefined],
  [paths.mining, env.swapMining !== undefined],
  [paths.limitOrderMining, env.orderMining !== undefined && env.orderMiningConfig !== undefined],
  [paths.staking, env.singleStaking.length > 0],
  [paths.lockStaking, env.lockStaking !== undefined],
  [paths.farms, hasFarms],
  [paths.burn, env.burnEarn !== undefined],
  [paths.bond, env.bondRegistry !== undefined],
  // Rewards of any programme.
  [paths.rewardHistory, rewardContracts.length > 0 || hasFarms || env.bondRegistry !== undefined],
]);

/** True for a page with a configured programme, and for a page about no programme. */
export const isOffered = (path: string): boolean => setUp.get(path) ?? true;

/** Tabs of `/mining` and of `/staking`, in order. */
export const miningTabs: readonly string[] = [
  paths.mining,
  paths.liquidityMining,
  paths.limitOrderMining,
  paths.rewardHistory,
];
export const stakingTabs: readonly string[] = [paths.staking, paths.lockStaking, paths.farms];

/** First page about earning that is set up, the most common one first; undefined without any. */
export const earnStart: string | undefined = [...setUp.keys()].find(isOffered);
