import { asLogs, type RpcLog } from '#chain/logs/logs.ts';
import { RpcResponseError } from '#chain/rpc/errors.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { err, ok } from '#lib/result.ts';
import { createLogFollower } from '#updaters/logs/createLogFollower.ts';
import { followWatched } from '#updaters/logs/followWatched.ts';
import type { LogSource, ReadingStatus, Received } from '#updaters/logs/logSource.ts';
import { respondTo } from './respondTo.ts';

export const FIRST_BLOCK = 10;
export const OVERLAP = 4;
export const RETRY_BLOCKS = 5;

const hex = (value: number): Hex => `0x${value.toString(16)}`;

interface Filter {
  readonly fromBlock: Hex;
  readonly toBlock: Hex | 'latest';
}

/** A chain whose blocks may hold a log and may be replaced, and a node with its limits and moods. */
export const createLogChain = (head: number, hasLog: (block: number, fork: number) => boolean) => {
  const forks = new Map<number, number>();
  /**
   * `limit`: blocks of a range that the node allows; `lag`: blocks it is behind for the blocks' own requests; `sent`:
   * requests for logs of ranges, of which `refused` were wider than the limit.
   */
  const node = { limit: 3000, delayMs: 1, isBroken: false, lag: 0, sent: 0, refused: 0 };
  const state = { head, fork: 0 };
  const hashOf = (block: number): Hex => hex(block * 1000 + (forks.get(block) ?? 0));
  const logsIn = (fromBlock: number, toBlock: number): readonly RpcLog[] => {
    const logs: RpcLog[] = [];
    for (let block = Math.max(fromBlock, FIRST_BLOCK); block <= Math.min(toBlock, state.head); block += 1) {
      if (!hasLog(block, forks.get(block) ?? 0)) continue;
      const place = { blockNumber: hex(block), blockHash: hashOf(block), logIndex: '0x0' } as const;
      logs.push({ address: '0x01', topics: [], data: '0x', ...place });
    }
    return logs;
  };
  const answer = (method: string, params: readonly unknown[]): unknown => {
    if (method === 'hash') return hashOf(Number(params[0]));
    if (method === 'head') return state.head;
    const { fromBlock, toBlock } = params[0] as Filter;
    if (toBlock === 'latest') return logsIn(Number(fromBlock), state.head - node.lag);
    const isTooWide = Number(toBlock) - Number(fromBlock) + 1 > node.limit;
    if (isTooWide) node.refused += 1;
    if (isTooWide) throw new RpcResponseError(-32000, `limited to a ${node.limit} blocks range`, undefined);
    return logsIn(Number(fromBlock), Number(toBlock));
  };
  const rpc: RpcClient = {
    send: <T>(method: string, params: readonly unknown[] = []) => {
      if (method === 'eth_getLogs') node.sent += 1;
      return new Promise<T>((resolve, reject: (reason: unknown) => void) => {
        setTimeout(() => {
          try {
            if (node.isBroken) throw new RpcResponseError(-32000, 'not now', undefined);
            resolve(answer(method, params) as T);
          } catch (error) {
            reject(error);
          }
        }, node.delayMs);
      });
    },
  };
  const replace = (depth: number): void => {
    state.fork += 1;
    for (let block = state.head - depth + 1; block <= state.head; block += 1) forks.set(block, state.fork);
  };
  const grow = (blocks: number): void => {
    for (let i = 0; i < blocks; i += 1) {
      state.head += 1;
      forks.set(state.head, state.fork);
    }
  };
  const ids = () =>
    logsIn(FIRST_BLOCK, state.head)
      .map(({ blockHash }) => blockHash)
      .toReversed();
  return { node, rpc, grow, replace, ids, answer, hashOf, head: () => state.head };
};

export type LogChain = ReturnType<typeof createLogChain>;

interface Item {
  readonly block: number;
  readonly id: Hex;
}

/** `verifies`: by block hashes; `asks`: decoding sends requests to the node. */
export interface LogHabits {
  readonly verifies: boolean;
  readonly asks: boolean;
}

