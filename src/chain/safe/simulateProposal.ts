import { env } from '#config/env.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { revertCauseOf } from '#domain/transactions/revertCause.ts';
import type { OrderOutlook, ProposedOrder, SafeOutlook } from '#domain/transactions/safeOutlook.ts';
import type { RequestedCall } from '#domain/transactions/types.ts';
import { fieldsOf, textIn } from '#lib/fields.ts';
import type { Result } from '#lib/result.ts';
import { bookOrders } from '../abis/bookOrders.ts';
import { erc20 } from '../abis/erc20.ts';
import { multicall3 } from '../abis/multicall3.ts';
import type { RpcRequest } from '../logs/mergeLogRequests.ts';
import { classifySendError } from '../sending/sendProblem.ts';
import type { BatchRefusal } from '../simulation/simulateBatch.ts';
import { batchRequest, readBatch } from '../simulation/simulateBatch.ts';
import { proposedOrder } from './proposedOrder.ts';

const balanceOf = ({ output, maker }: ProposedOrder): Call =>
  output === undefined ? multicall3.getEthBalance.call(env.multicall, maker) : erc20.balanceOf.call(output, maker);

interface Step {
  readonly order: ProposedOrder | undefined;
  readonly at: number;
}

interface Simulated {
  readonly steps: readonly Step[];
  readonly calls: readonly { readonly to: Address; readonly data: Hex; readonly value: bigint }[];
}

/** Each order between two reads of the balance that it pays into. */
const simulatedCalls = (calls: readonly RequestedCall[]): Simulated => {
  const steps: Step[] = [];
  const all: Simulated['calls'][number][] = [];
  for (const call of calls) {
    const order = proposedOrder(call);
    const balance = order && balanceOf(order);
    const read = balance ? [{ to: balance.address, data: balance.callData, value: 0n }] : [];
    steps.push({ order, at: all.length + read.length });
    all.push(...read, { to: call.to, data: call.data, value: BigInt(call.value) }, ...read);
  }
  return { steps, calls: all };
};

/** From the Safe, as one transaction; `block` is a tag or a hexadecimal number. */
export const proposalRequest = (safe: Address, calls: readonly RequestedCall[], block = 'latest'): RpcRequest =>
  batchRequest(safe, simulatedCalls(calls).calls, block);

const FIRST_WORD = 2 + 64;

const amountOf = (answer: Hex | undefined): bigint | undefined =>
  answer && answer.length >= FIRST_WORD ? BigInt(answer.slice(0, FIRST_WORD)) : undefined;

const orderOutlook = ({ order, at }: Step, answers: readonly Hex[]): OrderOutlook | undefined => {
  const placed = bookOrders.addOrder.decode(answers[at] ?? '0x');
  const [before, after] = [amountOf(answers[at - 1]), amountOf(answers[at + 1])];
  if (!order || !placed.ok || before === undefined || after === undefined) return undefined;
  const [rests] = placed.value;
  if (rests > order.sold) return undefined;
  // Selling native coin lowers the credited balance too.
  const received = after > before ? after - before : 0n;
  return { spent: (order.sold - rests).toString(), received: received.toString(), rests: rests.toString() };
};

const outlookOfRefusal = (refusal: BatchRefusal): SafeOutlook => {
  if (refusal.kind !== 'refused') return { kind: 'unread' };
  const { problem } = refusal;
  if (problem.code === 'reverted') return { kind: 'fails', cause: revertCauseOf(problem.reason) };
  const code = problem.code === 'insufficientFunds' ? 'insufficient' : 'unknown';
  return { kind: 'fails', cause: { code, reason: '' } };
};

/** Answer to `proposalRequest`. `unread`: no answer, no simulation, or an order without a result. */
export const readProposalOutlook = (
  answer: Result<unknown, unknown> | undefined,
  calls: readonly RequestedCall[],
): SafeOutlook => {
  if (!answer) return { kind: 'unread' };
  const { steps, calls: simulated } = simulatedCalls(calls);
  const results = readBatch(answer, simulated.length);
  if (!results.ok) return outlookOfRefusal(results.error);
  const orders = steps.filter(({ order }) => order).map((step) => orderOutlook(step, results.value));
  const known = orders.filter((order) => order !== undefined);
  return known.length === orders.length ? { kind: 'succeeds', orders: known } : { kind: 'unread' };
};

/** geth, erigon, bor, nethermind, and the providers around them. */
const NO_STATE =
  /missing trie node|header not found|(?:block|state).{0,20}not (?:found|available)|pruned|historical|archive|out of range|unknown block/i;

/** By the node's words; false for a successful answer. */
export const keepsNoState = (answer: Result<unknown, unknown>): boolean => {
  if (answer.ok) return false;
  const { message } = fieldsOf(answer.error);
  return NO_STATE.test(typeof answer.error === 'string' ? answer.error : textIn(message));
};

/** The request has no signatures that every version takes. */
const OF_SIGNATURES = /^GS02\d|^GS01[0-2]|signature|owner provided|gas/i;

/** From the answer to `executionRequest`; undefined for none. */
export const refusalOfSafe = (answer: Result<unknown, unknown> | undefined): string | undefined => {
  if (!answer || answer.ok) return undefined;
  const problem = classifySendError(answer.error);
  if (problem.code !== 'reverted' || OF_SIGNATURES.test(problem.reason)) return undefined;
  // A revert without data has no reason.
  return problem.reason === '0x' ? '' : problem.reason;
};
