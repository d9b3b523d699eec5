import { readVariables } from './parseEnv.ts';

/** A build has the result in place of this module: `e2e/build/readEnvironment.ts`. */
export const { env, envProblems, hasDataService } = readVariables(import.meta.env as Readonly<Record<string, string>>);
