import { env } from './env.ts';
import { jobRule, type Job } from './jobRule.ts';

const parsed = env.jobs === '' ? undefined : jobRule(env.jobs);

export const jobs: readonly Job[] = parsed?.ok ? parsed.value : [];

export const jobsProblem: string | undefined =
  parsed && !parsed.ok
    ? `VITE_JOBS has to be ${parsed.error}. Correct it in .env (see .env.example) and start again.`
    : undefined;
