import { readVariables } from './parseEnv.ts';

/** A build replaces this call by its result: `tools/build/readEnvironment.ts`. */
export const { env, envProblems, hasDataService } = readVariables(import.meta.env as Readonly<Record<string, string>>);
