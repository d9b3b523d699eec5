import { readVariables } from './parseEnv.ts';

/** Replaced by its result in a build: `tools/build/readEnvironment.ts`. */
export const { env, envProblems, hasDataService } = readVariables(import.meta.env as Readonly<Record<string, string>>);
