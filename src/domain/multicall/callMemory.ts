import type { Address } from '../tokens/types.ts';
import { parseCallKey } from './callKey.ts';
import type { CallKey } from './callKey.ts';
import type { Hex } from './types.ts';

/** Placeholder for the account's word in stored call data, so that no account is stored. */
const SELF = '@';
/** Longer call data is not stored: reads have a few words. */
const MAX_KEY_LENGTH = 1000;

/** A call that the account itself makes, without the account. */
export interface OwnCall {
  readonly to: Address;
  readonly data: Hex;
}

const wordOf = (account: Address): string => account.slice(2).toLowerCase().padStart(64, '0');

/** Replaces the account's word by the placeholder. */
const withoutAccount = (data: string, account: Address | undefined): string =>
  account === undefined ? data : data.replaceAll(wordOf(account), SELF);

/** Replaces the placeholder by the account's word; undefined if an account is needed but missing. */
const withAccount = (data: string, account: Address | undefined): string | undefined => {
  if (!data.includes(SELF)) return data;
  return account === undefined ? undefined : data.replaceAll(SELF, wordOf(account));
};

/**
 * Text of calls for storage: a line per contract with its address and then its calls, separated by spaces. The
 * account's words are replaced by a placeholder.
 */
export const rememberCalls = (keys: readonly CallKey[], account: Address | undefined): readonly string[] => {
  const lines = new Map<string, string>();
  for (const key of keys) {
    if (key.length > MAX_KEY_LENGTH) continue;
    const address = key.slice(0, key.indexOf('-'));
    const keptCalls = withoutAccount(key.slice(address.length + 1), account);
    lines.set(address, `${lines.get(address) ?? address} ${keptCalls}`);
  }
  return [...lines.values()];
};

/** Calls of stored lines for an account. Drops malformed calls, and calls that need an account if there is none. */
export const recallCalls = (lines: readonly string[], account: Address | undefined): readonly CallKey[] =>
  lines.flatMap((line) => {
    const [address = '', ...keptCalls] = line.split(' ');
    return keptCalls.flatMap((keptCall) => {
      const data = withAccount(keptCall, account);
      const key = `${address}-${data}`;
      return data !== undefined && key.length <= MAX_KEY_LENGTH && parseCallKey(key).ok ? [key] : [];
    });
  });

/** Text of the account's own calls for storage, as in `rememberCalls`. */
export const rememberOwnCalls = (calls: readonly OwnCall[], account: Address): readonly string[] =>
  rememberCalls(
    calls.map(({ to, data }) => `${to}-${data}`),
    account,
  );

/** The account's own calls of stored lines. */
export const recallOwnCalls = (lines: readonly string[], account: Address): readonly OwnCall[] =>
  recallCalls(lines, account).flatMap((key) => {
    const call = parseCallKey(key);
    return call.ok ? [{ to: call.value.address, data: call.value.callData }] : [];
  });
