import type { Builder } from './builder.ts';
import type { Deployment } from './deployment.ts';
import { seedOrderMining } from './orderMining.ts';
import { seedFarms } from './farms.ts';
import { createRandom } from './random.ts';
import { seedOtherExchange } from './otherExchange.ts';
import { seedSecondReward } from './secondReward.ts';
import { seedPoolLock } from './poolLock.ts';
import { seedAirdrops } from './seedAirdrops.ts';
import { seedBooks } from './seedBooks.ts';
import { createBonds, seedBonds } from './seedBonds.ts';
import { seedBurn } from './seedBurn.ts';
import { seedDistribution } from './seedDistribution.ts';
import { seedFaucets } from './seedFaucets.ts';
import { seedFunds, seedPools } from './seedFunds.ts';
import { seedGovernance, seedOpenProposals } from './seedGovernance.ts';
import { seedHistory } from './seedHistory.ts';
import { liquidityHistory, seedLiquidityElsewhere } from './seedLiquidity.ts';
import { seedOddTokens } from './seedOddTokens.ts';
import { seedSafes } from './seedSafes.ts';
import { seedStaking } from './staking.ts';
import { seedTradeMining } from './tradeMining.ts';
import { seedTokenStaking } from './tokenStaking.ts';

const DAY = 86_400;
const HISTORY_DAYS = 30;
const HISTORY_BLOCKS = 520;
const TRADES_PER_BLOCK = 4;
const QUIET = { times: 30, emptyBlocks: 50 };
/** Seconds at the end of the history in which the books are filled. */
const BOOK_SECONDS = 1_500;
const SEED = 20_210_908;

/** Start of the history, in seconds before `now`. */
export const genesisTime = (now: number): number => now - (HISTORY_DAYS + 4) * DAY;

/** Builds the whole history. Its last block is a few seconds before `now` (unix seconds). */
export const seed = async (builder: Builder, deployment: Deployment, now: number): Promise<void> => {
  const random = createRandom(SEED);
  await seedFunds(builder, deployment);
  await seedPools(builder, deployment);
  await seedStaking(builder, deployment);
  await seedGovernance(builder);
  await createBonds(builder, deployment);
  const fromTime = now - HISTORY_DAYS * DAY;
  await seedHistory(builder, deployment, random, {
    fromTime,
    toTime: now - BOOK_SECONDS,
    blocks: HISTORY_BLOCKS,
    tradesPerBlock: TRADES_PER_BLOCK,
    quiet: QUIET,
    beforeTrades: liquidityHistory(builder, deployment, fromTime),
  });
  await seedBooks(builder, deployment, random, now - 5);
  await seedOtherExchange(builder, deployment);
  await seedLiquidityElsewhere(builder, deployment);
  await seedOddTokens(builder, deployment);
  await seedSafes(builder);
  await seedTradeMining(builder, deployment);
  await seedSecondReward(builder, deployment);
  await seedOrderMining(builder, deployment);
  await seedTokenStaking(builder, deployment);
  await seedFarms(builder, deployment);
  await seedPoolLock(builder, deployment);
  await seedBurn(builder);
  await seedDistribution(builder);
  await seedAirdrops(builder);
  await seedBonds(builder, deployment);
  await seedOpenProposals(builder);
  await seedFaucets(builder);
  await builder.checkAll();
};
