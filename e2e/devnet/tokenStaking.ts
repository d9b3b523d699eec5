import type { Address } from '#domain/tokens/types.ts';
import { accountAddress, ROLES } from './accounts.ts';
import { ownArtifact } from './artifact.ts';
import type { Builder } from './builder.ts';
import { encodeCall } from './contracts.ts';
import { createContract } from './deploy.ts';
import type { Deployment } from './deployment.ts';
import { rawAmount } from './market.ts';
import { give } from './seedFunds.ts';
import { TOKENS, type TokenSymbol } from './tokens.ts';

type TokenStaking = Pick<Deployment, 'singleStaking' | 'lockStaking'>;

const DEPLOYER = accountAddress(ROLES.deployer);
const TRADER = accountAddress(ROLES.traders[0]);
const DAY = 86_400;

/** Whole MYT. */
const PER_BLOCK = 0.0005;
const STAKED_MYT = 40_000;
const REWARDS_MYT = 50_000;
const STAKED_USDC = 20_000;
const MIN_LOCKED = 5;
const LOCK_REWARDS = 20_000;

/** Months, days, and the reward for the whole term in 1/10,000. */
export const LOCK_OFFERS = [
  { months: 1, days: 30, rateBps: 50 },
  { months: 3, days: 91, rateBps: 200 },
  { months: 6, days: 182, rateBps: 500 },
  { months: 12, days: 365, rateBps: 1_200 },
] as const;

export const deployTokenStaking = async (builder: Builder): Promise<TokenStaking> => {
  const single = ownArtifact('SingleStaking');
  const { MYT, USDC } = TOKENS;
  const rate = rawAmount('MYT', PER_BLOCK);
  const funded = await createContract(builder, single, [MYT.address, MYT.address, rate]);
  const unfunded = await createContract(builder, single, [USDC.address, MYT.address, rate]);
  const lock = await createContract(builder, ownArtifact('LockStaking'), [MYT.address, rawAmount('MYT', MIN_LOCKED)]);
  await builder.mine();
  return { singleStaking: [funded, unfunded], lockStaking: lock };
};

/** Funds the first programme and the locks. The second programme stays without funds. */
export const seedTokenStaking = async (
  builder: Builder,
  { singleStaking, lockStaking }: TokenStaking,
): Promise<void> => {
  const [funded, unfunded] = singleStaking;
  const stake = async (staking: Address, symbol: TokenSymbol, whole: number): Promise<void> => {
    const raw = rawAmount(symbol, whole);
    await give(builder, TRADER, symbol, whole);
    await builder.send(TRADER, TOKENS[symbol].address, encodeCall('token', 'approve', [staking, raw]));
    await builder.send(TRADER, staking, encodeCall('singleStaking', 'transact', [raw, true]));
  };
  await give(builder, funded, 'MYT', REWARDS_MYT);
  await give(builder, lockStaking, 'MYT', LOCK_REWARDS);
  await stake(funded, 'MYT', STAKED_MYT);
  await stake(unfunded, 'USDC', STAKED_USDC);
  for (const { months, days, rateBps } of LOCK_OFFERS) {
    await builder.send(DEPLOYER, lockStaking, encodeCall('lockStaking', 'setTerms', [months, rateBps, days * DAY]));
  }
  await builder.mine();
};
