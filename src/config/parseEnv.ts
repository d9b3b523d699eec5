import { err, ok, type Result } from '#lib/result.ts';
import { envSchema, type Variable } from './envSchema.ts';

type Schema = typeof envSchema;

export type Env = { readonly [K in keyof Schema]: Schema[K] extends Variable<infer T> ? T : never };

export type RawEnv = Readonly<Record<string, string | undefined>>;

/** `envProblemText.ts` has the texts. */
export interface EnvProblem {
  readonly name: string;
  readonly text: string;
  readonly expected: string;
  readonly neededBy?: string;
}

const read = <T>({ name, rule, fallback, isRequired }: Variable<T>, text: string): Result<T, EnvProblem> => {
  if (text === '' && !isRequired) return ok(fallback);
  const parsed = rule(text);
  return parsed.ok ? parsed : err({ name, text, expected: parsed.error });
};

/** Variables that need another one, whose expected form comes last. */
const NEEDS: readonly (readonly [name: keyof Schema, other: keyof Schema, expected: string])[] = [
  // A list of regions alone would block nobody, unnoticed.
  ['blockedRegions', 'regionUrl', 'url'],
  ['orderMining', 'orderMiningConfig', 'address'],
  ['orderMiningConfig', 'orderMining', 'address'],
  ['rewardDistributionTokens', 'rewardDistribution', 'address'],
  ['finishedMiningPools', 'lpStaking', 'address'],
  ['specialAccounts', 'emyt', 'address'],
];

const isSet = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== undefined);

const contradictionsIn = (env: Env): readonly EnvProblem[] =>
  NEEDS.filter(([name, other]) => isSet(env[name]) && !isSet(env[other])).map(([name, other, expected]) => ({
    name: envSchema[other].name,
    text: '',
    expected,
    neededBy: envSchema[name].name,
  }));

export const parseEnv = (raw: RawEnv): Result<Env, readonly EnvProblem[]> => {
  const variables: readonly (readonly [string, Variable<unknown>])[] = Object.entries(envSchema);
  const values = variables.map(([key, variable]) => [key, read(variable, raw[variable.name]?.trim() ?? '')] as const);
  const problems = values.flatMap(([, value]) => (value.ok ? [] : [value.error]));
  if (problems.length > 0) return err(problems);
  const env = Object.fromEntries(values.map(([key, value]) => [key, value.ok && value.value])) as unknown as Env;
  const contradictions = contradictionsIn(env);
  return contradictions.length > 0 ? err(contradictions) : ok(env);
};

const defaults = Object.fromEntries(
  Object.entries(envSchema).map(([key, { fallback }]) => [key, fallback]),
) as unknown as Env;

interface Environment {
  readonly envProblems: readonly EnvProblem[];
  readonly env: Env;
  readonly hasDataService: boolean;
}

export const readVariables = (raw: RawEnv): Environment => {
  const parsed = parseEnv(raw);
  const env = parsed.ok ? parsed.value : defaults;
  return {
    envProblems: parsed.ok ? [] : parsed.error,
    env,
    hasDataService: env.subgraphUrl !== undefined || env.dataApiUrl !== undefined,
  };
};
