import { bookOrders } from '#chain/abis/bookOrders.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import { bookReads, spendReads } from '#writes/plan/decisiveReads.ts';
import type { CheckArguments, TransactionPlan } from '#writes/plan/plan.ts';
import type { RuleUse } from '#writes/plan/planParts.ts';
import type { OrderTerms } from './orderTerms.ts';

interface OrderCall {
  readonly method: 'addOrder' | 'addOrderForETH' | 'addOrderWithETH';
  readonly callData: Hex;
  readonly value: bigint;
}

const callOf = ({ maker, input, output, targetIndex, from, to }: OrderTerms): OrderCall => {
  if (input.kind === 'native') {
    if (output.kind === 'native') throw new Error('An order needs two different currencies.');
    const callData = bookOrders.addOrderWithETH.encode(maker, output.address, targetIndex, to);
    return { method: 'addOrderWithETH', callData, value: from };
  }
  if (output.kind === 'native') {
    const callData = bookOrders.addOrderForETH.encode(maker, input.address, targetIndex, from, to);
    return { method: 'addOrderForETH', callData, value: 0n };
  }
  const callData = bookOrders.addOrder.encode(maker, input.address, output.address, targetIndex, from, to);
  return { method: 'addOrder', callData, value: 0n };
};

/** 1/200 of the output: change of a market fill until the next block. */
const FILL_TOLERANCE_SHARE = 200n;

/** The whole input is paid, less fills of own orders, which are returned. The output of the fills arrives. */
const movesOf = ({ input, output, maker, from, to, received, minReceived }: OrderTerms): TransactionPlan['moves'] => {
  const less = received - to / FILL_TOLERANCE_SHARE;
  const bound = less < minReceived ? less : minReceived;
  return [
    { currency: currencyFact(output), change: received, bound, owner: maker },
    { currency: currencyFact(input), change: -from, mayGrow: true },
  ];
};

const readsOf = ({ input, output, pool, takes }: OrderTerms, book: Address): TransactionPlan['reads'] => {
  const [sold, bought] = [currencyFact(input), currencyFact(output)];
  return [...spendReads(sold, book), ...bookReads({ book, sold, bought }, pool, takes)];
};

const checkOf = ({
  from,
  expectedRest,
  restTolerance,
  newestIndex,
  postOnly,
}: OrderTerms): RuleUse<CheckArguments> => ({
  rule: 'orderRest',
  from,
  expectedRest,
  restTolerance,
  ...(newestIndex !== undefined && { newestIndex }),
  ...(postOnly !== undefined && { postOnly }),
});

/**
 * The contract has no minimum output, so the simulated remainder is compared with the quote before signing. The
 * simulation must also return a new order index.
 */
export const planOrder = (terms: OrderTerms, book: Address): TransactionPlan => ({
  contract: book,
  ...callOf(terms),
  info: {
    kind: 'placeOrder',
    direction: terms.direction,
    orderType: terms.orderType,
    ...(terms.cancelsRest && { cancelsRest: true }),
    ...(terms.madeBy && { madeBy: terms.madeBy }),
    input: currencyFact(terms.input),
    output: currencyFact(terms.output),
    from: terms.from.toString(),
    to: terms.to.toString(),
    maker: terms.maker,
  },
  reads: readsOf(terms, book),
  moves: movesOf(terms),
  priceSensitive: terms.restsFar !== true,
  settlesOncePerBlock: true,
  check: checkOf(terms),
});
