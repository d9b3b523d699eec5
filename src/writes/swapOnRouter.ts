import { router } from '#chain/abis/router.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import type { Reader } from '#chain/sending/send.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';
import { arrivesAfter } from '#domain/tokens/transferFees.ts';
import type { TradeDirection, TradeField } from '#domain/trade/types.ts';
import { err } from '#lib/result.ts';
import type { Result } from '#lib/result.ts';
import { chainDeadline, shownDeadline } from './chainDeadline.ts';
import type { DeadlineTimes } from './chainDeadline.ts';
import { reserveRead, spendReads } from './decisiveReads.ts';
import { isRefused } from './isRefused.ts';
import { heldAgainst } from './heldAgainst.ts';
import type { PlanProblem, TransactionPlan } from './plan.ts';
import { currencyFact } from './placeOrder.ts';
import { balanceMoves, paying } from './shownMoves.ts';

/** Trade on an exchange's router as quoted and confirmed. Amounts in raw units. */
export interface RouterTerms {
  readonly exchange: { readonly name: string; readonly router: Address; readonly pair: Address };
  /** The exchange's fee, in units per thousand paid. */
  readonly feePerThousand: number;
  /** Signer, and recipient of the output. */
  readonly account: Address;
  readonly recipient: Address;
  readonly input: Currency;
  readonly output: Currency;
  /** Both currencies as tokens of the pair. */
  readonly inputToken: Token;
  readonly outputToken: Token;
  readonly direction: TradeDirection;
  /** The exact side. */
  readonly field: TradeField;
  /** Payment: exact or the maximum. */
  readonly from: bigint;
  /** Payout of the pair: the minimum or exact. */
  readonly to: bigint;
  /** The bounded side's amount as it was shown. */
  readonly shown: bigint;
  /** Transfer fee of the output, in 1/10000: the router then compares its minimum with the received amount. */
  readonly outputFeeBps?: number | undefined;
}

/** `hasTransferFee`: a token takes a transfer fee. Only an exact input can be traded then. */
export interface RouterCallOptions {
  /** Unix seconds of the chain after which the router refuses. */
  readonly deadline: bigint;
  readonly hasTransferFee: boolean;
}

interface RouterCall {
  readonly method: keyof typeof router;
  readonly callData: Hex;
}

/** Minimum amount that arrives: `to` less the output's transfer fee. */
export const arrivingMin = ({ to, outputFeeBps = 0 }: Pick<RouterTerms, 'to' | 'outputFeeBps'>): bigint =>
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

/** Compares the bounded side with the shown amount. */
const amountCheck =
  ({ input, output, field, from, to, shown }: RouterTerms) =>
  (returned: Hex): Result<void, PlanProblem> => {
    const decoded = router.swapExactTokensForTokens.decode(returned);
    const [paid, received] = decoded.ok ? [decoded.value[0], decoded.value.at(-1)] : [];
    if (paid === undefined || received === undefined) return err({ code: 'wrongContract' });
    return field === 'INPUT'
      ? heldAgainst({ currency: output, shown, bound: to }, received)
      : heldAgainst({ currency: input, shown, bound: from }, paid);
  };

/** The exact side moves exactly, the other one by the shown amount, after the output's transfer fee. */
const movesOf = (terms: RouterTerms): TransactionPlan['moves'] => {
  const { input, output, field, from, to, shown, recipient, outputFeeBps = 0 } = terms;
  const [paid, received] = [currencyFact(input), currencyFact(output)];
  const arrives = arrivesAfter(field === 'INPUT' ? shown : to, outputFeeBps, 1);
  const arrival = { currency: received, change: arrives, bound: arrivingMin(terms), owner: recipient };
  return field === 'INPUT'
    ? balanceMoves(arrival, paying(paid, from))
    : balanceMoves(arrival, { currency: paid, change: -shown, bound: -from });
};

/**
 * The call that trades on a router: the typed side exactly, the other one with the confirmed bound. The router itself
 * refuses anything worse, and anything later than the deadline.
 */
export const planRouterSwap = (terms: RouterTerms, options: RouterCallOptions): TransactionPlan => {
  const { exchange, input, output, field, from, to } = terms;
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
    reads: (account) => [
      ...spendReads(currencyFact(input), account, exchange.router),
      reserveRead(exchange.pair, currencyFact(terms.inputToken), currencyFact(terms.outputToken)),
    ],
    moves: movesOf(terms),
    priceSensitive: true,
    // The functions for fee-on-transfer tokens return nothing; the refusal of the plain ones has shown that they
    // exist.
    ...(!options.hasTransferFee && {
      check: amountCheck(terms),
    }),
  };
};

/** Only the functions for fee-on-transfer tokens compare the minimum with the received amount. */
const keepsPart = ({ field, outputFeeBps = 0 }: RouterTerms): boolean => field === 'INPUT' && outputFeeBps > 0;

/**
 * The plan at the latest block. Its deadline counts from the chain's time. If only the call for fee-on-transfer
 * tokens succeeds, it is used instead of the plain one.
 */
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

/** Plan of a router's trade; `settleRouterSwap` replaces it right before its simulation. */
export const withFreshDeadline = (terms: RouterTerms, times: DeadlineTimes): TransactionPlan => ({
  ...planRouterSwap(terms, { deadline: shownDeadline(times), hasTransferFee: keepsPart(terms) }),
  refresh: () => settleRouterSwap(readRpc, terms, times),
});
