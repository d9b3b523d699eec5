import { useMemo } from 'react';
import { boundedAmount, parseAmount } from '#domain/amounts/parseAmount.ts';
import { swapInMarket, zapIn, type ZapProblem, type ZapQuote } from '#domain/liquidity/zapIn.ts';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Token } from '#domain/tokens/types.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { useApproval, type Approval } from '#features/approval/index.ts';
import { problemFlaw, swapTrade, tradeFlaw, type ZapFlaw } from '#features/zap/index.ts';
import { valueOf } from '#lib/loadable.ts';
import type { Result } from '#lib/result.ts';
import { useOrderBook } from '#reads/book/useOrderBook.ts';
import { useOrderMinimum } from '#reads/book/useOrderMinimum.ts';
import { useBatching } from '#reads/wallet/useBatching.ts';
import type { AddField } from '../addAddress.ts';
import type { AddForm } from '../useAddForm.ts';
import type { AddSideView } from '../useAddSides.ts';

export interface Zap {
  readonly paid: AddField;
  readonly own: AddSideView;
  readonly other: AddSideView;
  readonly text: string;
  readonly amount: bigint | undefined;
  readonly book: PairBook | undefined;
  readonly isBatch: boolean;
  readonly quote: ZapQuote | undefined;
  readonly trade: TradeQuote | undefined;
  readonly flaw: ZapFlaw | undefined;
  readonly forSwap: Approval;
  readonly forSupply: readonly Approval[];
}

interface Quoted {
  readonly quote: Result<ZapQuote, ZapProblem>;
  readonly trade: TradeQuote | undefined;
}

interface QuoteQuery extends Pick<AddForm, 'facing' | 'slippageBps'> {
  readonly paid: AddField;
  readonly input: Token | undefined;
  readonly output: Token | undefined;
  readonly amount: bigint | undefined;
  readonly book: PairBook | undefined;
  readonly minimum: bigint | undefined;
  readonly isBatch: boolean;
}

/** Uses reserves and orders of one block, and the supply of pool tokens of the page's pool. */
const quoteOf = (query: QuoteQuery): Quoted | undefined => {
  const { facing, slippageBps, paid, input, output, amount, book, minimum, isBatch } = query;
  if (!facing || !book || !input || !output || amount === undefined || amount === 0n) return undefined;
  const market = orientMarket(book, input.address, minimum);
  const { reserve0, reserve1 } = book;
  const quote = zapIn({
    facing: { ...facing, pool: { ...facing.pool, reserve0, reserve1 } },
    paid,
    amount,
    slippageBps,
    keptBps: isBatch ? slippageBps : 0,
    swap: swapInMarket(market),
  });
  if (!quote.ok) return { quote, trade: undefined };
  const { swapped } = quote.value;
  return { quote, trade: swapTrade({ input, output, amount: swapped, slippageBps, book, minimum }) };
};

const quoteFlaw = ({ quote, trade }: Quoted): ZapFlaw | undefined =>
  quote.ok ? tradeFlaw(trade, quote.value.received) : problemFlaw(quote.error);

const flawOf = (
  form: AddForm,
  balance: bigint | undefined,
  amount: bigint | undefined,
  quoted: Quoted | undefined,
): ZapFlaw | undefined => {
  if (form.freshness === 'stale') return 'stale';
  if (amount === undefined || amount === 0n) return 'enterAmount';
  if (balance !== undefined && amount > balance) return 'insufficient';
  return quoted ? quoteFlaw(quoted) : 'loading';
};

const useZapApprovals = (
  { exchange }: AddForm,
  { paid, own, other, quote, isBatch }: Pick<Zap, 'paid' | 'own' | 'other' | 'quote' | 'isBatch'>,
) => {
  const desired = [quote?.add.amountADesired, quote?.add.amountBDesired];
  const [ownSupplied, otherSupplied] = paid === 'A' ? desired : desired.toReversed();
  const forOwn = useApproval(own.currency, ownSupplied, exchange.router);
  const forOther = useApproval(other.currency, otherSupplied, exchange.router);
  const forSwap = useApproval(own.currency, quote?.swapped, exchange.orderBook ?? exchange.router);
  const forSupply = [forOwn, forOther];
  const needed = [forSwap, ...(isBatch ? forSupply : [])];
  return { forSwap, forSupply, isUnread: needed.some(({ state }) => state === 'unknown') };
};

const typedAmount = ({ currency }: AddSideView, text: string): bigint | undefined => {
  const parsed = currency && text !== '' ? parseAmount(text, currency.decimals) : undefined;
  return parsed && boundedAmount(parsed);
};

const balanceWith = ({ field: { balance } }: AddSideView, claimed: bigint): bigint | undefined =>
  balance === undefined ? undefined : balance + claimed;

interface TypedZap {
  readonly paid: AddField;
  readonly text: string;
  /** Raw amount that arrives before the swap, in the same transaction. */
  readonly claimed: bigint;
}

export const useZap = (form: AddForm, { paid, text, claimed }: TypedZap): Zap => {
  const { a, b } = form;
  const [own, other] = paid === 'A' ? [a, b] : [b, a];
  const book = valueOf(useOrderBook(a.token?.address, b.token?.address));
  const minimum = useOrderMinimum(own.token?.address);
  // The coin's balance also pays the network fee, so no call can check the swap's output.
  const isCoin = other.currency?.kind === 'native';
  const canBatch = useBatching(!isCoin);
  const isBatch = canBatch === true && !isCoin;
  const amount = typedAmount(own, text);
  const balance = balanceWith(own, claimed);
  const [input, output] = [own.token, other.token];
  const { facing, slippageBps } = form;
  const quoted = useMemo(
    () => quoteOf({ facing, slippageBps, paid, input, output, amount, book, minimum, isBatch }),
    [facing, slippageBps, paid, input, output, amount, book, minimum, isBatch],
  );
  const quote = quoted?.quote.ok ? quoted.quote.value : undefined;
  const approvals = useZapApprovals(form, { paid, own, other, quote, isBatch });
  const isUnread =
    approvals.isUnread ||
    [own, other].some(({ field }) => field.balance === undefined) ||
    (canBatch === undefined && !isCoin);
  return {
    paid,
    own,
    other,
    text,
    amount,
    book,
    isBatch,
    quote,
    trade: quoted?.trade,
    flaw: flawOf(form, balance, amount, quoted) ?? (isUnread ? 'loading' : undefined),
    ...approvals,
  };
};
