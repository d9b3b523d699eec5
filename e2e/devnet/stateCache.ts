import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Hex } from '#domain/multicall/types.ts';
import { findAnvil } from './anvilBinary.ts';
import { startAnvilProcess } from './anvilProcess.ts';
import { createBuilder } from './builder.ts';
import { deploy } from './deploy.ts';
import type { Deployment } from './deployment.ts';
import { deployFarms } from './farms.ts';
import { deployOrderMining } from './orderMining.ts';
import { deployOtherExchange } from './otherExchange.ts';
import { ANY_PORT } from './ports.ts';
import { genesisTime, seed } from './seed.ts';
import { BONDS } from './seedBonds.ts';
import { BURN_EARN } from './seedBurn.ts';
import { FAUCETS } from './seedFaucets.ts';
import { REWARD_DISTRIBUTION } from './seedDistribution.ts';
import { deployStaking } from './staking.ts';
import { deployPoolLock } from './poolLock.ts';
import { deployTokenStaking } from './tokenStaking.ts';
import { GOVERNANCE } from './seedGovernance.ts';
import { SWAP_MINING } from './tradeMining.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/devnet', import.meta.url));

/** Scripts whose changes make a saved state outdated. */
const INPUTS =
  /^(accounts|airdrops|artifact|builder|contracts|deploy|deployment|exchange|farms|liquidity|market|orderMining|otherExchange|proposals|random|secondReward|seed\w*|staking|stateCache|tokenStaking|tokens|tradeMining)\.ts$/;
const PACKAGES = [
  '@uniswap/governance',
  '@uniswap/merkle-distributor',
  '@uniswap/v2-core',
  '@uniswap/v2-periphery',
  '@ensdomains/ens',
  '@ensdomains/resolver',
  '@safe-global/safe-smart-account',
];

export interface SavedState {
  readonly stateFile: string;
  readonly deployment: Deployment;
  readonly fromCache: boolean;
}

const filesIn = (folder: string, fits: (name: string) => boolean): string[] =>
  existsSync(join(here, folder))
    ? readdirSync(join(here, folder))
        .filter(fits)
        .sort()
        .map((name) => join(here, folder, name))
    : [];

/** Cache key, which changes with every input. */
const stateKey = (): string => {
  const hash = createHash('sha256');
  const isJson = (name: string): boolean => name.endsWith('.json');
  for (const file of [
    ...filesIn('.', (name) => INPUTS.test(name)),
    ...filesIn('listService', (name) => /^(content|lists)\.ts$/.test(name)),
    ...filesIn('artifacts', isJson),
    ...filesIn('bytecode', isJson),
  ]) {
    hash.update(file.slice(here.length)).update(readFileSync(file));
  }
  const resolve = createRequire(import.meta.url);
  for (const name of PACKAGES) hash.update((resolve(`${name}/package.json`) as { version: string }).version);
  hash.update(execFileSync(findAnvil(), ['--version']));
  return hash.digest('hex').slice(0, 20);
};

interface AnvilState {
  readonly transactions: readonly { readonly info: object }[];
}

/** Removes call traces, which nothing uses: they are most of the file and of anvil's memory. */
const withoutTraces = (dump: Hex): string => {
  const state = JSON.parse(gunzipSync(Buffer.from(dump.slice(2), 'hex')).toString('utf8')) as AnvilState;
  const transactions = state.transactions.map((transaction) => ({
    ...transaction,
    info: { ...transaction.info, traces: [] },
  }));
  return JSON.stringify({ ...state, transactions });
};

const buildState = async (folder: string): Promise<void> => {
  const now = Math.floor(Date.now() / 1000);
  const start = genesisTime(now);
  const mining = ['--no-mining', '--order', 'fifo', '--timestamp', String(start)];
  const gas = ['--base-fee', '0', '--gas-price', '0', '--disable-min-priority-fee', '--gas-limit', '3000000000'];
  const node = await startAnvilProcess(ANY_PORT, [...mining, ...gas]);
  try {
    const builder = createBuilder(node, start);
    const placed = await deploy(builder);
    const lpStaking = await deployStaking(builder);
    const exchanges = [await deployOtherExchange(builder, placed.pairInitCodeHash)];
    const orderMining = await deployOrderMining(builder);
    const tokenStaking = await deployTokenStaking(builder);
    const farms = await deployFarms(builder);
    const poolLock = await deployPoolLock(builder, placed);
    const deployment = {
      ...placed,
      lpStaking,
      swapMining: SWAP_MINING,
      orderMining,
      ...tokenStaking,
      farms,
      poolLock,
      burnEarn: BURN_EARN,
      bonds: BONDS,
      rewardDistribution: REWARD_DISTRIBUTION,
      governance: GOVERNANCE,
      faucets: FAUCETS,
      exchanges,
    };
    await seed(builder, deployment, now);
    const dump = await node.rpc<Hex>('anvil_dumpState');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'state.json'), withoutTraces(dump));
    writeFileSync(join(folder, 'deployment.json'), `${JSON.stringify(deployment, null, 2)}\n`);
  } finally {
    await node.stop();
  }
};

/** Does not remove a state that another process is building. */
const removeOthers = (folder: string): void => {
  for (const name of readdirSync(cacheFolder)) {
    const other = join(cacheFolder, name);
    if (other !== folder && !name.includes('.')) rmSync(other, { recursive: true, force: true });
  }
};

/** The saved state, or a new one if an input has changed. @param onBuild called before a build */
export const savedState = async (onBuild: () => void = () => undefined): Promise<SavedState> => {
  const folder = join(cacheFolder, stateKey());
  const fromCache = existsSync(join(folder, 'deployment.json'));
  if (!fromCache) {
    onBuild();
    const building = `${folder}.${process.pid}`;
    try {
      await buildState(building);
      rmSync(folder, { recursive: true, force: true });
      renameSync(building, folder);
      removeOthers(folder);
    } finally {
      rmSync(building, { recursive: true, force: true });
    }
  }
  const deployment = JSON.parse(readFileSync(join(folder, 'deployment.json'), 'utf8')) as Deployment;
  return { stateFile: join(folder, 'state.json'), deployment, fromCache };
};
