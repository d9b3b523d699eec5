import { env } from './env.ts';
import { firstMintRule, type FirstMintMinimum } from './firstMintRule.ts';

const parsed = env.firstMintMinimums === '' ? undefined : firstMintRule(env.firstMintMinimums);

export const firstMintMinimums: readonly FirstMintMinimum[] = parsed?.ok ? parsed.value : [];

export const firstMintProblem: string | undefined =
  parsed && !parsed.ok
    ? `VITE_FIRST_MINT_MINIMUMS has to be ${parsed.error}. Correct it in .env (see .env.example) and start again.`
    : undefined;
