import { multicall3 } from '#chain/abis/multicall3.ts';
import { asLogs, type RpcLog } from '#chain/logs/logs.ts';
import type { RpcRequest } from '#chain/logs/mergeLogRequests.ts';
import { isRateLimit, RpcResponseError } from '#chain/rpc/errors.ts';
import { dataOf, type CallOutcome } from '#domain/multicall/callOutcome.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isFields } from '#lib/fields.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { ReadBlock } from './blockSubscribers.ts';

type Response = Result<unknown, unknown>;

interface Anchor {
  readonly block: number;
  readonly hash: string;
}

/** Logs of one filter from `fromBlock` to the first anchor, the newest block with a log. */
interface KeptLogs {
  readonly fromBlock: number;
  readonly logs: readonly RpcLog[];
  /** The newest block with a log, and before it the one of the answer before. */
  readonly anchors: readonly [Anchor, ...Anchor[]];
}

interface LogQuery {
  readonly key: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly fromBlock: number;
}

interface Planned {
  readonly request: RpcRequest;
  readonly query: LogQuery | undefined;
  /** Known logs that the sent request leaves out. */
  readonly kept: KeptLogs | undefined;
}

/** Reads that request all logs after a refusal or another chain. */
const PAUSE_READS = 30;

/** The order of a filter's addresses, and of the values of a topic, changes nothing. */
const sorted = (name: string, value: unknown): unknown =>
  Array.isArray(value) && name !== 'topics' ? value.map(String).toSorted() : value;

const logQuery = ({ method, params, isSeparate }: RpcRequest): LogQuery | undefined => {
  const [filter] = params;
  if (method !== 'eth_getLogs' || isSeparate || !isFields(filter)) return undefined;
  const { fromBlock, ...rest } = filter;
  if (rest.toBlock !== 'latest' || typeof fromBlock !== 'string') return undefined;
  return { key: JSON.stringify(rest, sorted), filter: rest, fromBlock: Number(fromBlock) };
};

const blockOf = ({ blockNumber }: RpcLog): number => Number(blockNumber);

/** The part from a block on. An anchor below it proves nothing about its logs. */
const keptFrom = (known: KeptLogs | undefined, fromBlock: number): KeptLogs | undefined => {
  const [newest, ...older] = known?.anchors ?? [];
  if (!known || !newest || known.fromBlock > fromBlock || newest.block < fromBlock) return undefined;
  return {
    fromBlock,
    logs: known.logs.filter((log) => blockOf(log) >= fromBlock),
    anchors: [newest, ...older.filter(({ block }) => block >= fromBlock)],
  };
};

const sentFor = ({ request, query, kept }: Planned): RpcRequest => {
  if (!query || !kept) return request;
  const fromBlock = `0x${(kept.anchors[0].block + 1).toString(16)}`;
  return { ...request, params: [{ ...query.filter, fromBlock }] };
};

const newestAnchor = (logs: readonly RpcLog[]): Anchor | undefined => {
  const block = Math.max(...logs.map(blockOf));
  const hashes = new Set(logs.filter((log) => blockOf(log) === block).map(({ blockHash }) => blockHash.toLowerCase()));
  const [hash] = hashes;
  return hash === undefined || hashes.size > 1 ? undefined : { block, hash };
};

const readable = (response: Response | undefined): readonly RpcLog[] | undefined => {
  try {
    const logs = response?.ok ? asLogs(response.value) : undefined;
    return logs?.some(({ removed }) => removed) ? undefined : logs;
  } catch {
    return undefined;
  }
};

/** Logs up to the shown block. A node that returns a log of a block has all logs up to it; later ones are unproven. */
const keep = ({ query, kept }: Planned, response: Response | undefined, shown: number): KeptLogs | undefined => {
  const logs = readable(response)?.filter((log) => blockOf(log) <= shown);
  const newest = logs && newestAnchor(logs);
  if (!query || !logs || !newest) return undefined;
  const before = kept?.anchors[0];
  const isNewer = before !== undefined && newest.block > before.block;
  return { fromBlock: query.fromBlock, logs, anchors: isNewer ? [newest, before] : [newest] };
};

const isRefusal = (response: Response | undefined): boolean =>
  response?.ok === false && response.error instanceof RpcResponseError && !isRateLimit(response.error);

