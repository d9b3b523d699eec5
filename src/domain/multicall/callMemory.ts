import type { Address } from '../tokens/types.ts';
import { parseCallKey } from './callKey.ts';
import type { CallKey } from './callKey.ts';
import type { Hex } from './types.ts';

/** What stands for the account's word in remembered call data, so that no account is named. */
const SELF = '@';
/** Longer call data is not remembered: reads have a few words. */
const MAX_KEY_LENGTH = 1000;

/** A call that the account itself makes, without its name. */
export interface OwnCall {
  readonly to: Address;
  readonly data: Hex;
}

const wordOf = (account: Address): string => account.slice(2).toLowerCase().padStart(64, '0');

/** With a mark in the account's place. */
const withoutAccount = (data: string, account: Address | undefined): string =>
  account === undefined ? data : data.replaceAll(wordOf(account), SELF);

/** With the account in its place; undefined where one is needed and there is none. */
const withAccount = (data: string, account: Address | undefined): string | undefined => {
  if (!data.includes(SELF)) return data;
  return account === undefined ? undefined : data.replaceAll(SELF, wordOf(account));
};

/**
 * Calls as they are kept: a line for each contract, its address and then what is asked of it, one space between them.
 * What names the account has a mark in its place.
 */
export const rememberCalls = (keys: readonly CallKey[], account: Address | undefined): readonly string[] => {
  const lines = new Map<string, string>();
  for (const key of keys) {
    if (key.length > MAX_KEY_LENGTH) continue;
    const address = key.slice(0, key.indexOf('-'));
    const asked = withoutAccount(key.slice(address.length + 1), account);
    lines.set(address, `${lines.get(address) ?? address} ${asked}`);
  }
  return [...lines.values()];
};

/** The calls of such lines for an account; what is no call, or needs an account that there is not, is left out. */
export const recallCalls = (lines: readonly string[], account: Address | undefined): readonly CallKey[] =>
  lines.flatMap((line) => {
    const [address = '', ...asked] = line.split(' ');
    return asked.flatMap((one) => {
      const data = withAccount(one, account);
      const key = `${address}-${data}`;
      return data !== undefined && key.length <= MAX_KEY_LENGTH && parseCallKey(key).ok ? [key] : [];
    });
  });

/** Calls that the account makes itself, kept in the same way. */
export const rememberOwnCalls = (calls: readonly OwnCall[], account: Address): readonly string[] =>
  rememberCalls(
    calls.map(({ to, data }) => `${to}-${data}`),
    account,
  );

/** The account's own calls of such lines. */
export const recallOwnCalls = (lines: readonly string[], account: Address): readonly OwnCall[] =>
  recallCalls(lines, account).flatMap((key) => {
    const call = parseCallKey(key);
    return call.ok ? [{ to: call.value.address, data: call.value.callData }] : [];
  });
