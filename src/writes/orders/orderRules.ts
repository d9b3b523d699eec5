import { bookDeposits } from '#chain/abis/bookDeposits.ts';
import { bookOrders } from '#chain/abis/bookOrders.ts';
import { router } from '#chain/abis/router.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { tryCall } from '#chain/sending/send.ts';
import { importWithRetry } from '#lib/later.ts';
import { err, ok } from '#lib/result.ts';
import { compareWithShown } from '#writes/plan/compareWithShown.ts';
import { inspectContract } from '#writes/plan/inspectContract.ts';
import type { CheckTable, ExplanationTable, InspectionTable, RefreshTable } from '#writes/plan/ruleTables.ts';
import { diagnoseRefusal } from './diagnoseRefusal.ts';
import { arrivesWhole, orderArrives } from './guardOrder.ts';
import { freshHint } from './orderHint.ts';
import type { OrderChecks, OrderExplanations, OrderInspections, OrderRefreshes } from './orderTerms.ts';
import { planOrder } from './placeOrder.ts';
import { settleRouterSwap } from './swapOnRouter.ts';

const cancellations = {
  cancelOrderForNum: bookOrders.cancelOrderForNum,
  cancelOrderForNumWithPreDiposit: bookDeposits.cancelOrderForNumWithPreDiposit,
};

export const orderChecks: CheckTable<OrderChecks> = {
  cancelReturns: ({ method }, returned) =>
    cancellations[method].decode(returned).ok ? ok(undefined) : err({ code: 'wrongContract' }),
  orderRest: ({ from, expectedRest, restTolerance, newestIndex = 0n, postOnly = false }, returned) => {
    const decoded = bookOrders.addOrder.decode(returned);
    if (!decoded.ok) return err({ code: 'wrongContract' });
    const [actualRest, index] = decoded.value;
    if (index <= newestIndex) return err({ code: 'wrongContract' });
    if (postOnly && actualRest < from) return err({ code: 'wouldFill' });
    return actualRest <= expectedRest + restTolerance
      ? ok(undefined)
      : err({ code: 'quoteMoved', expectedRest, actualRest });
  },
  swapAmounts: ({ input, output, field, from, to, shown }, returned) => {
    const decoded = router.swapExactTokensForTokens.decode(returned);
    const [paid, received] = decoded.ok ? [decoded.value[0], decoded.value.at(-1)] : [];
    if (paid === undefined || received === undefined) return err({ code: 'wrongContract' });
    return field === 'INPUT'
      ? compareWithShown({ currency: output, shown, bound: to }, received)
      : compareWithShown({ currency: input, shown, bound: from }, paid);
  },
};

export const orderInspections: InspectionTable<OrderInspections> = {
  orderArrives: ({ order }, context) => orderArrives(context, order),
  depositArrives: async ({ book, token, amount }, context) => {
    const read = bookDeposits.userDiposit.encode(context.from, token);
    const known = await inspectContract(context, book, read, (answer) => bookDeposits.userDiposit.decode(answer).ok);
    return known.ok ? arrivesWhole(context, { side: 'sold', token, from: context.from, to: book, amount }) : known;
  },
  coinWrapper: async ({ contract }, { reader }) => {
    const { isWrapper } = await importWithRetry(() => import('#chain/reading/isWrapper.ts'));
    return (await isWrapper(reader, contract)) ? ok(undefined) : err({ code: 'notWrapper' });
  },
};

export const orderExplanations: ExplanationTable<OrderExplanations> = {
  refusedOrder: ({ order }, context, refusal) => diagnoseRefusal(context, order, refusal),
  blockedPayout: async ({ instead, isWrapped }, { reader, from }, { cause }) => {
    const { contract: to, callData: data, value } = instead;
    const other = await tryCall(reader, { from, to, data, value });
    return other.ok && bookOrders.cancelOrderForNum.decode(other.value).ok
      ? { code: 'payoutBlocked', isWrapped, cause }
      : undefined;
  },
};

export const orderRefreshes: RefreshTable<OrderRefreshes> = {
  orderHint: async ({ terms, order, book }) => {
    const { targetIndex } = terms;
    if (targetIndex === 0n) return planOrder(terms, book);
    return planOrder({ ...terms, targetIndex: await freshHint(readRpc, book, order, targetIndex) }, book);
  },
  swapDeadline: ({ terms, times }) => settleRouterSwap(readRpc, terms, times),
};
