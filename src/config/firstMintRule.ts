import type { HexText } from '#lib/hex.ts';
import { err, ok } from '#lib/result.ts';
import { DEFAULT_EXCHANGE_ID, listIn } from './exchangeRule.ts';
import { addressRule, type EnvRule } from './envRules.ts';

export interface FirstMintMinimum {
  readonly exchange: string;
  readonly token: HexText;
  readonly amount: string;
}

const EXPECTED =
  'a JSON list of {"exchange", "token", "amount"}: the id of another exchange, a token and a decimal amount, each pair once';

const readMinimum = (entry: unknown): FirstMintMinimum | undefined => {
  const { exchange, token, amount } = Object(entry) as Readonly<Record<string, unknown>>;
  const address = addressRule(String(token));
  const isNamed =
    typeof exchange === 'string' && /^[a-z0-9-]{1,20}$/.test(exchange) && exchange !== DEFAULT_EXCHANGE_ID;
  const isAmount = typeof amount === 'string' && /^\d{1,30}(\.\d{1,18})?$/.test(amount) && /[1-9]/.test(amount);
  return isNamed && isAmount && address.ok ? { exchange, token: address.value, amount } : undefined;
};

export const firstMintRule: EnvRule<readonly FirstMintMinimum[]> = (text) => {
  const read = listIn(text).map(readMinimum);
  const minimums = read.filter((minimum) => minimum !== undefined);
  const keys = new Set(minimums.map(({ exchange, token }) => `${exchange} ${token}`));
  return minimums.length === read.length && keys.size === read.length ? ok(minimums) : err(EXPECTED);
};
