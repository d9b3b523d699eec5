import type { Address } from '#domain/tokens/types.ts';
import { accountAddress, ROLES } from './accounts.ts';
import { ownArtifact } from './artifact.ts';
import type { Builder } from './builder.ts';
import { encodeCall } from './contracts.ts';
import { createContract } from './deploy.ts';
import type { Deployment } from './deployment.ts';
import { poolOf } from './staking.ts';

const DEPLOYER = accountAddress(ROLES.deployer);
const DAY = 86_400;

/** Raw pool tokens; the whole pool has about 10^18. */
export const MIN_LOCKED_POOL = 10n ** 12n;
const REWARDS = 10n ** 15n;

/** Months, days, and the reward for the whole term in 1/10,000. */
const POOL_OFFERS = [
  { months: 1, days: 30, rateBps: 40 },
  { months: 3, days: 91, rateBps: 150 },
  { months: 6, days: 182, rateBps: 350 },
] as const;

const pairOf = (placed: Pick<Deployment, 'pools'>): Address => poolOf(placed, 'MYT', 'USDC').pair;

export const deployPoolLock = async (builder: Builder, placed: Pick<Deployment, 'pools'>): Promise<Address> => {
  const lock = await createContract(builder, ownArtifact('LockStaking'), [pairOf(placed), MIN_LOCKED_POOL]);
  await builder.mine();
  return lock;
};

/** Rewards are the deployer's own pool tokens. */
export const seedPoolLock = async (builder: Builder, deployment: Deployment): Promise<void> => {
  const { poolLock } = deployment;
  await builder.send(DEPLOYER, pairOf(deployment), encodeCall('token', 'transfer', [poolLock, REWARDS]));
  for (const { months, days, rateBps } of POOL_OFFERS) {
    await builder.send(DEPLOYER, poolLock, encodeCall('lockStaking', 'setTerms', [months, rateBps, days * DAY]));
  }
  await builder.mine();
};
