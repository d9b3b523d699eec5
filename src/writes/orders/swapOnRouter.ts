import { router } from '#chain/abis/router.ts';
import type { Reader } from '#chain/sending/send.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { arrivesAfter } from '#domain/tokens/transferFees.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import { chainDeadline, shownDeadline, type DeadlineTimes } from '#writes/plan/chainDeadline.ts';
import { reserveRead, spendReads } from '#writes/plan/decisiveReads.ts';
import { isRefused } from '#writes/plan/isRefused.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import type { RouterTerms } from './orderTerms.ts';
import { paying } from '#writes/plan/balanceMoves.ts';

/** `hasTransferFee`: only an exact input can be traded. */
interface RouterCallOptions {
  readonly deadline: bigint;
  readonly hasTransferFee: boolean;
}

interface RouterCall {
  readonly method: keyof typeof router;
  readonly callData: Hex;
}

const arrivingMin = ({ to, outputFeeBps = 0 }: Pick<RouterTerms, 'to' | 'outputFeeBps'>): bigint =>
  arrivesAfter(to, outputFeeBps, 1);

const exactInputCall = (terms: RouterTerms, { deadline, hasTransferFee }: RouterCallOptions): RouterCall => {
  const { recipient, input, output, inputToken, outputToken, from } = terms;
  const to = arrivingMin(terms);
  const path = [inputToken.address, outputToken.address];
  if (input.kind === 'native') {
    const method = hasTransferFee ? 'swapExactETHForTokensSupportingFeeOnTransferTokens' : 'swapExactETHForTokens';
    return { method, callData: router[method].encode(to, path, recipient, deadline) };
  }
  if (output.kind === 'native') {
    const method = hasTransferFee ? 'swapExactTokensForETHSupportingFeeOnTransferTokens' : 'swapExactTokensForETH';
    return { method, callData: router[method].encode(from, to, path, recipient, deadline) };
  }
  const method = hasTransferFee ? 'swapExactTokensForTokensSupportingFeeOnTransferTokens' : 'swapExactTokensForTokens';
  return { method, callData: router[method].encode(from, to, path, recipient, deadline) };
};

const exactOutputCall = (terms: RouterTerms, { deadline }: RouterCallOptions): RouterCall => {
  const { recipient, input, output, inputToken, outputToken, from, to } = terms;
  const path = [inputToken.address, outputToken.address];
  if (input.kind === 'native') {
    const method = 'swapETHForExactTokens';
    return { method, callData: router[method].encode(to, path, recipient, deadline) };
  }
  const method = output.kind === 'native' ? 'swapTokensForExactETH' : 'swapTokensForExactTokens';
  return { method, callData: router[method].encode(to, from, path, recipient, deadline) };
};

/** The exact side moves exactly; the other one by the shown amount after the output's transfer fee. */
const movesOf = (terms: RouterTerms): TransactionPlan['moves'] => {
  const { input, output, field, from, to, shown, recipient, outputFeeBps = 0 } = terms;
  const [paid, received] = [currencyFact(input), currencyFact(output)];
  const arrives = arrivesAfter(field === 'INPUT' ? shown : to, outputFeeBps, 1);
  const arrival = { currency: received, change: arrives, bound: arrivingMin(terms), owner: recipient };
  return field === 'INPUT'
    ? [arrival, paying(paid, from)]
    : [arrival, { currency: paid, change: -shown, bound: -from }];
};

/** The typed side is exact, the other one bounded. The router reverts beyond the bound and after the deadline. */
export const planRouterSwap = (terms: RouterTerms, options: RouterCallOptions): TransactionPlan => {
  const { exchange, input, output, field, from, to, shown } = terms;
  return {
    contract: exchange.router,
    ...(field === 'INPUT' ? exactInputCall(terms, options) : exactOutputCall(terms, options)),
    value: input.kind === 'native' ? from : 0n,
    info: {
      kind: 'swap',
      exchange: exchange.name,
      pair: exchange.pair,
      feePerThousand: terms.feePerThousand,
      direction: terms.direction,
      field,
      input: currencyFact(input),
      output: currencyFact(output),
      from: from.toString(),
      to: to.toString(),
      recipient: terms.recipient,
    },
    reads: [
      ...spendReads(currencyFact(input), exchange.router),
      reserveRead(exchange.pair, currencyFact(terms.inputToken), currencyFact(terms.outputToken)),
    ],
    moves: movesOf(terms),
    priceSensitive: true,
    // The fee-on-transfer functions return nothing. The refusal of the plain ones has shown that they exist.
    ...(!options.hasTransferFee && {
      check: { rule: 'swapAmounts', field, from, to, shown, input: currencyFact(input), output: currencyFact(output) },
    }),
  };
};

/** Only the fee-on-transfer functions compare the minimum with the amount received. */
const keepsPart = ({ field, outputFeeBps = 0 }: RouterTerms): boolean => field === 'INPUT' && outputFeeBps > 0;

/** Sets the deadline by the chain's time. Uses the fee-on-transfer call if only that succeeds. */
export const settleRouterSwap = async (
  reader: Reader,
  terms: RouterTerms,
  times: DeadlineTimes,
): Promise<TransactionPlan> => {
  const deadline = await chainDeadline(reader, times);
  const plain = planRouterSwap(terms, { deadline, hasTransferFee: keepsPart(terms) });
  if (terms.field === 'OUTPUT' || !(await isRefused(reader, terms.account, plain))) return plain;
  const tolerant = planRouterSwap(terms, { deadline, hasTransferFee: true });
  return (await isRefused(reader, terms.account, tolerant)) ? plain : tolerant;
};

export const refreshingDeadline = (terms: RouterTerms, times: DeadlineTimes): TransactionPlan => ({
  ...planRouterSwap(terms, { deadline: shownDeadline(times), hasTransferFee: keepsPart(terms) }),
  refresh: { rule: 'swapDeadline', terms, times },
});
