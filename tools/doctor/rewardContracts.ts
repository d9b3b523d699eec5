import { envSchema } from '#config/envSchema.ts';
import type { Env } from '#config/parseEnv.ts';
import type { Address } from '#domain/tokens/types.ts';
import { takesPools } from '../configure/candidates.ts';
import { MAX_PAIRS } from '../configure/readExchange.ts';
import { readPairs } from '../configure/exchangeParts.ts';
import { CHAIN_ID, type ConfigureNode } from '../configure/node.ts';
import { degraded, fails, works, type Finding } from './findings.ts';

/** Functions that answer, and those that name a token. */
interface Kind {
  readonly name: string;
  readonly addresses: readonly (Address | undefined)[];
  /** Name with its article. */
  readonly what: string;
  readonly answers: readonly (readonly [method: string, ...args: readonly unknown[]])[];
  readonly tokens: readonly string[];
}

const NODE_ZERO = `0x${'00'.repeat(32)}`;

const kindsOf = (env: Env): readonly Kind[] => [
  {
    name: envSchema.orderMiningConfig.name,
    addresses: [env.orderMiningConfig],
    what: 'a list of pairs whose resting orders earn',
    answers: [['step'], ['blockAmout'], ['getPairFactors']],
    tokens: [],
  },
  {
    name: envSchema.singleStaking.name,
    addresses: env.singleStaking,
    what: 'a single-token programme',
    answers: [['rewardPerBlock']],
    tokens: ['stakedToken', 'rewardToken'],
  },
  {
    name: envSchema.lockStaking.name,
    addresses: env.lockStaking,
    what: 'a contract that tokens are locked in',
    answers: [['minimumLocked'], ['totalPayout']],
    tokens: ['token'],
  },
  {
    name: envSchema.singleFarms.name,
    addresses: env.singleFarms,
    what: 'a farm',
    answers: [['periodFinish']],
    tokens: ['stakingToken', 'rewardsToken'],
  },
  {
    name: envSchema.burnEarn.name,
    addresses: [env.burnEarn],
    what: 'a contract that tokens are burned in',
    answers: [['epochLength'], ['vault']],
    tokens: ['burnToken', 'rewardToken'],
  },
  {
    name: envSchema.governor.name,
    addresses: [env.governor],
    what: 'a governor',
    answers: [['proposalCount'], ['timelock']],
    tokens: ['uni'],
  },
  {
    name: envSchema.faucets.name,
    addresses: env.faucets,
    what: 'a faucet',
    answers: [['amount'], ['interval']],
    tokens: ['token'],
  },
  {
    name: envSchema.rewardDistribution.name,
    addresses: [env.rewardDistribution],
    what: 'a contract that pays recorded rewards',
    answers: [['stopped'], ['totalRewards', env.wrappedNative]],
    tokens: [],
  },
  {
    name: envSchema.ensRegistry.name,
    addresses: [env.ensRegistry],
    what: 'a name registry',
    answers: [['resolver', NODE_ZERO]],
    tokens: [],
  },
  { name: envSchema.emyt.name, addresses: [env.emyt], what: 'a token', answers: [['decimals']], tokens: [] },
  {
    name: envSchema.finishedMiningPools.name,
    addresses: env.finishedMiningPools,
    what: 'a pool token',
    answers: [],
    tokens: ['token0', 'token1'],
  },
  {
    name: envSchema.airdrops.name,
    // Distributors on another chain cannot be read here.
    addresses: env.claimChainId === CHAIN_ID ? env.airdrops.map(({ distributor }) => distributor) : [],
    what: 'a distributor of an airdrop',
    answers: [['merkleRoot']],
    tokens: ['token'],
  },
  {
    name: envSchema.rewardDistributionTokens.name,
    addresses: env.rewardDistributionTokens,
    what: 'a token',
    answers: [['decimals']],
    tokens: [],
  },
];

const NEXT = 'Compare with your deployment: the address is wrong, or of another chain.';

const kindFinding = async (node: ConfigureNode, kind: Kind, address: Address): Promise<Finding> => {
  const { name, what, answers, tokens } = kind;
  if ((await node.codeAt(address)) === '0x') return fails(name, `There is no contract at ${address}.`, NEXT);
  const calls = [...answers, ...tokens.map((token) => [token] as const)];
  const answered = await Promise.all(calls.map(([method, ...args]) => node.ask(address, method, args)));
  const missing = calls.filter((_, at) => answered[at] === undefined).map(([method]) => `${method}()`);
  if (missing.length > 0)
    return fails(name, `${address} is not ${what}: it does not answer ${missing.join(', ')}.`, NEXT);
  const named = await Promise.all(tokens.map((token) => node.addressOf(address, token)));
  const isToken = await Promise.all(
    named.map(async (token) => token !== undefined && (await node.ask(token, 'decimals')) !== undefined),
  );
  const wrong = tokens.filter((_, at) => isToken[at] !== true);
  return wrong.length > 0
    ? fails(name, `${address}: ${wrong.map((token) => `${token}()`).join(', ')} names no token.`, NEXT)
    : works(name, `${address} is ${what}.`);
};

/** Lists without a length: a readable entry proves the kind, an empty list proves nothing. */
const listFinding = async (
  node: ConfigureNode,
  { name }: { readonly name: string },
  address: Address,
  [method, field, what]: readonly [method: string, field: number, what: string],
): Promise<Finding> => {
  if ((await node.codeAt(address)) === '0x') return fails(name, `There is no contract at ${address}.`, NEXT);
  const first = (await node.ask(address, method, [0n]))?.[field] as Address | undefined;
  if (first === undefined)
    return degraded(
      name,
      `${address} has no first entry in ${method}(): ${what} is empty, or it is another contract.`,
      NEXT,
    );
  return (await node.codeAt(first)) === '0x'
    ? fails(name, `${address} is not ${what}: its first entry ${first} is no contract.`, NEXT)
    : works(name, `${address} is ${what}.`);
};

const rewardsPoolFinding = async (node: ConfigureNode, { factory }: Env, address: Address): Promise<Finding> => {
  const { name } = envSchema.lpStaking;
  if ((await node.codeAt(address)) === '0x') return fails(name, `There is no contract at ${address}.`, NEXT);
  if ((await node.ask(address, 'tokenPerBlock')) === undefined)
    return fails(name, `${address} is not a rewards pool: it does not answer tokenPerBlock().`, NEXT);
  return (await takesPools(node, address, await readPairs(node, factory, MAX_PAIRS)))
    ? works(name, `${address} rewards pool tokens of this exchange.`)
    : degraded(
        name,
        `${address} rewards none of the exchange's ${MAX_PAIRS} oldest pools.`,
        "Make sure that it is this exchange's rewards pool.",
      );
};

/** Includes other contracts that the order book does not name. */
export const examineOthers = async (node: ConfigureNode, env: Env): Promise<readonly Finding[]> => {
  const checks = kindsOf(env).flatMap((kind) =>
    kind.addresses.flatMap((address) => (address ? [kindFinding(node, kind, address)] : [])),
  );
  if (env.lpStaking) checks.push(rewardsPoolFinding(node, env, env.lpStaking));
  if (env.farmFactory)
    checks.push(listFinding(node, envSchema.farmFactory, env.farmFactory, ['stakingTokens', 0, 'a factory of farms']));
  if (env.bondRegistry)
    checks.push(listFinding(node, envSchema.bondRegistry, env.bondRegistry, ['bondDetails', 3, 'a list of bonds']));
  return Promise.all(checks);
};
