import { env } from '../env.ts';
import { knownToken } from './tokens.ts';
import type { KnownToken } from './tokens.ts';

/** The product token that is not offered to everybody (spec 000 section 2, token picker). */
export const hiddenToken: KnownToken | undefined = env.emyt === undefined ? undefined : knownToken(env.emyt);

/** Whether an account may choose the hidden token. */
export const isSpecialAccount = (account: string | undefined): boolean =>
  env.specialAccounts.some((special) => special === account);
