import {
  dueChecks,
  stepChecks,
  type CheckNews,
  type CheckPlan,
  type CheckReading,
  type CheckStates,
} from '#domain/alerts/backgroundCheck.ts';
import { isFields } from '#lib/fields.ts';
import { isQuantity } from '#lib/hex.ts';
import { pair } from '../abis/pair.ts';
import { matchAnswers, type Answers, type JsonRpcRequest } from '../rpc/batchAnswers.ts';
import { postBatch, type Fetch } from '../rpc/postBatch.ts';
import { readReceipt } from '../sending/receipt.ts';
import type { CheckBox } from './checkBox.ts';

interface CheckWorld {
  readonly box: CheckBox;
  readonly fetch: Fetch;
  readonly nowMs: () => number;
  /** Rejects if the browser refuses to show the notification. */
  readonly show: (news: CheckNews) => Promise<void>;
  readonly setBadge: (count: number) => Promise<void>;
}

const TIMEOUT_MS = 20_000;
/** A node whose newest block is older is behind. */
const MAX_AGE_SECONDS = 300;
const [BLOCK, CHAIN, FIRST] = [0, 1, 2] as const;

const requestsOf = ({
  prices,
  transactions,
}: Pick<CheckPlan, 'prices' | 'transactions'>): readonly JsonRpcRequest[] => {
  const calls = prices.map(({ pool }) => pair.getReserves.call(pool));
  return [
    { method: 'eth_getBlockByNumber', params: ['latest', false] },
    { method: 'eth_chainId', params: [] },
    ...calls.map(({ address, callData }) => ({
      method: 'eth_call',
      params: [{ to: address, data: callData }, 'latest'],
    })),
    ...transactions.map(({ hash }) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
  ].map((request, id) => ({ ...request, jsonrpc: '2.0', id }));
};

/** Newest block; undefined for another chain, or a node that is behind. */
const freshBlock = (valueAt: (id: number) => unknown, chainId: number, nowMs: number): number | undefined => {
  const [block, chain] = [valueAt(BLOCK), valueAt(CHAIN)];
  if (!isFields(block) || !isQuantity(chain) || Number(chain) !== chainId) return undefined;
  const { number, timestamp } = block;
  if (!isQuantity(number) || !isQuantity(timestamp)) return undefined;
  return nowMs / 1000 - Number(timestamp) > MAX_AGE_SECONDS ? undefined : Number(number);
};

const readAnswers = (plan: CheckPlan, answers: Answers, nowMs: number): CheckReading | undefined => {
  const valueAt = (id: number): unknown => {
    const answer = answers.ok ? answers.value.get(id) : undefined;
    return answer?.ok ? answer.value : undefined;
  };
  const block = freshBlock(valueAt, plan.chainId, nowMs);
  if (block === undefined) return undefined;
  const reserves = plan.prices.flatMap(({ id }, at) => {
    const data = valueAt(FIRST + at);
    const read = isQuantity(data) ? pair.getReserves.decode(data) : undefined;
    return read?.ok ? [[id, read.value] as const] : [];
  });
  const receipts = plan.transactions.flatMap(({ id, hash }, at) => {
    const read = readReceipt(valueAt(FIRST + plan.prices.length + at));
    return read?.receipt.transactionHash === hash ? [[id, read.receipt] as const] : [];
  });
  return { block, reserves: new Map(reserves), receipts: new Map(receipts) };
};

const readPlan = async (plan: CheckPlan, { fetch, nowMs }: CheckWorld): Promise<CheckReading | undefined> => {
  const batch = requestsOf(plan);
  for (const url of plan.nodes) {
    const body = await postBatch(fetch, url, batch, TIMEOUT_MS, new AbortController().signal);
    const reading = body.ok ? readAnswers(plan, matchAnswers(batch, body.value), nowMs()) : undefined;
    if (reading) return reading;
  }
  return undefined;
};

const announcedCount = (states: CheckStates): number =>
  [...states.values()].filter(({ isAnnounced }) => isAnnounced).length;

const showAll = async (news: readonly CheckNews[], show: CheckWorld['show']): Promise<ReadonlySet<string>> => {
  const refused = new Set<string>();
  for (const entry of news) await show(entry).catch(() => refused.add(entry.id));
  return refused;
};

/**
 * Reads all due checks in one batched request, shows the news and stores it as announced. Requests nothing if nothing
 * is due. The page announces what the browser refused to show.
 */
export const runChecks = async (world: CheckWorld): Promise<void> => {
  const { plan, states } = await world.box.read();
  if (!plan) return;
  const due = { ...plan, ...dueChecks(plan, states, world.nowMs()) };
  if (due.prices.length + due.transactions.length === 0) return;
  const reading = await readPlan(due, world);
  if (!reading) return;
  const step = stepChecks(due, states, reading);
  const refused = await showAll(step.news, world.show);
  const changed = [...step.states].filter(([id, state]) => states.get(id) !== state && !refused.has(id));
  await world.box.note(new Map(changed));
  const isNews = step.news.some(({ id }) => !refused.has(id));
  if (isNews) await world.setBadge(announcedCount(new Map([...states, ...changed])));
};
