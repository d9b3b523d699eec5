import { env } from '#config/env.ts';
import type { Call, Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { revertCauseOf } from '#domain/transactions/revertCause.ts';
import type { LiquidityOutlook, OrderOutlook, ProposedOrder, SafeOutlook } from '#domain/transactions/safeOutlook.ts';
import type { RequestedCall, TransactionInfo } from '#domain/transactions/types.ts';
import { fieldsOf, textIn } from '#lib/fields.ts';
import { isHash } from '#lib/hex.ts';
import type { Result } from '#lib/result.ts';
import { bookOrders } from '../abis/bookOrders.ts';
import { erc20 } from '../abis/erc20.ts';
import { multicall3 } from '../abis/multicall3.ts';
import type { RpcRequest } from '../logs/mergeLogRequests.ts';
import { classifySendError } from '../sending/sendProblem.ts';
import { batchRequest, readBatch, type BatchRefusal } from '../simulation/simulateBatch.ts';
import { gasRefundOf } from './gasRefund.ts';
import { proposedOrder } from './proposedOrder.ts';
import type { SafeTransaction } from './safeTransaction.ts';

export interface ProposedActions {
  readonly safe: Address;
  readonly calls: readonly RequestedCall[];
  readonly infos: readonly TransactionInfo[];
}

const balanceOf = (token: Address | undefined, account: Address): Call =>
  token === undefined ? multicall3.getEthBalance.call(env.multicall, account) : erc20.balanceOf.call(token, account);

interface Step {
  readonly order: ProposedOrder | undefined;
  readonly isLiquidity: boolean;
  readonly at: number;
  readonly reads: number;
}

interface Simulated {
  readonly steps: readonly Step[];
  readonly calls: readonly { readonly to: Address; readonly data: Hex; readonly value: bigint }[];
}

const poolBalances = (safe: Address, info: TransactionInfo | undefined): readonly Call[] =>
  info?.kind === 'addLiquidity' || info?.kind === 'removeLiquidity'
    ? [info.currencyA, info.currencyB].map(({ address }) => balanceOf(address, safe))
    : [];

/**
 * Calls to simulate: each order is between two reads of the balance that it pays into, liquidity between reads of both
 * tokens.
 */
const simulatedCalls = ({ safe, calls, infos }: ProposedActions): Simulated => {
  const steps: Step[] = [];
  const all: Simulated['calls'][number][] = [];
  for (const [index, call] of calls.entries()) {
    const order = proposedOrder(call);
    const balances = order ? [balanceOf(order.output, order.maker)] : poolBalances(safe, infos[index]);
    const reads = balances.map(({ address, callData }) => ({ to: address, data: callData, value: 0n }));
    const isLiquidity = !order && reads.length > 0;
    steps.push({ order, isLiquidity, at: all.length + reads.length, reads: reads.length });
    all.push(...reads, { to: call.to, data: call.data, value: BigInt(call.value) }, ...reads);
  }
  return { steps, calls: all };
};

/** Request that simulates a proposal from the Safe as one transaction; `block` is a tag or a hexadecimal number. */
export const proposalRequest = (proposed: ProposedActions, block = 'latest'): RpcRequest =>
  batchRequest(proposed.safe, simulatedCalls(proposed).calls, block);

const FIRST_WORD = 2 + 64;

const amountOf = (answer: Hex | undefined): bigint | undefined =>
  answer && answer.length >= FIRST_WORD ? BigInt(answer.slice(0, FIRST_WORD)) : undefined;

const orderOutlook = ({ order, at }: Step, answers: readonly Hex[]): OrderOutlook | undefined => {
  const placed = bookOrders.addOrder.decode(answers[at] ?? '0x');
  const [before, after] = [amountOf(answers[at - 1]), amountOf(answers[at + 1])];
  if (!order || !placed.ok || before === undefined || after === undefined) return undefined;
  const [rests] = placed.value;
  if (rests > order.sold) return undefined;
  // A sale of native coin lowers the balance into which it is paid too.
  const received = after > before ? after - before : 0n;
  return { spent: (order.sold - rests).toString(), received: received.toString(), rests: rests.toString() };
};

const distance = (a: bigint, b: bigint): string => (a > b ? a - b : b - a).toString();

const liquidityOutlook = ({ at, reads }: Step, answers: readonly Hex[]): LiquidityOutlook | undefined => {
  const [beforeA, beforeB] = [amountOf(answers[at - reads]), amountOf(answers[at - reads + 1])];
  const [afterA, afterB] = [amountOf(answers[at + 1]), amountOf(answers[at + 2])];
  if (beforeA === undefined || beforeB === undefined || afterA === undefined || afterB === undefined) return undefined;
  return { amountA: distance(beforeA, afterA), amountB: distance(beforeB, afterB) };
};

const outlookOfRefusal = (refusal: BatchRefusal): SafeOutlook => {
  if (refusal.kind !== 'refused') return { kind: 'unread' };
  const { problem } = refusal;
  if (problem.code === 'reverted') return { kind: 'fails', cause: revertCauseOf(problem.reason) };
  const code = problem.code === 'insufficientFunds' ? 'insufficient' : 'unknown';
  return { kind: 'fails', cause: { code, reason: '' } };
};

/** Outlook from the answer to `proposalRequest`. `unread`: no answer, no simulation, or an order without a result. */
export const readProposalOutlook = (
  answer: Result<unknown, unknown> | undefined,
  proposed: ProposedActions,
): SafeOutlook => {
  if (!answer) return { kind: 'unread' };
  const { steps, calls: simulated } = simulatedCalls(proposed);
  const results = readBatch(answer, simulated.length);
  if (!results.ok) return outlookOfRefusal(results.error);
  const orders = steps.filter(({ order }) => order).map((step) => orderOutlook(step, results.value));
  const known = orders.filter((order) => order !== undefined);
  if (known.length < orders.length) return { kind: 'unread' };
  const liquidity = steps
    .filter(({ isLiquidity }) => isLiquidity)
    .map((step) => liquidityOutlook(step, results.value))
    .filter((amounts) => amounts !== undefined);
  return { kind: 'succeeds', orders: known, ...(liquidity.length > 0 && { liquidity }) };
};

/** Words of geth, erigon, bor, nethermind, and the providers around them. */
const NO_STATE =
  /missing trie node|header not found|(?:block|state).{0,20}not (?:found|available)|pruned|historical|archive|out of range|unknown block/i;

/** True if by its words the node keeps no state of the block; false for a successful answer. */
export const keepsNoState = (answer: Result<unknown, unknown>): boolean => {
  if (answer.ok) return false;
  const { message } = fieldsOf(answer.error);
  return NO_STATE.test(typeof answer.error === 'string' ? answer.error : textIn(message));
};

/** Problems of the request itself: it has no signatures that every version accepts, and a node caps its gas. */
const OF_REQUEST = /^GS02\d|^GS010|signature|owner provided|not enough gas/i;
/** Since version 1.3: a call inside the transaction failed. */
const FAILED_INSIDE = 'GS013';
const NO_REASON = { code: 'unknown', reason: '' } as const;

/**
 * Problem of the execution of a proposal whose calls succeed, from the answer to `executionRequest`; undefined for
 * none. If the gas has a price, the calls have only the proposal's gas.
 */
export const executionProblem = (
  answer: Result<unknown, unknown> | undefined,
  { gas }: Pick<SafeTransaction, 'gas'>,
): SafeOutlook | undefined => {
  if (!answer) return undefined;
  if (answer.ok) {
    const hasFailed = isHash(answer.value) && BigInt(answer.value) === 0n;
    if (!hasFailed) return undefined;
    return { kind: 'fails', cause: gasRefundOf({ gas }) ? { code: 'outOfGas', reason: '' } : NO_REASON };
  }
  const problem = classifySendError(answer.error);
  if (problem.code !== 'reverted' || OF_REQUEST.test(problem.reason)) return undefined;
  if (problem.reason === FAILED_INSIDE) return { kind: 'fails', cause: NO_REASON };
  // A revert without data has no reason.
  return { kind: 'refused', reason: problem.reason === '0x' ? '' : problem.reason };
};
