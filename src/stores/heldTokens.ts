import { erc20 } from '#chain/abis/erc20.ts';
import { contracts } from '#chain/contracts.ts';
import { readSeparately } from '#chain/reading/readSeparately.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { rules } from '#config/rules.ts';
import { dataOf } from '#domain/multicall/callOutcome.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';

interface HeldTokens {
  held(account: Address): readonly Address[];
  unread(account: Address): number;
  subscribe(listener: () => void): () => void;
  /** Reads each token once per round, page by page. Tokens without an answer are read again. */
  look(account: Address, tokens: readonly Address[], round: number): void;
}

interface HeldTokensOptions {
  readonly rpc: RpcClient;
  readonly multicall: Address;
  readonly page: number;
}

interface Search {
  readonly round: number;
  readonly requested: Set<Address>;
}

const none: readonly Address[] = [];

const createUnreadTokens = (onChange: () => void) => {
  const known = new Map<Address, ReadonlySet<Address>>();
  const sizeOf = (account: Address): number => known.get(account)?.size ?? 0;
  return {
    sizeOf,
    record(account: Address, tokens: readonly Address[], failed: readonly Address[]): void {
      const before = known.get(account) ?? new Set<Address>();
      const after = new Set([...before].filter((token) => !tokens.includes(token)).concat(failed));
      known.set(account, after);
      if (after.size !== before.size) onChange();
    },
  };
};

export const createHeldTokens = ({ rpc, multicall, page }: HeldTokensOptions): HeldTokens => {
  const changes = createNotifier();
  const found = new Map<Address, readonly Address[]>();
  const unread = createUnreadTokens(changes.notify);
  const searches = new Map<Address, Search>();

  const readPage = async (account: Address, tokens: readonly Address[]): Promise<void> => {
    const outcomes = await readSeparately(
      rpc,
      multicall,
      tokens.map((token) => erc20.balanceOf.call(token, account)),
    );
    unread.record(
      account,
      tokens,
      tokens.filter((_, i) => outcomes[i]?.status === 'unread'),
    );
    const before = found.get(account) ?? none;
    const after = new Set(before);
    tokens.forEach((token, i) => {
      const balance = erc20.balanceOf.decode(dataOf(outcomes[i]) ?? '0x');
      if (!balance.ok) return;
      if (balance.value > 0n) after.add(token);
      else after.delete(token);
    });
    if (after.size === before.length && before.every((token) => after.has(token))) return;
    found.set(account, [...after]);
    changes.notify();
  };

  const readAll = async (account: Address, tokens: readonly Address[], requested: Set<Address>): Promise<void> => {
    for (let from = 0; from < tokens.length; from += page) {
      try {
        await readPage(account, tokens.slice(from, from + page));
      } catch {
        for (const token of tokens.slice(from)) requested.delete(token);
        return;
      }
    }
  };

  return {
    held: (account) => found.get(account) ?? none,
    unread: unread.sizeOf,
    subscribe: changes.add,
    look(account, tokens, round) {
      const last = searches.get(account);
      const search = last?.round === round ? last : { round, requested: new Set<Address>() };
      searches.set(account, search);
      const missing = tokens.filter((token) => !search.requested.has(token));
      for (const token of missing) search.requested.add(token);
      if (missing.length > 0) void readAll(account, missing, search.requested);
    },
  };
};

const options: HeldTokensOptions = { rpc: readRpc, multicall: contracts.multicall, page: rules.tokens.heldPage };

export const heldTokens = createHeldTokens(options);

export const heldUnlisted = createHeldTokens(options);
