import type { PositionFold, PositionOwner } from '#chain/positions/positionFold.ts';
import type { PositionHistoryProblem, PositionHistory } from '#chain/positions/readPosition.ts';
import type { PositionReading } from '#chain/positions/positionSession.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { rules } from '#config/rules.ts';
import type { Address } from '#domain/tokens/types.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import { failed, loading, ready, reloading, valueOf, type Loadable } from '#lib/loadable.ts';

export interface PositionHistoryQuery {
  readonly owner: PositionOwner;
  readonly held: bigint | undefined;
}

export interface PositionHistoryFailure {
  readonly code: PositionHistoryProblem['code'] | 'unreachable';
}

interface KnownPositionHistory extends PositionHistory {
  readonly heldThen: bigint | undefined;
}

export type HistoryReading = Loadable<KnownPositionHistory, PositionHistoryFailure>;

type PositionHistories = ReadonlyMap<string, HistoryReading>;

export interface EarningsStore {
  histories(): PositionHistories;
  subscribe(listener: () => void): () => void;
  /** Queries are sorted by urgency; consumers are served in the order of their first call. */
  want(consumer: object, queries: readonly PositionHistoryQuery[]): void;
  leave(consumer: object): void;
  seeBlock(blockNumber: number): void;
  retry(owner: PositionOwner): void;
}

interface EarningsStoreOptions {
  readonly rpc: RpcClient;
  readonly firstBlock: number;
  readonly foldOf: (owner: PositionOwner) => Promise<PositionFold>;
}

export const historyKey = ({ account, pair }: { readonly account: Address; readonly pair: Address }): string =>
  `${account} ${pair}`;

interface Entry {
  readonly history: HistoryReading;
  readonly triedAt: number;
}

/** False for an inconsistent history, which would fail again. */
const isPassing = ({ code }: PositionHistoryFailure): boolean => code === 'unreachable' || code === 'moved';

const isDue = (entry: Entry | undefined, { held }: PositionHistoryQuery, block: number): boolean => {
  if (!entry) return true;
  const { history, triedAt } = entry;
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
 * Loading if `held` differs from the history's last balance; fails with `unaccounted` once a new read confirms the
 * difference.
 */
export const historyAt = (history: HistoryReading, held: bigint | undefined, block: number): HistoryReading => {
  if (history.status !== 'ready' || held === undefined) return history;
  const { ledger, heldThen, readTo } = history.value;
  if (held === ledger.poolTokens) return history;
  const failure: PositionHistoryFailure = { code: 'unaccounted' };
  return held === heldThen && readTo <= block ? failed(failure) : reloading(history.value);
};

const createEntries = () => {
  const changes = createNotifier();
  const entries = new Map<string, Entry>();
  let histories: PositionHistories = new Map();
  return {
    get: (key: string): Entry | undefined => entries.get(key),
    set(key: string, entry: Entry | undefined): void {
      if (entry) entries.set(key, entry);
      else entries.delete(key);
      histories = new Map([...entries].map(([name, { history }]) => [name, history]));
      changes.notify();
    },
    histories: () => histories,
    subscribe: changes.add,
  };
};

const readEntry = async (
  reading: PositionReading,
  { owner, held }: PositionHistoryQuery,
  before: KnownPositionHistory | undefined,
  currentBlock: () => number,
): Promise<Entry | undefined> => {
  const triedAt = currentBlock();
  try {
    const { readPosition } = await import('#chain/positions/readPosition.ts');
    const found = await readPosition(reading, owner, before);
    return { history: found.ok ? ready({ ...found.value, heldThen: held }) : failed(found.error), triedAt };
  } catch {
    if (reading.signal.aborted) return before && { history: ready(before), triedAt };
    const failure: PositionHistoryFailure = { code: 'unreachable' };
    // Counts from the present block, so that a slow failure is shown for a while before the retry.
    return { history: failed(failure, before), triedAt: currentBlock() };
  }
};

/** After a change of balance, reads on from the history's last event. A recent event makes checks more frequent. */
export const createEarningsStore = ({ rpc, firstBlock, foldOf }: EarningsStoreOptions): EarningsStore => {
  const entries = createEntries();
  const consumers = new Map<object, readonly PositionHistoryQuery[]>();
  let current: { readonly key: string; readonly controller: AbortController } | undefined;
  let block = 0;

  const requested = (): readonly PositionHistoryQuery[] => [...consumers.values()].flat();

  const readOne = async (query: PositionHistoryQuery): Promise<void> => {
    const key = historyKey(query.owner);
    const known = entries.get(key)?.history;
    const before = known && valueOf(known);
    const controller = new AbortController();
    const reading = { rpc, firstBlock, foldOf, signal: controller.signal };
    current = { key, controller };
    entries.set(key, { history: reloading(before), triedAt: block });
    try {
      entries.set(key, await readEntry(reading, query, before, () => block));
    } finally {
      current = undefined;
    }
  };

  const next = (): PositionHistoryQuery | undefined =>
    requested().find((query) => isDue(entries.get(historyKey(query.owner)), query, block));

  const run = async (): Promise<void> => {
    if (current || block === 0) return;
    for (let query = next(); query; query = next()) await readOne(query);
  };

  const settle = (): void => {
    if (current && !requested().some(({ owner }) => historyKey(owner) === current?.key)) current.controller.abort();
    void run();
  };

  return {
    histories: entries.histories,
    subscribe: entries.subscribe,
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
      entries.set(key, { history: loading, triedAt: block });
      void run();
    },
  };
};
