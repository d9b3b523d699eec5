import type { TracedLog } from '#chain/logs/accountLogs.ts';
import { decodeTransfers, logParts, transferFilters, type RewardPayers } from '#chain/logs/rewardLogs.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { rules } from '#config/rules.ts';
import { storageKeys } from '#config/storageKeys.ts';
import type { BlockRange } from '#domain/history/types.ts';
import { moveId, newestMoveFirst, type RewardMove } from '#domain/rewards/rewardMoves.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isCount } from '#lib/fields.ts';
import { isHash } from '#lib/hex.ts';
import { inSlices } from '#lib/inSlices.ts';
import type { SafeStorage } from '#lib/storage.ts';
import { isUnixTime } from '#lib/unixTime.ts';
import type { AccountSearch } from '#stores/accountSearch.ts';
import type { FoundMoves, RewardMovesStore } from '#stores/rewardMovesStore.ts';
import type { BlockSubscriber } from '../block/blockSubscribers.ts';
import { createEventTimes } from '../history/eventTimes.ts';
import { createLogFollower } from '../logs/createLogFollower.ts';
import { followWatched } from '../logs/followWatched.ts';
import type { LogSource } from '../logs/logSource.ts';
import { createAccountMemory, type AccountMemory } from './accountMemory.ts';
import type { LargeMemory } from './largeMemory.ts';
import { createSearchArchive } from './searchArchive.ts';

type Counterparties = RewardPayers['contracts'];

interface RewardMovesSubscriberOptions {
  readonly store: RewardMovesStore;
  readonly rpc: RpcClient;
  readonly payers: RewardPayers;
  readonly firstBlock: number;
  readonly memoryOf: (contracts: Counterparties) => AccountMemory<RewardMove>;
  readonly largeOf: (contracts: Counterparties) => LargeMemory<RewardMove>;
}

const isUint = (value: unknown): value is string => typeof value === 'string' && /^\d{1,78}$/.test(value);

const isPurpose = (value: unknown): value is NonNullable<RewardMove['purpose']> =>
  value === 'stake' || value === 'reward';

const storedAs = <T>(is: (value: unknown) => value is T, value: unknown): T | undefined | false => {
  if (value === null) return undefined;
  return is(value) ? value : false;
};

const counterpartyIn = (stored: unknown, contracts: Counterparties): Address | undefined => {
  if (contracts) return contracts.find((contract) => contract === stored);
  return typeof stored === 'string' ? parseAddress(stored) : undefined;
};

const moveIn = (entry: unknown, contracts: Counterparties): readonly RewardMove[] => {
  const [to, token, text, isDeposit, hash, block, logIndex, time, pid, named] = Array.isArray(entry)
    ? (entry as readonly unknown[])
    : [];
  const contract = counterpartyIn(to, contracts);
  const address = typeof token === 'string' ? parseAddress(token) : undefined;
  if (!contract || !address || !isUint(text) || !isHash(hash)) return [];
  const [timestamp, pool] = [storedAs(isUnixTime, time), storedAs(isUint, pid)];
  const purpose = storedAs(isPurpose, named ?? null);
  if (!isCount(block) || !isCount(logIndex) || timestamp === false || pool === false || purpose === false) return [];
  return [
    {
      contract,
      token: address,
      amount: BigInt(text),
      kind: isDeposit === 1 ? 'deposited' : 'received',
      transactionHash: hash,
      blockNumber: block,
      logIndex,
      timestamp,
      pid: pool === undefined ? undefined : BigInt(pool),
      purpose,
    },
  ];
};

export const movesFormat = (contracts: Counterparties) => ({
  key: contracts ? storageKeys.rewardMoves : storageKeys.transfers,
  encode: (move: RewardMove) => [
    move.contract,
    move.token,
    move.amount.toString(),
    move.kind === 'deposited' ? 1 : 0,
    move.transactionHash,
    move.blockNumber,
    move.logIndex,
    move.timestamp ?? null,
    move.pid?.toString() ?? null,
    move.purpose ?? null,
  ],
  decode: (entry: unknown) => moveIn(entry, contracts),
});

export const createRewardMemory = (storage: SafeStorage, contracts: Counterparties): AccountMemory<RewardMove> =>
  createAccountMemory({ storage, contracts: contracts ?? [], ...movesFormat(contracts) });

type Moves = readonly RewardMove[];