/** A node that has no block after the known logs may refuse the range. */
const joined = ({ kept }: Planned, response: Response | undefined, shown: number): Response | undefined => {
  if (!kept) return response;
  if (isRefusal(response) && shown <= kept.anchors[0].block) return ok(kept.logs);
  if (!response?.ok || !Array.isArray(response.value)) return response;
  return ok([...kept.logs, ...(response.value as readonly unknown[])]);
};

const hashesIn = (blocks: readonly number[], outcomes: readonly CallOutcome[]): ReadonlyMap<number, string> =>
  new Map(
    blocks.flatMap((block, i) => {
      const hash = multicall3.getBlockHash.decode(dataOf(outcomes[i]) ?? '0x');
      return hash.ok ? [[block, hash.value.toLowerCase()] as const] : [];
    }),
  );

interface Proofs {
  readonly shown: number;
  readonly hashes: ReadonlyMap<number, string>;
}

/** False without a later block, whose calls alone know the hash of the last block with a known log. */
const isUnproven = ({ kept }: Planned, response: Response | undefined, { shown, hashes }: Proofs): boolean =>
  kept !== undefined &&
  shown > kept.anchors[0].block &&
  (isRefusal(response) || kept.anchors.some(({ block, hash }) => hashes.get(block) !== hash));

/** The same if no later block could prove them. */
const nextKept = (entry: Planned, response: Response, shown: number, before: ReadonlyMap<string, KeptLogs>) => {
  const { query, kept } = entry;
  const next = query && (kept && shown <= kept.anchors[0].block ? before.get(query.key) : keep(entry, response, shown));
  return query && next ? ([[query.key, next]] as const) : [];
};

/**
 * Requests the newest logs only after the last block with a known log, if the hash of that block, read with the block's
 * calls, proves that it was not replaced. Blocks without a known log are requested again as often as before, because a
 * node's logs may lag behind its calls. After a refusal or another hash the logs are requested whole, in the same round
 * and in the next 30 reads.
 */
export const createRecentLogs = (multicall: Address): ((read: ReadBlock) => ReadBlock) => {
  let known: ReadonlyMap<string, KeptLogs> = new Map();
  let pause = 0;

  const plan = (request: RpcRequest): Planned => {
    const query = logQuery(request);
    const kept = query && pause === 0 ? keptFrom(known.get(query.key), query.fromBlock) : undefined;
    return { request, query, kept };
  };

  const readWhole = async (read: ReadBlock, planned: readonly Planned[]): Promise<readonly Response[]> => {
    pause = PAUSE_READS;
    const requests = planned.map(({ request }) => request);
    const answer = await read({ calls: [], requests, at: 'latest' }).then(ok, err);
    return answer.ok ? answer.value.responses : requests.map(() => answer);
  };

  const settle = async (
    read: ReadBlock,
    planned: readonly Planned[],
    responses: readonly Response[],
    proofs: Proofs,
  ): Promise<readonly Response[]> => {
    const unproven = planned.filter((entry, i) => isUnproven(entry, responses[i], proofs));
    const again = unproven.length > 0 ? await readWhole(read, unproven) : [];
    const settled = planned.map((entry, i) => {
      const at = unproven.indexOf(entry);
      const response = at < 0 ? joined(entry, responses[i], proofs.shown) : again[at];
      return { entry: at < 0 ? entry : { ...entry, kept: undefined }, response: response ?? err(undefined) };
    });
    known = new Map(settled.flatMap(({ entry, response }) => nextKept(entry, response, proofs.shown, known)));
    return settled.map(({ response }) => response);
  };

  return (read) => async (query) => {
    if (query.at !== 'latest') return read(query);
    const planned = query.requests.map(plan);
    pause = Math.max(0, pause - 1);
    const blocks = [...new Set(planned.flatMap(({ kept }) => kept?.anchors.map(({ block }) => block) ?? []))];
    const { reads, responses } = await read({
      at: query.at,
      calls: [...query.calls, ...blocks.map((block) => multicall3.getBlockHash.call(multicall, BigInt(block)))],
      requests: planned.map(sentFor),
    });
    const [outcomes, own] = [reads.outcomes.slice(0, query.calls.length), reads.outcomes.slice(query.calls.length)];
    const proofs: Proofs = { shown: reads.blockNumber, hashes: hashesIn(blocks, own) };
    return { reads: { ...reads, outcomes }, responses: await settle(read, planned, responses, proofs) };
  };
};
