import { useMemo } from 'react';
import { rules } from '#config/rules.ts';
import { wrappedNative } from '#config/tokens/tokens.ts';
import { boundedAmount, parseAmount } from '#domain/amounts/parseAmount.ts';
import type { ZapProblem } from '#domain/liquidity/zapIn.ts';
import { zapThird, type Hop, type ThirdQuote } from '#domain/liquidity/zapThird.ts';
import { orientMarket } from '#domain/orderBook/orientMarket.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import { wrappedOf } from '#domain/tokens/currency.ts';
import type { Address, Currency, Token } from '#domain/tokens/types.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { useApproval, type Approval } from '#features/approval/index.ts';
import { useSpendable, type CurrencyFieldView } from '#features/currencyInput/index.ts';
import { problemFlaw, swapTrade, tradeFlaw, type ZapFlaw } from '#features/zap/index.ts';
import { valueOf } from '#lib/loadable.ts';
import type { Result } from '#lib/result.ts';
import { useOrderBook, usePairState } from '#reads/book/useOrderBook.ts';
import { useOrderMinimum } from '#reads/book/useOrderMinimum.ts';
import { useTransferFeeBps } from '#reads/tokens/useTransferFeeBps.ts';
import { useBatching } from '#reads/wallet/useBatching.ts';
import { useCurrencyBalance } from '#reads/wallet/useCurrencyBalance.ts';
import type { AddField } from '../addAddress.ts';
import type { AddForm } from '../useAddForm.ts';
import type { AddSideView } from '../useAddSides.ts';

export type ThirdFlaw = ZapFlaw | 'noToken' | 'noMarket' | 'transferFee';

export interface Third {
  readonly currency: Currency | undefined;
  readonly token: Token | undefined;
  readonly field: CurrencyFieldView;
  readonly max: bigint | undefined;
  readonly quote: ThirdQuote | undefined;
  readonly trade: TradeQuote | undefined;
  readonly book: PairBook | undefined;
  readonly isBatch: boolean;
  readonly flaw: ThirdFlaw | undefined;
  readonly approval: Approval;
}

/** Undefined if there is no market; null while it is read. */
type Market = PairBook | null | undefined;

const isCoin = ({ currency }: AddSideView): boolean => currency?.kind === 'native';

const useHopMarket = (third: Token | undefined, side: AddSideView): Market => {
  const isUsable = third !== undefined && third.address !== side.token?.address;
  const sold = isUsable ? third.address : undefined;
  const reading = useOrderBook(sold, side.token?.address);
  const state = usePairState(sold, side.token?.address);
  if (!isUsable || state === 'NOT_EXISTS' || state === 'INVALID') return undefined;
  return valueOf(reading) ?? (reading.status === 'failed' ? undefined : null);
};

interface Side {
  readonly into: AddField;
  readonly token: Token | undefined;
  readonly other: Token | undefined;
  /** True for the native coin: its balance also pays the network fee, so no call can check the swap's output. */
  readonly isCoin: boolean;
  readonly isOtherCoin: boolean;
  readonly market: Market;
  readonly minimum: bigint | undefined;
}

interface ThirdQuery extends Pick<AddForm, 'facing' | 'slippageBps'> {
  readonly token: Token | undefined;
  readonly amount: bigint | undefined;
  readonly minimum: bigint | undefined;
  /** Book of the pool's two tokens. */
  readonly book: PairBook | undefined;
  readonly sides: readonly Side[];
  readonly canBatch: boolean;
}

const hopOf = ({ token, minimum, book, canBatch, slippageBps }: ThirdQuery, side: Side): readonly Hop[] => {
  if (!token || !book || !side.market || !side.token) return [];
  const isSecondBatched = canBatch && !side.isOtherCoin;
  return [
    {
      into: side.into,
      first: orientMarket(side.market, token.address, minimum),
      second: orientMarket(book, side.token.address, side.minimum),
      firstKeptBps: isSecondBatched && !side.isCoin ? slippageBps : 0,
      secondKeptBps: isSecondBatched ? slippageBps : 0,
    },
  ];
};

interface Quoted {
  readonly quote: Result<ThirdQuote, ZapProblem>;
  readonly market: PairBook | undefined;
  readonly trade: TradeQuote | undefined;
}

