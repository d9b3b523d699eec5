import { reservesBySync } from '#chain/logs/syncLogs.ts';
import type { PairTokens } from '#chain/reading/bookReads.ts';
import { reservesAt, type PairReserves } from '#chain/reading/reservesAt.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { isTooMany, RpcError } from '#chain/rpc/errors.ts';
import { patientReader } from '#chain/rpc/patientReader.ts';
import type { LedgerMove } from '#domain/ledger/ledgerMove.ts';
import { poolValue, takesPoolValue } from '#domain/ledger/poolValue.ts';
import { dollarPrices, type PriceRule } from '#domain/prices/dollarPrices.ts';
import type { Address } from '#domain/tokens/types.ts';
import { inSlices } from '#lib/inSlices.ts';

const ROUND = 10;
const patience = { isTransient: isTooMany, tries: 3, waitMs: 1000 };

type LedgerEvent = readonly LedgerMove[];

interface PoolValuesQuery {
  readonly multicall: Address;
  readonly rule: PriceRule;
  readonly poolsTo: (tokens: readonly Address[]) => readonly PairTokens[];
  /** Unlisted tokens have no price, because anybody can fake a pool for one. */
  readonly isListed: (token: Address) => boolean;
  readonly events: readonly LedgerEvent[];
  readonly firstBlock: number;
  readonly signal: AbortSignal;
  /** Raw dollar units by event, as they become known. `done` counts all events so far. */
  readonly onRead: (values: ReadonlyMap<string, bigint>, done: number) => void;
}

interface BlockEvents {
  readonly block: number;
  readonly events: readonly LedgerEvent[];
  readonly tokens: readonly Address[];
}

const blocksOf = ({ events, isListed }: PoolValuesQuery): readonly BlockEvents[] => {
  const byBlock = new Map<number, LedgerEvent[]>();
  for (const event of events) {
    const [first] = event;
    if (!first || !takesPoolValue(event)) continue;
    const known = byBlock.get(first.blockNumber);
    if (known) known.push(event);
    else byBlock.set(first.blockNumber, [event]);
  }
  return [...byBlock]
    .map(([block, own]) => {
      const tokens = [...new Set(own.flat().map(({ asset }) => asset))].filter(isListed);
      return { block, events: own, tokens };
    })
    .toSorted((a, b) => b.block - a.block);
};

const createPools = ({ poolsTo }: PoolValuesQuery) => {
  const known = new Map<string, readonly PairTokens[]>();
  return (tokens: readonly Address[]): readonly PairTokens[] => {
    const key = tokens.toSorted().join();
    const pools = known.get(key) ?? poolsTo(tokens);
    known.set(key, pools);
    return pools;
  };
};

const createTally = ({ rule, signal, onRead }: PoolValuesQuery) => {
  let done = 0;
  return async (parts: readonly BlockEvents[], reservesOf: (part: BlockEvents) => readonly PairReserves[]) => {
    const values = new Map<string, bigint>();
    const add = (part: BlockEvents): void => {
      const prices = dollarPrices(reservesOf(part), part.tokens, rule);
      for (const event of part.events) {
        const value = poolValue(event, prices);
        if (value !== undefined) values.set(event[0]?.event ?? '', value);
      }
      done += part.events.length;
    };
    await inSlices(parts, add, { signal });
    onRead(values, done);
  };
};

/** The node keeps no state of the block, or Multicall was not deployed at it. */
const isWithoutState = (error: unknown): boolean =>
  error instanceof RpcError && (error.kind === 'response' || error.kind === 'unexpected') && !isTooMany(error);

/**
 * Values of trades, rewards and bonds at the pools' reserves at the end of each block, newest first. One request reads
 * ten blocks; if the node lacks the state, `Sync` logs are read. Rejects with the node's error or the signal's reason,
 * after `onRead` had all values known until then.
 */
export const readPoolValues = async (rpc: RpcClient, query: PoolValuesQuery): Promise<void> => {
  const { multicall, firstBlock, signal } = query;
  const patient = patientReader(rpc, patience);
  const reader: RpcClient = { send: (method, params, options) => patient.send(method, params, { ...options, signal }) };
  const poolsOf = createPools(query);
  const tally = createTally(query);
  const parts = blocksOf(query);
  for (let at = 0; at < parts.length; at += ROUND) {
    const round = parts.slice(at, at + ROUND);
    const reads = round.map(({ block, tokens }) =>
      reservesAt(reader, { multicall, pools: poolsOf(tokens), at: block }),
    );
    try {
      const reserves = new Map((await Promise.all(reads)).map((read, i) => [round[i], read] as const));
      await tally(round, (part) => reserves.get(part) ?? []);
    } catch (error) {
      if (!isWithoutState(error)) throw error;
      const older = parts.slice(at);
      const pools = poolsOf([...new Set(older.flatMap(({ tokens }) => tokens))]);
      const existing = await reservesAt(reader, { multicall, pools, at: 'latest' });
      const blocks = older.map(({ block }) => block);
      const found = await reservesBySync(rpc, { pools: existing, blocks, firstBlock, signal });
      return tally(older, ({ block }) => found.get(block) ?? []);
    }
  }
};
