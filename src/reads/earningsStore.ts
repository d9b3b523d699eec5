import type { PositionFold, PositionOwner } from '../chain/positionFold.ts';
import { readPosition } from '../chain/readPosition.ts';
import type { PastProblem, PositionPast } from '../chain/readPosition.ts';
import type { RpcClient } from '../chain/rpc/createRpcClient.ts';
import { rules } from '../config/rules.ts';
import type { Address } from '../domain/tokens/types.ts';
import { createNotifier } from '../lib/createNotifier.ts';
import { failed, loading, ready, reloading, valueOf } from '../lib/loadable.ts';
import type { Loadable } from '../lib/loadable.ts';

/** A position whose past somebody wants to know. */
export interface PastQuestion {
  readonly owner: PositionOwner;
  /** Pool tokens at the block shown, staked ones included; undefined while unknown. */
  readonly held: bigint | undefined;
}

/** `unreachable`: the node did not answer or not in a way that can be read. */
export interface PastFailure {
  readonly code: PastProblem['code'] | 'unreachable';
}

/** What was read, and what was held then, as far as it was known. */
export interface KnownPast extends PositionPast {
  readonly heldThen: bigint | undefined;
}

/** By `pastKey`. */
export type Pasts = ReadonlyMap<string, Loadable<KnownPast>>;

export interface EarningsStore {
  pasts(): Pasts;
  subscribe(listener: () => void): () => void;
  /** What a consumer wants from now on, the most urgent first; consumers are served in the order they came. */
  want(consumer: object, questions: readonly PastQuestion[]): void;
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

export const pastKey = ({ account, pair }: { readonly account: Address; readonly pair: Address }): string =>
  `${account} ${pair}`;

interface Entry {
  readonly past: Loadable<KnownPast>;
  /** The block shown when it was read, or tried. */
  readonly triedAt: number;
}

/** A reading later may find what this one did not; what does not add up would only be read to no avail again. */
const isPassing = (failure: unknown): boolean => ['unreachable', 'moved'].includes((failure as PastFailure).code);

const isDue = ({ past, triedAt }: Entry, { held }: PastQuestion, block: number): boolean => {
  const age = Math.abs(block - triedAt);
  if (past.status === 'failed') {
    return age >= (isPassing(past.error) ? rules.earningsRetryBlocks : rules.earningsCheckBlocks);
  }
  const known = valueOf(past);
  if (!known) return true;
  const isOther = held !== undefined && held !== known.ledger.poolTokens;
  if (isOther && (held !== known.heldThen || (known.readTo < triedAt && age > 0))) return true;
  const depth = known.last ? block - known.last.blockNumber : Infinity;
  return age >= (depth < rules.serviceDepthBlocks ? rules.earningsFreshBlocks : rules.earningsCheckBlocks);
};

/**
 * What is known of a past at the block shown, where `held` pool tokens are held: another amount than the past ends with
 * is being looked for, and `unaccounted` when that has been tried.
 */
export const pastAt = (past: Loadable<KnownPast>, held: bigint | undefined, block: number): Loadable<KnownPast> => {
  if (past.status !== 'ready' || held === undefined) return past;
  const { ledger, heldThen, readTo } = past.value;
  if (held === ledger.poolTokens) return past;
  const failure: PastFailure = { code: 'unaccounted' };
  return held === heldThen && readTo <= block ? failed(failure) : reloading(past.value);
};

/**
 * Reads the past of the wanted positions, one after the other, and keeps it for this visit: it is read on from its last
 * move when another amount is held, and looked at again now and then, more often while that move is fresh.
 */
export const createEarningsStore = ({ rpc, firstBlock, foldOf }: EarningsStoreOptions): EarningsStore => {
  const changes = createNotifier();
  const consumers = new Map<object, readonly PastQuestion[]>();
  const entries = new Map<string, Entry>();
  let pasts: Pasts = new Map();
  let current: { readonly key: string; readonly controller: AbortController } | undefined;
  let block = 0;

  const show = (key: string, entry: Entry | undefined): void => {
    if (entry) entries.set(key, entry);
    else entries.delete(key);
    pasts = new Map([...entries].map(([name, { past }]) => [name, past]));
    changes.tell();
  };

  const wanted = (): readonly PastQuestion[] => [...consumers.values()].flat();

  const readOne = async ({ owner, held }: PastQuestion): Promise<void> => {
    const key = pastKey(owner);
    const known = entries.get(key)?.past;
    const before = known && valueOf(known);
    const controller = new AbortController();
    const { signal } = controller;
    const triedAt = block;
    current = { key, controller };
    show(key, { past: reloading(before), triedAt });
    try {
      const found = await readPosition({ rpc, firstBlock, foldOf, signal }, owner, before);
      const past = found.ok ? ready({ ...found.value, heldThen: held }) : failed<KnownPast>(found.error);
      show(key, { past, triedAt });
    } catch {
      const failure: PastFailure = { code: 'unreachable' };
      // What was left in the middle is as it was before.
      const left = before && { past: ready(before), triedAt };
      // It is told for a while before it is tried again, however long the trying took.
      show(key, signal.aborted ? left : { past: failed(failure, before), triedAt: block });
    } finally {
      current = undefined;
    }
  };

  const next = (): PastQuestion | undefined =>
    wanted().find((question) => {
      const entry = entries.get(pastKey(question.owner));
      return !entry || isDue(entry, question, block);
    });

  const run = async (): Promise<void> => {
    if (current || block === 0) return;
    for (let question = next(); question; question = next()) await readOne(question);
  };

  const settle = (): void => {
    if (current && !wanted().some(({ owner }) => pastKey(owner) === current?.key)) current.controller.abort();
    void run();
  };

  return {
    pasts: () => pasts,
    subscribe: changes.add,
    want(consumer, questions) {
      consumers.set(consumer, questions);
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
      const key = pastKey(owner);
      const status = entries.get(key)?.past.status;
      if (status !== 'failed' && status !== 'ready') return;
      show(key, { past: loading, triedAt: block });
      void run();
    },
  };
};
