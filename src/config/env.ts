import { err, ok } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { envSchema } from './envSchema.ts';
import type { Variable } from './envSchema.ts';

type Schema = typeof envSchema;

/** Where the application finds the chain and its contracts. */
export type Env = { readonly [K in keyof Schema]: Schema[K] extends Variable<infer T> ? T : never };

export type RawEnv = Readonly<Record<string, string | undefined>>;

/** A variable whose value is wrong; `envProblemText.ts` has the sentence. */
export interface EnvProblem {
  readonly name: string;
  /** Empty where it is required and not set. */
  readonly text: string;
  /** What its rule expects. */
  readonly expected: string;
}

const read = <T>({ name, rule, fallback, isRequired }: Variable<T>, text: string): Result<T, EnvProblem> => {
  if (text === '' && !isRequired) return ok(fallback);
  const parsed = rule(text);
  return parsed.ok ? parsed : err({ name, text, expected: parsed.error });
};

/** Parses the variables. */
export const parseEnv = (raw: RawEnv): Result<Env, readonly EnvProblem[]> => {
  const variables: readonly (readonly [string, Variable<unknown>])[] = Object.entries(envSchema);
  const values = variables.map(([key, variable]) => [key, read(variable, raw[variable.name]?.trim() ?? '')] as const);
  const problems = values.flatMap(([, value]) => (value.ok ? [] : [value.error]));
  if (problems.length > 0) return err(problems);
  const env = Object.fromEntries(values.map(([key, value]) => [key, value.ok && value.value])) as unknown as Env;
  // Nobody would be turned away, and nobody would notice.
  if (env.blockedRegions.length > 0 && env.regionUrl === undefined)
    return err([{ name: envSchema.regionUrl.name, text: '', expected: 'url' }]);
  return ok(env);
};

const variables: readonly Variable<unknown>[] = Object.values(envSchema);
const parsed = parseEnv(Object.fromEntries(variables.map(({ name, text }) => [name, text])));
const defaults = Object.fromEntries(
  Object.entries(envSchema).map(([key, { fallback }]) => [key, fallback]),
) as unknown as Env;

/** What is wrong with the configuration; main.tsx shows these instead of the application when there are any. */
export const envProblems: readonly EnvProblem[] = parsed.ok ? [] : parsed.error;

/** The configuration. With problems it holds the defaults only, and nothing is started. */
export const env: Env = parsed.ok ? parsed.value : defaults;

/** Whether a service is configured that follows the chain's blocks, and so may be behind them. */
export const hasDataService = env.subgraphUrl !== undefined || env.dataApiUrl !== undefined;
