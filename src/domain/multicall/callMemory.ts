import type { Address } from '../tokens/types.ts';
import { parseCallKey, type CallKey } from './callKey.ts';
import type { Hex } from './types.ts';

/** Replaces the account in stored call data, so that no account is stored. */
const SELF = '@';
/** Reads have few words; longer call data is not stored. */
const MAX_KEY_LENGTH = 1000;

interface OwnCall {
  readonly to: Address;
  readonly data: Hex;
}

const wordOf = (account: Address): string => account.slice(2).toLowerCase().padStart(64, '0');

const withoutAccount = (data: string, account: Address | undefined): string =>
  account === undefined ? data : data.replaceAll(wordOf(account), SELF);

const withAccount = (data: string, account: Address | undefined): string | undefined => {
  if (!data.includes(SELF)) return data;
  return account === undefined ? undefined : data.replaceAll(SELF, wordOf(account));
};

/** One line per contract: its address, then the calls, separated by spaces. The account is replaced. */
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

/** Calls of stored lines; malformed calls, and calls that need a missing account, are dropped. */
export const recallCalls = (lines: readonly string[], account: Address | undefined): readonly CallKey[] =>
  lines.flatMap((line) => {
    const [address = '', ...keptCalls] = line.split(' ');
    return keptCalls.flatMap((keptCall) => {
      const data = withAccount(keptCall, account);
      const key = `${address}-${data}`;
      return data !== undefined && key.length <= MAX_KEY_LENGTH && parseCallKey(key).ok ? [key] : [];
    });
  });

/** Lines as in `rememberCalls`, without the account's address. */
export const rememberOwnCalls = (calls: readonly OwnCall[], account: Address): readonly string[] =>
  rememberCalls(
    calls.map(({ to, data }) => `${to}-${data}`),
    account,
  );

/** Calls of stored lines; malformed ones are skipped. */
export const recallOwnCalls = (lines: readonly string[], account: Address): readonly OwnCall[] =>
  recallCalls(lines, account).flatMap((key) => {
    const call = parseCallKey(key);
    return call.ok ? [{ to: call.value.address, data: call.value.callData }] : [];
  });