const createKnownMoves = () => {
  const moves = new Map<string, RewardMove>();
  const add = (found: Moves): void => {
    for (const move of found) moves.set(moveId(move), move);
  };
  return {
    moves,
    add,
    /** Replaces the events of a range, so that replaced blocks leave no events behind. */
    replace(found: Moves, { fromBlock, toBlock }: BlockRange): void {
      for (const [id, { blockNumber }] of moves)
        if (blockNumber >= fromBlock && blockNumber <= toBlock) moves.delete(id);
      add(found);
    },
    upTo: (block: number): Moves => [...moves.values()].filter(({ blockNumber }) => blockNumber <= block),
  };
};

/** Limits the work between two frames, because one response can have thousands of logs. */
const LOGS_A_PART = 200;

/** Decodes a block's few logs at once, and many logs in slices. */
const decodeInSlices = (
  logs: readonly TracedLog[],
  account: Address,
  payers: RewardPayers,
  signal: AbortSignal,
): Moves | Promise<Moves> => {
  if (logs.length <= LOGS_A_PART) return decodeTransfers(logs, account, payers);
  const moves: RewardMove[] = [];
  const decodePart = (part: readonly TracedLog[]): void => {
    moves.push(...decodeTransfers(part, account, payers));
  };
  return inSlices(logParts(logs, LOGS_A_PART), decodePart, { signal }).then(() => moves);
};

const archiveOf = (
  { rpc, firstBlock, memoryOf, largeOf }: RewardMovesSubscriberOptions,
  contracts: RewardPayers['contracts'],
  account: Address,
) => createSearchArchive({ rpc, firstBlock, memory: memoryOf(contracts), large: largeOf(contracts) }, account);

const rewardMoves = (
  options: RewardMovesSubscriberOptions,
  { account, contracts: more }: AccountSearch,
): LogSource<Moves> => {
  const { store, rpc, firstBlock, payers: known } = options;
  const payers = { ...known, contracts: known.contracts && [...new Set([...known.contracts, ...more])] };
  const archive = archiveOf(options, payers.contracts, account);
  const times = createEventTimes<RewardMove>();
  const { moves, add, replace, upTo } = createKnownMoves();
  let { status, coverage }: FoundMoves = store.found(account);

  const save = (): void => {
    if (coverage) archive.save(coverage, upTo);
  };
  const show = (): void =>
    store.record(account, { status, moves: times.filled([...moves.values()].toSorted(newestMoveFirst)), coverage });

  return {
    rpc,
    firstBlock,
    overlapBlocks: rules.positions.overlapBlocks,
    retry: { blocks: rules.positions.retryBlocks },
    isSparse: true,
    filters: () => transferFilters(account, payers),
    recall: () => archive.recall(add),
    async prepare(covered, head, signal) {
      archive.settle(head, signal);
      const kept = covered ? undefined : await archive.restore(signal);
      await inSlices(kept?.found ?? [], (move) => add([move]), { signal });
      return { coverage: covered ?? kept?.coverage, head };
    },
    requests: () => times.requests([...moves.values()]),
    onBlock({ responses }) {
      if (!times.receive(responses)) return;
      show();
      save();
    },
    decode: (logs, _range, { signal }) => decodeInSlices(logs as readonly TracedLog[], account, payers, signal),
    lacks(found, fromBlock) {
      const ids = new Set(found.map(moveId));
      for (const [id, { blockNumber }] of moves) if (blockNumber >= fromBlock && !ids.has(id)) return true;
      return false;
    },
    receive(found, received) {
      coverage = received.coverage;
      const before = moves.size;
      replace(found.flat(), received.range);
      if (received.kind !== 'live') save();
      if (received.kind !== 'live' || moves.size !== before || found.some((entry) => entry.length > 0)) show();
      return undefined;
    },
    onStatus(next) {
      status = next;
      if (status === 'complete') save();
      show();
    },
    takeRetry: store.takeRetry,
  };
};

export const createRewardMovesSubscriber = (options: RewardMovesSubscriberOptions): BlockSubscriber =>
  followWatched({
    watched: () => {
      const search = options.store.search();
      const { contracts } = options.payers;
      return search && (!contracts || contracts.length + search.contracts.length > 0) ? [search] : [];
    },
    follow: (search) => createLogFollower(rewardMoves(options, search)),
    keeps: true,
  });
