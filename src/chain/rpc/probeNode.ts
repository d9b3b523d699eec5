import { largestAccepted } from '#domain/nodes/largestAccepted.ts';
import { isQuantity, ZERO_ADDRESS, ZERO_HASH } from '#lib/hex.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { matchAnswers, type Answers, type JsonRpcRequest, type RpcAnswer } from './batchAnswers.ts';
import { isTooMany, unexpectedResponseError, unsupportedChainError, type RpcError } from './errors.ts';
import { postBatch, type Fetch } from './postBatch.ts';

export interface NodeProbe {
  readonly chainId: number;
  readonly latencyMs: number | undefined;
  readonly head: number | undefined;
  readonly logSpan: number | undefined;
  readonly overridesState: boolean | undefined;
  readonly batchSize: number | undefined;
}

const LOG_SPANS: readonly number[] = [100, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000, 1_000_000];
const BATCH_SIZES: readonly number[] = [1, 5, 10, 20, 50, 100];

const TIMED_REQUESTS = 5;
/** Code that returns 42, for an address without code. */
const ANSWER_CODE = '0x602a60005260206000f3';
const ANSWER = 42;
const NOBODY = '0x00000000000000000000000000000000000f1234';

interface ProbeTerms {
  readonly chainId: number;
  readonly timeoutMs: number;
  readonly now: () => number;
  readonly fetch: Fetch;
}

type Query = readonly [method: string, ...params: readonly unknown[]];
type Ask = (...queries: readonly Query[]) => Promise<Answers>;

const askNode =
  (url: string, { fetch, timeoutMs }: ProbeTerms): Ask =>
  async (...queries) => {
    const requests = queries.map(([method, ...params], index): JsonRpcRequest => ({
      jsonrpc: '2.0',
      id: index + 1,
      method,
      params,
    }));
    const body = await postBatch(fetch, url, requests, timeoutMs, new AbortController().signal);
    return body.ok ? matchAnswers(requests, body.value) : body;
  };

const askOne = async (ask: Ask, ...query: Query): Promise<RpcAnswer> => {
  const answers = await ask(query);
  return answers.ok ? (answers.value.get(1) ?? ok(undefined)) : answers;
};

/** Undefined if the failure shows nothing about the request. */
const isAccepted = (answer: RpcAnswer): boolean | undefined => {
  if (answer.ok) return true;
  const { error } = answer;
  return isTooMany(error) || error.kind === 'network' || error.kind === 'timeout' ? undefined : false;
};

const numberOf = (answer: RpcAnswer): number | undefined =>
  answer.ok && isQuantity(answer.value) ? Number(answer.value) : undefined;

const readHeads = async (ask: Ask, now: () => number): Promise<Pick<NodeProbe, 'latencyMs' | 'head'>> => {
  const tookMs: number[] = [];
  let head: number | undefined;
  for (let times = 0; times < TIMED_REQUESTS; times += 1) {
    const startedMs = now();
    const number = numberOf(await askOne(ask, 'eth_blockNumber'));
    if (number !== undefined) tookMs.push(now() - startedMs);
    head = number ?? head;
  }
  return { head, latencyMs: tookMs.toSorted((a, b) => a - b)[Math.floor(tookMs.length / 2)] };
};

const readLogSpan = (ask: Ask, head: number): Promise<number | undefined> =>
  largestAccepted(LOG_SPANS, async (span) => {
    const [fromBlock, toBlock] = [Math.max(0, head - span + 1), head].map((block) => `0x${block.toString(16)}`);
    // No contract has this address, so the result is empty for any span.
    return isAccepted(
      await askOne(ask, 'eth_getLogs', { fromBlock, toBlock, address: ZERO_ADDRESS, topics: [ZERO_HASH] }),
    );
  });

const readOverrides = async (ask: Ask): Promise<boolean | undefined> => {
  const state = { [NOBODY]: { code: ANSWER_CODE } };
  const called = await askOne(ask, 'eth_call', { to: NOBODY, data: '0x' }, 'latest', state);
  return called.ok ? Number(called.value) === ANSWER : isAccepted(called);
};

const readBatchSize = (ask: Ask): Promise<number | undefined> =>
  largestAccepted(BATCH_SIZES, async (size) => {
    const answers = await ask(...Array.from({ length: size }, (): Query => ['eth_chainId']));
    if (!answers.ok) return isAccepted(answers);
    const refused = [...answers.value.values()].find((answer) => !answer.ok);
    return refused ? isAccepted(refused) : true;
  });

/**
 * Test of one node, with at most fourteen requests in sequence. Fails on another chain, or without its id. Never
 * rejects.
 */
export const probeNode = async (url: string, terms: ProbeTerms): Promise<Result<NodeProbe, RpcError>> => {
  const ask = askNode(url, terms);
  const chain = await askOne(ask, 'eth_chainId');
  if (!chain.ok) return chain;
  if (!isQuantity(chain.value)) return err(unexpectedResponseError('eth_chainId', chain.value));
  const chainId = Number(chain.value);
  if (chainId !== terms.chainId) return err(unsupportedChainError(chainId));
  const { head, latencyMs } = await readHeads(ask, terms.now);
  return ok({
    chainId,
    head,
    latencyMs,
    logSpan: head === undefined ? undefined : await readLogSpan(ask, head),
    overridesState: await readOverrides(ask),
    batchSize: await readBatchSize(ask),
  });
};