const quoteOf = (query: ThirdQuery): Quoted | undefined => {
  const { facing, slippageBps, token, amount, minimum, book, sides } = query;
  if (!facing || !book || !token || amount === undefined || amount === 0n) return undefined;
  if (sides.some(({ market }) => market === null)) return undefined;
  const { reserve0, reserve1 } = book;
  const quote = zapThird({
    facing: { ...facing, pool: { ...facing.pool, reserve0, reserve1 } },
    ...{ slippageBps, amount, hops: sides.flatMap((side) => hopOf(query, side)) },
  });
  const side = quote.ok ? sides.find(({ into }) => into === quote.value.into) : undefined;
  if (!side?.market || !side.token) return { quote, market: undefined, trade: undefined };
  const terms = { input: token, output: side.token, amount, slippageBps, book: side.market, minimum };
  return { quote, market: side.market, trade: swapTrade(terms) };
};

const quoteFlaw = ({ quote, trade }: Quoted): ZapFlaw | undefined =>
  quote.ok ? tradeFlaw(trade, quote.value.arrived) : problemFlaw(quote.error);

interface FlawQuery extends Pick<ThirdQuery, 'token' | 'amount' | 'sides'> {
  readonly form: AddForm;
  readonly balance: bigint | undefined;
  readonly feeBps: number | undefined;
  readonly quoted: Quoted | undefined;
}

const flawOf = ({ form, token, sides, balance, amount, feeBps, quoted }: FlawQuery): ThirdFlaw | undefined => {
  if (form.freshness === 'stale') return 'stale';
  if (!token) return 'noToken';
  if (sides.every(({ market }) => market === undefined)) return 'noMarket';
  if (feeBps !== undefined && feeBps > 0) return 'transferFee';
  if (amount === undefined || amount === 0n) return 'enterAmount';
  if (balance !== undefined && amount > balance) return 'insufficient';
  return quoted ? quoteFlaw(quoted) : 'loading';
};

const useSides = ({ a, b }: AddForm, token: Token | undefined): readonly Side[] => {
  const [marketA, marketB] = [useHopMarket(token, a), useHopMarket(token, b)];
  const [minimumA, minimumB] = [useOrderMinimum(a.token?.address), useOrderMinimum(b.token?.address)];
  const [tokenA, tokenB] = [a.token, b.token];
  const [isCoinA, isCoinB] = [isCoin(a), isCoin(b)];
  return useMemo(
    () => [
      {
        ...{ into: 'A', token: tokenA, other: tokenB, market: marketA, minimum: minimumA },
        ...{ isCoin: isCoinA, isOtherCoin: isCoinB },
      },
      {
        ...{ into: 'B', token: tokenB, other: tokenA, market: marketB, minimum: minimumB },
        ...{ isCoin: isCoinB, isOtherCoin: isCoinA },
      },
    ],
    [tokenA, tokenB, isCoinA, isCoinB, marketA, marketB, minimumA, minimumB],
  );
};

const useThirdField = ({ account }: AddForm, currency: Currency | undefined, text: string) => {
  const balance = valueOf(useCurrencyBalance(account, currency));
  const max = useSpendable(currency, balance, rules.gas.supply + rules.gas.order);
  const parsed = currency && text !== '' ? parseAmount(text, currency.decimals) : undefined;
  const amount = parsed && boundedAmount(parsed);
  const field = { currency, text, amount, balance, max, connected: account !== undefined, problem: undefined };
  return { field, max };
};

const tokenAddress = (currency: Currency | undefined): Address | undefined =>
  currency?.kind === 'token' ? currency.address : undefined;

/** Quote for supplying a token that the pool does not have. All books are of one block. */
export const useThird = (form: AddForm, currency: Currency | undefined, text: string): Third => {
  const { facing, slippageBps, a, b } = form;
  const token = currency && wrappedOf(currency, wrappedNative);
  const { field, max } = useThirdField(form, currency, text);
  const { amount, balance } = field;
  const book = valueOf(useOrderBook(a.token?.address, b.token?.address));
  const minimum = useOrderMinimum(token?.address);
  const sides = useSides(form, token);
  const batching = useBatching(true);
  const canBatch = batching === true;
  const feeBps = useTransferFeeBps(tokenAddress(currency));
  const quoted = useMemo(
    () => quoteOf({ facing, slippageBps, token, amount, minimum, book, sides, canBatch }),
    [facing, slippageBps, token, amount, minimum, book, sides, canBatch],
  );
  const quote = quoted?.quote.ok ? quoted.quote.value : undefined;
  const approval = useApproval(currency, amount, form.exchange.orderBook ?? form.exchange.router);
  const isUnread = [form.account, balance, batching, feeBps].includes(undefined) || approval.state === 'unknown';
  const isBatch = canBatch && ![a, b].some(isCoin);
  const flaw = flawOf({ form, token, sides, balance, amount, feeBps, quoted }) ?? (isUnread ? 'loading' : undefined);
  return { currency, token, field, max, quote, trade: quoted?.trade, book: quoted?.market, isBatch, flaw, approval };
};
