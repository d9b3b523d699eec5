import { env } from './env.ts';
import { firstMintRule } from './firstMintRule.ts';
import type { FirstMintMinimum } from './firstMintRule.ts';

const parsed = env.firstMintMinimums === '' ? undefined : firstMintRule(env.firstMintMinimums);

/** The least of a token that opens a pool, by exchange and token. */
export const firstMintMinimums: readonly FirstMintMinimum[] = parsed?.ok ? parsed.value : [];

/** What is wrong with their configuration, with the next step, as of other variables (env.ts). */
export const firstMintProblem: string | undefined =
  parsed && !parsed.ok
    ? `VITE_FIRST_MINT_MINIMUMS has to be ${parsed.error}. Correct it in .env (see .env.example) and start again.`
    : undefined;
