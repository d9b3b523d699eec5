import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { wrappedNative } from '#config/tokens/tokens.ts';
import { formatOrderPrice } from '#domain/format/formatOrderPrice.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Address } from '#domain/tokens/types.ts';
import { orderPrice } from '#domain/trade/limitOrder.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import { isEarnInfo, type EarnInfo } from '#domain/transactions/earnInfo.ts';
import { isGovernanceInfo, type GovernanceInfo } from '#domain/transactions/governanceInfo.ts';
import { isOperationInfo, type OperationInfo } from '#domain/transactions/operationInfo.ts';
import type { CurrencyFact, OrderOutcome, TransactionInfo } from '#domain/transactions/types.ts';
import { amountWords } from './amountWords.ts';
import { depositWords, isDepositInfo, type DepositInfo } from './depositWords.ts';
import { earnWords } from './earnWords.ts';
import { governanceWords } from './governanceWords.ts';
import { operationWords } from './operationWords.ts';
import { sideOf } from '#state/marketRule.ts';

export type PlacedOrder = Extract<TransactionInfo, { readonly kind: 'placeOrder' }>;

const tokenOf = ({ address }: CurrencyFact): Address => address ?? wrappedNative.address;

/** Uses the market rule, because earlier releases stored the side by other rules. */
export const sideOfTrade = ({ input, output }: Pick<PlacedOrder, 'input' | 'output'>): TradeDirection =>
  sideOf(tokenOf(input), tokenOf(output));

/** Confirmed worst price in the market's quote token, before the fee. */
export const limitWords = ({ input, output, from, to }: PlacedOrder): string => {
  const side = sideOfTrade({ input, output });
  const [base, quote] = side === 'BUY' ? [output, input] : [input, output];
  const price = orderPrice(side, BigInt(from), BigInt(to));
  const digits = formatOrderPrice(side, price, { base: base.decimals, quote: quote.decimals });
  return `${digits} ${shortenSymbol(quote.symbol)}`;
};

export type TradingInfo = Exclude<TransactionInfo, EarnInfo | GovernanceInfo | DepositInfo | OperationInfo>;

type Aid = Extract<TradingInfo, { readonly kind: 'requireBalance' | 'approve' | 'resetApproval' }>;

const aidWords = (info: Aid): MessageDescriptor => {
  if (info.kind === 'requireBalance') {
    const amount = amountWords(info.amount, info.token, 'received');
    return msg`Require ${amount} in the wallet`;
  }
  const symbol = shortenSymbol(info.token.symbol);
  return info.kind === 'approve' ? msg`Approve ${symbol}` : msg`Revoke the approval of ${symbol}`;
};

type Cancelled = Extract<TradingInfo, { readonly kind: 'cancelOrder' | 'cancelIntoDeposit' }>;

const cancelWords = ({ kind, isPart, amount, input }: Cancelled): MessageDescriptor => {
  if (kind === 'cancelOrder') {
    const back = amountWords(amount, input, 'received');
    return isPart ? msg`Cancel part of an order and return ${back}` : msg`Cancel an order and return ${back}`;
  }
  const kept = amountWords(amount, input, 'received');
  return isPart
    ? msg`Cancel part of an order and deposit ${kept} in the order book`
    : msg`Cancel an order and deposit ${kept} in the order book`;
};

const tradingWords = (info: TradingInfo): MessageDescriptor => {
  switch (info.kind) {
    case 'placeOrder': {
      const paid = amountWords(info.from, info.input, 'paid');
      const limit = limitWords(info);
      if (sideOfTrade(info) === 'SELL') return msg`Sell ${paid}, limit ${limit}`;
      const bought = shortenSymbol(info.output.symbol);
      return msg`Buy ${bought} for ${paid}, limit ${limit}`;
    }
    case 'swap': {
      const paid = amountWords(info.from, info.input, 'paid');
      const received = amountWords(info.to, info.output, 'received');
      const { exchange } = info;
      return info.field === 'INPUT'
        ? msg`Swap ${paid} for at least ${received} on ${exchange}`
        : msg`Swap at most ${paid} for ${received} on ${exchange}`;
    }
    case 'cancelOrder':
    case 'cancelIntoDeposit':
      return cancelWords(info);
    case 'wrap':
    case 'unwrap': {
      const paid = amountWords(info.amount, info.input, 'paid');
      return info.kind === 'wrap' ? msg`Wrap ${paid}` : msg`Unwrap ${paid}`;
    }
    case 'addLiquidity': {
      const first = amountWords(info.amountA, info.currencyA, 'paid');
      const second = amountWords(info.amountB, info.currencyB, 'paid');
      return msg`Add ${first} and ${second}`;
    }
    case 'removeLiquidity': {
      const first = amountWords(info.amountA, info.currencyA, 'received');
      const second = amountWords(info.amountB, info.currencyB, 'received');
      return msg`Remove ${first} and ${second}`;
    }
    case 'requireBalance':
    case 'approve':
    case 'resetApproval':
      return aidWords(info);
  }
};

export const summaryWords = (info: TransactionInfo): MessageDescriptor => {
  if (isGovernanceInfo(info)) return governanceWords(info);
  if (isDepositInfo(info)) return depositWords(info);
  if (isOperationInfo(info)) return operationWords(info);
  return isEarnInfo(info) ? earnWords(info) : tradingWords(info);
};

/** True if the price moved before the market order was mined, so that nothing was filled. */
export const isUnfilled = (info: TransactionInfo, outcome: OrderOutcome | undefined): boolean =>
  info.kind === 'placeOrder' && info.orderType === 'MARKET' && outcome?.received === '0';

export const restWords = (info: TransactionInfo, outcome: OrderOutcome | undefined): MessageDescriptor | undefined => {
  if (info.kind !== 'placeOrder' || !outcome || outcome.rests === '0') return undefined;
  const rest = amountWords(outcome.rests, info.input, 'neither');
  if (info.orderType === 'LIMIT') return msg`${rest} stays as your open order.`;
  const limit = limitWords(info);
  return isUnfilled(info, outcome)
    ? msg`The price moved beyond your limit of ${limit} before the order was mined. ${rest} was left open at that limit.`
    : msg`${rest} did not fill within your limit of ${limit}. It was left open at that limit.`;
};
