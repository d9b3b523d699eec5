import { env } from '../env.ts';
import { knownToken, type KnownToken } from './tokens.ts';

/** Only special accounts can choose it (spec 000 section 2, token picker). */
export const hiddenToken: KnownToken | undefined = env.emyt === undefined ? undefined : knownToken(env.emyt);

export const isSpecialAccount = (account: string | undefined): boolean =>
  env.specialAccounts.some((special) => special === account);
