import { farmSorts, farmViews, listFarms, type ListedFarm } from '#domain/farms/listFarms.ts';
import { listPools, sortPools } from '#domain/mining/listPools.ts';
import type { Address } from '#domain/tokens/types.ts';
import { atMost, type Findings } from './figures.ts';
import { median } from './timing.ts';

const ENTRIES = 200;
const ROUNDS = 9;
/** Limit in milliseconds on this processor at full speed, so that a phone with a quarter of it stays below 50 ms. */
const LIMIT_MS = 12;

const timed = (run: () => unknown): number => {
  const start = performance.now();
  run();
  return performance.now() - start;
};

const pools = Array.from({ length: ENTRIES }, (_, i) => ({
  pid: BigInt(i),
  allocPoint: BigInt((i * 7919) % 97),
  staked: BigInt(i % 3),
  isFinished: i % 5 === 0,
  figures: { yield: { numerator: BigInt((i * 104_729) % 1_009), denominator: 3n }, own: undefined, total: undefined },
}));

const farms = Array.from({ length: ENTRIES }, (_, i): ListedFarm => ({
  address: `0x${i.toString(16).padStart(40, '0')}` as Address,
  words: `T${i}/USDC MYT WMATIC`,
  isActive: i % 3 > 0,
  staked: BigInt(i % 5),
  aprBps: { bps: BigInt((i * 7919) % 1000) },
  periodFinish: BigInt(i * 31),
}));

/** 200 mining pools, and 200 farms in every order of every group. */
export const measureRewardLists = (): Findings => {
  const median9 = (run: () => unknown): number => median(Array.from({ length: ROUNDS }, () => timed(run)));
  const sortAll = (): unknown => sortPools(listPools(pools, 'active'), 'yield', ({ figures }) => figures);
  const listAll = (): unknown =>
    farmSorts.map((sort) => farmViews.map((view) => listFarms(farms, { view, sort, search: 'usdc' })));
  return {
    pools: atMost(LIMIT_MS, median9(sortAll), `ms to list and sort ${ENTRIES} pools`),
    farms: atMost(LIMIT_MS, median9(listAll), `ms to list ${ENTRIES} farms in every way`),
  };
};
