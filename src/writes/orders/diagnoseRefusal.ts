import { erc20 } from '#chain/abis/erc20.ts';
import { rewardHooks } from '#chain/abis/rewardHooks.ts';
import { tryCall, type TransactionRequest } from '#chain/sending/send.ts';
import type { Refusal } from '#chain/sending/sendProblem.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { OrderFill } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ZERO_ADDRESS, ZERO_HASH } from '#lib/hex.ts';
import type { SimulationContext, PlanProblem } from '#writes/plan/plan.ts';
import type { RefusedOrder } from './orderTerms.ts';

/** The book pays in this order, so a blocked order is among the first. */
const MAX_FILLS = 20;

const callTo = (from: Address, to: Address, data: Hex, value = 0n): TransactionRequest => ({ from, to, data, value });

/** True if a call reverts or returns `false`; false without an answer. */
const isRefused = async ({ reader }: SimulationContext, request: TransactionRequest): Promise<boolean> => {
  const answer = await tryCall(reader, request);
  return answer.ok ? answer.value === ZERO_HASH : answer.error.code === 'reverted';
};

const hookOf = async (context: SimulationContext, book: Address, hook: 'swapMining' | 'myTradeOrderMining') => {
  const answer = await tryCall(context.reader, callTo(context.from, book, rewardHooks[hook].encode()));
  const address = answer.ok ? rewardHooks[hook].decode(answer.value) : undefined;
  return address?.ok && address.value !== ZERO_ADDRESS ? address.value : undefined;
};

const rewardsRefuse = async (context: SimulationContext, order: RefusedOrder): Promise<boolean> => {
  const { book, receiver, soldToken, boughtToken, received } = order;
  const refuses = async (hook: 'swapMining' | 'myTradeOrderMining', data: Hex): Promise<boolean> => {
    const contract = await hookOf(context, book, hook);
    const answer = contract && (await tryCall(context.reader, callTo(book, contract, data)));
    // `false` for a trade without rewards is no refusal.
    return answer?.ok === false && answer.error.code === 'reverted';
  };
  const swap = rewardHooks.swap.encode(receiver, soldToken, boughtToken, received);
  const requested = [
    refuses('myTradeOrderMining', rewardHooks.updateOrderMiningNumByOuter.encode()),
    ...(received > 0n ? [refuses('swapMining', swap)] : []),
  ];
  return (await Promise.all(requested)).includes(true);
};

const payment = (order: RefusedOrder, inNative: boolean, payer: Address, to: Address, token: Address, amount: bigint) =>
  inNative ? callTo(order.wrappedNative, to, '0x', amount) : callTo(payer, token, erc20.transfer.encode(to, amount));

const receiverRefuses = (context: SimulationContext, order: RefusedOrder): Promise<boolean> => {
  const { pair, receiver, boughtToken, paidInNative, received } = order;
  if (received === 0n) return Promise.resolve(false);
  return isRefused(context, payment(order, paidInNative, pair, receiver, boughtToken, 1n));
};

const blockedFill = async (
  context: SimulationContext,
  order: RefusedOrder,
  inNative: boolean,
): Promise<OrderFill | undefined> => {
  const fills = order.fills.slice(0, MAX_FILLS).filter(({ toMaker }) => toMaker > 0n);
  const refused = await Promise.all(
    fills.map(({ maker, toMaker }) =>
      isRefused(context, payment(order, inNative, context.from, maker, order.soldToken, inNative ? 1n : toMaker)),
    ),
  );
  return fills[refused.indexOf(true)];
};

/** Simulates each possible reason at the latest block. Undefined if none is the reason. Never rejects. */
export const diagnoseRefusal = async (
  context: SimulationContext,
  order: RefusedOrder,
  { reason, cause }: Refusal,
): Promise<PlanProblem | undefined> => {
  if (await rewardsRefuse(context, order)) return { code: 'rewardsBlocked', cause };
  if (!/TRANSFER_FAILED/.test(reason)) return undefined;
  const [receiver, fill] = await Promise.all([
    receiverRefuses(context, order),
    blockedFill(context, order, /ETH_TRANSFER_FAILED/.test(reason)),
  ]);
  if (fill) return { code: 'makerBlocked', orderIndex: fill.index, maker: fill.maker, cause };
  return receiver ? { code: 'receiverBlocked', cause } : undefined;
};
