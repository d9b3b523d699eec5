import { env } from './env.ts';
import { jobRule } from './jobRule.ts';
import type { Job } from './jobRule.ts';

const parsed = env.jobs === '' ? undefined : jobRule(env.jobs);

/** The open positions, in the order they are shown. */
export const jobs: readonly Job[] = parsed?.ok ? parsed.value : [];

/** What is wrong with their configuration, with the next step, as of other variables (env.ts). */
export const jobsProblem: string | undefined =
  parsed && !parsed.ok
    ? `VITE_JOBS has to be ${parsed.error}. Correct it in .env (see .env.example) and start again.`
    : undefined;
