import { env } from '../env.ts';
import { knownToken, type KnownToken } from './tokens.ts';

export const hiddenToken: KnownToken | undefined = env.emyt === undefined ? undefined : knownToken(env.emyt);

export const isSpecialAccount = (account: string | undefined): boolean =>
  env.specialAccounts.some((special) => special === account);
