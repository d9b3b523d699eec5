import { readFileSync } from 'node:fs';
import { envFault } from '../../src/config/envProblemText.ts';
import type { EnvRule } from '../../src/config/envRules.ts';
import { envSchema, type Variable } from '../../src/config/envSchema.ts';
import { firstMintRule } from '../../src/config/firstMintRule.ts';
import { jobRule } from '../../src/config/jobRule.ts';
import { parseEnv, type Env, type EnvProblem } from '../../src/config/parseEnv.ts';
import { ZERO_ADDRESS } from '../../src/lib/hex.ts';
import { contentPolicy } from './contentPolicy.ts';
import { nearestName } from './nearestName.ts';
import type { Variables } from './environment.ts';

export interface Fault {
  readonly name: string;
  readonly text: string;
}

const schema: readonly Variable<unknown>[] = Object.values(envSchema);
const names: readonly string[] = schema.map(({ name }) => name);

/** Vite sets it if a `.env` file contains NODE_ENV. */
const OF_VITE: readonly string[] = ['VITE_USER_NODE_ENV'];

/** Line that describes a variable. */
const lineInExample = (name: string): number =>
  readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
    .split('\n')
    .indexOf(`${name}=`) + 1;

const unknownName = (name: string): string => {
  const near = nearestName(name, names);
  return near === undefined
    ? 'is no variable of this application, and no name is like it. .env.example describes them all.'
    : `is no variable of this application. The nearest one is ${near}: see line ${lineInExample(near)} of .env.example.`;
};

const unknownNames = (variables: Variables): readonly Fault[] =>
  Object.entries(variables)
    .filter(([name, value]) => !names.includes(name) && !OF_VITE.includes(name) && value.trim() !== '')
    .map(([name]) => ({ name, text: unknownName(name) }));

/** Link targets, which the page does not request. */
const NOT_REQUESTED: readonly string[] = [
  envSchema.explorerUrl.name,
  envSchema.safeHosts.name,
  envSchema.links.name,
  envSchema.jobs.name,
];
const OF_PICTURES: readonly string[] = [envSchema.logoBaseUrl.name, envSchema.logoRepository.name];

const sourcesOf = (policy: string, directive: string): readonly string[] =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1) ?? [];

/** Supports our kinds of sources: schemes, and hosts with a fixed or any port. */
const isAllowed = (address: string, sources: readonly string[]): boolean =>
  sources.some((source) =>
    source.endsWith(':')
      ? address.startsWith(source)
      : source.endsWith(':*')
        ? address.startsWith(source.slice(0, -1)) || new URL(address).origin === source.slice(0, -2)
        : address.startsWith(source),
  );

const blockedAddresses = (variables: Variables): readonly Fault[] => {
  const policy = contentPolicy();
  return Object.entries(variables)
    .filter(([name]) => names.includes(name) && !NOT_REQUESTED.includes(name))
    .flatMap(([name, value]) => {
      const sources = sourcesOf(policy, OF_PICTURES.includes(name) ? 'img-src' : 'connect-src');
      const addresses = (value.match(/\bhttp:\/\/[^\s,"']+/g) ?? []).filter((address) => URL.canParse(address));
      return addresses
        .filter((address) => !isAllowed(address, sources))
        .map((address) => ({
          name,
          text: `has ${address}, which the content policy blocks. Use an https:// address.`,
        }));
    });
};

/** Variables that the page which shows them parses. */
const OF_PAGES: readonly (readonly [name: string, rule: EnvRule<unknown>])[] = [
  [envSchema.firstMintMinimums.name, firstMintRule],
  [envSchema.jobs.name, jobRule],
];

const problemsOfPages = (variables: Variables): readonly EnvProblem[] =>
  OF_PAGES.flatMap(([name, rule]) => {
    const text = variables[name]?.trim() ?? '';
    const read = text === '' ? undefined : rule(text);
    return read === undefined || read.ok ? [] : [{ name, text, expected: read.error }];
  });

/** Contracts with one role each. */
const CONTRACTS = [
  'orderBook',
  'orderBookExt',
  'factory',
  'router',
  'wrappedNative',
  'multicall',
  'ensRegistry',
  'lpStaking',
  'swapMining',
  'orderMining',
  'orderMiningConfig',
  'lockStaking',
  'farmFactory',
  'burnEarn',
  'bondRegistry',
  'rewardDistribution',
  'governor',
] as const satisfies readonly (keyof Env)[];

const misplacedContracts = (env: Env): readonly Fault[] => {
  const named = CONTRACTS.flatMap((key) => {
    const addresses = [env[key] ?? []].flat();
    return addresses.map((address) => ({ name: envSchema[key].name, address }));
  });
  return named.flatMap(({ name, address }, index) => {
    if (address === ZERO_ADDRESS) return [{ name, text: 'is the zero address, where there is no contract.' }];
    const other = named.slice(0, index).find((earlier) => earlier.address === address);
    return other === undefined
      ? []
      : [{ name, text: `is the address of ${other.name} as well, but they are two contracts. One of them is wrong.` }];
  });
};

/** @param mode `devnet` allows addresses of this machine and placeholders */
export const environmentFaults = (variables: Variables, mode: string): readonly Fault[] => {
  const parsed = parseEnv(variables);
  const problems = [...(parsed.ok ? [] : parsed.error), ...problemsOfPages(variables)];
  return [
    ...problems.map((problem) => ({ name: problem.name, text: envFault(problem) })),
    ...(parsed.ok ? misplacedContracts(parsed.value) : []),
    ...(mode === 'devnet' ? [] : blockedAddresses(variables)),
    ...unknownNames(variables),
  ];
};

/** Includes the next step. */
export const faultTable = (faults: readonly Fault[]): string => {
  const width = Math.max(...faults.map(({ name }) => name.length));
  return [
    `Nothing was built: ${faults.length === 1 ? 'a variable is' : `${faults.length} variables are`} wrong.`,
    '',
    ...faults.map(({ name, text }) => `  ${name.padEnd(width)}  ${text}`),
    '',
    'Correct them in .env (see .env.example), or where they are exported, and build again.',
  ].join('\n');
};