/** Keeps the found logs' ids, newest first, and complains about whatever breaks the follower's promises. */
const createKeptLogs = ({ rpc }: LogChain, { verifies, asks }: LogHabits) => {
  let items: readonly Item[] = [];
  let coverage: BlockRange | undefined;
  let checkpoints: readonly Item[] = [];
  const faults: string[] = [];
  const statuses: ReadingStatus[] = [];
  /** `heldTo`: the last block that `receive` names. */
  const mood = { needsRetry: false, heldTo: undefined as number | undefined };
  const below = (block: number): readonly Item[] => items.filter((item) => item.block < block);

  const check = ({ kind, range, coverage: next }: Received): void => {
    const { fromBlock, toBlock } = coverage ?? { fromBlock: range.toBlock + 1, toBlock: range.toBlock };
    if (kind === 'older' && range.toBlock !== fromBlock - 1) faults.push(`a gap above ${range.toBlock}`);
    if (kind !== 'older' && range.fromBlock > toBlock + 1) faults.push(`a gap below ${range.fromBlock}`);
    if (next.fromBlock > range.fromBlock) faults.push(`${range.fromBlock} is not covered`);
    if (kind !== 'older' && next.toBlock !== range.toBlock) faults.push(`${range.toBlock} is not covered`);
    coverage = next;
  };

  const source: LogSource<readonly Item[]> = {
    rpc,
    firstBlock: FIRST_BLOCK,
    overlapBlocks: OVERLAP,
    retry: { blocks: RETRY_BLOCKS },
    verifies,
    filters: () => [{ topics: [] }],
    ...(verifies && {
      async prepare() {
        const hashes = await Promise.all(checkpoints.map(({ block }) => rpc.send<Hex>('hash', [block])));
        const head = await rpc.send<number>('head');
        const proof = checkpoints.find(({ id }, i) => id === hashes[i]);
        if (proof && coverage && proof.block >= coverage.fromBlock) {
          coverage = { ...coverage, toBlock: Math.min(coverage.toBlock, proof.block) };
          return { coverage, head };
        }
        [items, coverage] = [[], undefined];
        checkpoints = [{ block: head, id: await rpc.send<Hex>('hash', [head]) }];
        return { coverage, head };
      },
    }),
    decode(logs) {
      const found = asLogs(logs).map(({ blockNumber, blockHash }) => ({ block: Number(blockNumber), id: blockHash }));
      return asks ? rpc.send('head').then(() => found.toReversed()) : found.toReversed();
    },
    lacks: (found, from) => items.some(({ block, id }) => block >= from && !found.some((item) => item.id === id)),
    receive(found, received) {
      check(received);
      const fresh = found.flat();
      const { kind, range } = received;
      if (fresh.some(({ block }) => block < range.fromBlock || block > range.toBlock)) faults.push('a foreign block');
      items = kind === 'older' ? [...items, ...fresh] : [...fresh, ...below(range.fromBlock)];
      if (items.some((item, i) => i > 0 && item.block >= (items[i - 1]?.block ?? 0))) faults.push('out of order');
      checkpoints = [...fresh, ...checkpoints].toSorted((a, b) => b.block - a.block);
      return kind === 'live' ? mood.heldTo : undefined;
    },
    onStatus: (status) => void statuses.push(status),
    takeRetry() {
      const neededRetry = mood.needsRetry;
      mood.needsRetry = false;
      return neededRetry;
    },
  };
  return { source, statuses, faults, mood, ids: () => items.map(({ id }) => id), coverage: () => coverage };
};

/** A page that watches the logs of a chain or leaves them, and the blocks it is shown. */
export const openLogPage = (chain: LogChain, habits: LogHabits) => {
  let kept = createKeptLogs(chain, habits);
  const watched = new Set(['logs']);
  const subscriber = followWatched({
    watched: () => [...watched],
    follow: () => {
      kept = createKeptLogs(chain, habits);
      return createLogFollower(kept.source);
    },
    keeps: habits.verifies,
  });
  let lastBlock: number | undefined;
  /**
   * One block; `isMissed`: its logs could not be had; `ahead`: blocks that the logs' node is ahead. Returns from which
   * block the logs were requested.
   */
  const tick = (isMissed = false, ahead = 0): readonly number[] => {
    const phase = { kind: 'newBlock', lastBlock } as const;
    const requests = subscriber.request(phase).requests ?? [];
    const responses = respondTo(requests, ({ method, params }) =>
      isMissed ? err(new Error('not now')) : ok(chain.answer(method, params)),
    );
    lastBlock = chain.head() - ahead;
    subscriber.receive({ blockNumber: lastBlock, blockTimestamp: 0, calls: [], responses }, phase);
    return requests.map(({ params }) => Number((params[0] as Filter).fromBlock));
  };
  const rewind = (): void => {
    lastBlock = undefined;
  };
  return { subscriber, tick, rewind, watched, kept: () => kept };
};
