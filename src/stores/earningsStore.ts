import type { PositionFold, PositionOwner } from '#chain/positions/positionFold.ts';
import { readPosition } from '#chain/positions/readPosition.ts';
import type { PositionHistoryProblem, PositionHistory } from '#chain/positions/readPosition.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { rules } from '#config/rules.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { failed, loading, ready, reloading, valueOf } from '#lib/loadable.ts';
import type { Loadable } from '#lib/loadable.ts';

/** A position whose past somebody wants to know. */
export interface PositionHistoryQuery {
  readonly owner: PositionOwner;
  /** Pool tokens at the block shown, staked ones included; undefined while unknown. */
  readonly held: bigint | undefined;
}

/** `unreachable`: the node did not answer or not in a way that can be read. */
export interface PositionHistoryFailure {
  readonly code: PositionHistoryProblem['code'] | 'unreachable';
}

/** What was read, and what was held then, as far as it was known. */
export interface KnownPositionHistory extends PositionHistory {
  readonly heldThen: bigint | undefined;
}

/** By `historyKey`. */
export type PositionHistories = ReadonlyMap<string, Loadable<KnownPositionHistory>>;

export interface EarningsStore {
  histories(): PositionHistories;
  subscribe(listener: () => void): () => void;
  /** What a consumer wants from now on, the most urgent first; consumers are served in the order they came. */
  want(consumer: object, queries: readonly PositionHistoryQuery[]): void;
  leave(consumer: object): void;
  /** The block shown. Nothing is read before the first. */
  seeBlock(blockNumber: number): void;
  /** Reads again from the beginning what failed or did not add up. */
  retry(owner: PositionOwner): void;
}

export interface EarningsStoreOptions {
  readonly rpc: RpcClient;
  readonly firstBlock: number;
  readonly foldOf: (owner: PositionOwner) => Promise<PositionFold>;
}

export const historyKey = ({ account, pair }: { readonly account: Address; readonly pair: Address }): string =>
  `${account} ${pair}`;

interface Entry {
  readonly history: Loadable<KnownPositionHistory>;
  /** The block shown when it was read, or tried. */
  readonly triedAt: number;
}

/** A reading later may find what this one did not; what does not add up would only be read to no avail again. */
const isPassing = (failure: unknown): boolean =>
  ['unreachable', 'moved'].includes((failure as PositionHistoryFailure).code);

const isDue = ({ history, triedAt }: Entry, { held }: PositionHistoryQuery, block: number): boolean => {
  const age = Math.abs(block - triedAt);
  if (history.status === 'failed') {
    return age >= (isPassing(history.error) ? rules.earnings.retryBlocks : rules.earnings.checkBlocks);
  }
  const known = valueOf(history);
  if (!known) return true;
  const isOther = held !== undefined && held !== known.ledger.poolTokens;
  if (isOther && (held !== known.heldThen || (known.readTo < triedAt && age > 0))) return true;
  const depth = known.last ? block - known.last.blockNumber : Infinity;
  return age >= (depth < rules.service.depthBlocks ? rules.earnings.freshBlocks : rules.earnings.checkBlocks);
};

/**
 * What is known of a past at the block shown, where `held` pool tokens are held: another amount than the past ends with
 * is being looked for, and `unaccounted` when that has been tried.
 */
export const historyAt = (
  history: Loadable<KnownPositionHistory>,
  held: bigint | undefined,
  block: number,
): Loadable<KnownPositionHistory> => {
  if (history.status !== 'ready' || held === undefined) return history;
  const { ledger, heldThen, readTo } = history.value;
  if (held === ledger.poolTokens) return history;
  const failure: PositionHistoryFailure = { code: 'unaccounted' };
  return held === heldThen && readTo <= block ? failed(failure) : reloading(history.value);
};

/**
 * Reads the past of the wanted positions, one after the other, and keeps it for this visit: it is read on from its last
 * move when another amount is held, and looked at again now and then, more often while that move is fresh.
 */
export const createEarningsStore = ({ rpc, firstBlock, foldOf }: EarningsStoreOptions): EarningsStore => {
  const changes = createNotifier();
  const consumers = new Map<object, readonly PositionHistoryQuery[]>();
  const entries = new Map<string, Entry>();
  let histories: PositionHistories = new Map();
  let current: { readonly key: string; readonly controller: AbortController } | undefined;
  let block = 0;

  const show = (key: string, entry: Entry | undefined): void => {
    if (entry) entries.set(key, entry);
    else entries.delete(key);
    histories = new Map([...entries].map(([name, { history }]) => [name, history]));
    changes.tell();
  };

  const wanted = (): readonly PositionHistoryQuery[] => [...consumers.values()].flat();

  const readOne = async ({ owner, held }: PositionHistoryQuery): Promise<void> => {
    const key = historyKey(owner);
    const known = entries.get(key)?.history;
    const before = known && valueOf(known);
    const controller = new AbortController();
    const { signal } = controller;
    const triedAt = block;
    current = { key, controller };
    show(key, { history: reloading(before), triedAt });
    try {
      const found = await readPosition({ rpc, firstBlock, foldOf, signal }, owner, before);
      const history = found.ok ? ready({ ...found.value, heldThen: held }) : failed<KnownPositionHistory>(found.error);
      show(key, { history, triedAt });
    } catch {
      const failure: PositionHistoryFailure = { code: 'unreachable' };
      // What was left in the middle is as it was before.
      const left = before && { history: ready(before), triedAt };
      // It is told for a while before it is tried again, however long the trying took.
      show(key, signal.aborted ? left : { history: failed(failure, before), triedAt: block });
    } finally {
      current = undefined;
    }
  };

  const next = (): PositionHistoryQuery | undefined =>
    wanted().find((query) => {
      const entry = entries.get(historyKey(query.owner));
      return !entry || isDue(entry, query, block);
    });

  const run = async (): Promise<void> => {
    if (current || block === 0) return;
    for (let query = next(); query; query = next()) await readOne(query);
  };

  const settle = (): void => {
    if (current && !wanted().some(({ owner }) => historyKey(owner) === current?.key)) current.controller.abort();
    void run();
  };

  return {
    histories: () => histories,
    subscribe: changes.add,
    want(consumer, queries) {
      consumers.set(consumer, queries);
      settle();
    },
    leave(consumer) {
      consumers.delete(consumer);
      settle();
    },
    seeBlock(blockNumber) {
      block = blockNumber;
      void run();
    },
    retry(owner) {
      const key = historyKey(owner);
      const status = entries.get(key)?.history.status;
      if (status !== 'failed' && status !== 'ready') return;
      show(key, { history: loading, triedAt: block });
      void run();
    },
  };
};
