import { useEffect } from 'react';
import { rules } from '#config/rules.ts';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { compareFractions } from '#domain/amounts/fraction.ts';
import { higherOf, lowerOf } from '#domain/prices/dollarValue.ts';
import { wrappedOf } from '#domain/tokens/currency.ts';
import type { ExchangeChoice, SplitOffer, SplitUse } from '#domain/trade/chooseExchange.ts';
import { extraSplitGas } from '#domain/trade/splitGas.ts';
import { useGasPrice } from '#reads/calls/useGasPrice.ts';
import { useDollarValue } from '#reads/tokens/useDollarValues.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { useBatching } from '#reads/wallet/useBatching.ts';
import type { HoldableChoice } from './useExchangeChoice.ts';
import type { TicketFunds } from './useTicketFunds.ts';

export interface SplitVerdict {
  /** True if the gain exceeds the additional network fee; undefined if one of them has no known price. */
  readonly pays: boolean | undefined;
  readonly fee: bigint | undefined;
  readonly isBatch: boolean | undefined;
}

const useSplitVerdict = (
  { split }: Pick<ExchangeChoice, 'split'>,
  { input, output }: Pick<TradeCurrencies, 'input' | 'output'>,
): SplitVerdict => {
  const isBatch = useBatching(split !== undefined);
  const price = useGasPrice(split !== undefined);
  const fee = split && price && extraSplitGas(split, rules.gas, input?.kind === 'native') * price;
  const feeDollars = useDollarValue(nativeCurrency, fee);
  const gainDollars = useDollarValue(output, split?.gain);
  if (!split || fee === undefined) return { pays: undefined, fee, isBatch };
  if (output && wrappedOf(output, wrappedNative).address === wrappedNative.address) {
    return { pays: split.gain > fee, fee, isBatch };
  }
  if (!feeDollars || !gainDollars) return { pays: undefined, fee, isBatch };
  return { pays: compareFractions(lowerOf(gainDollars), higherOf(feeDollars)) > 0, fee, isBatch };
};

interface SplitTicket extends Pick<HoldableChoice, 'setSplitUse'>, Pick<TicketFunds, 'inputBalance' | 'maxInput'> {
  readonly currencies: Pick<TradeCurrencies, 'input' | 'output'>;
}

interface JudgedOffer {
  readonly verdict: SplitVerdict;
  /** Undefined unless a split is in use or may gain more than it costs. */
  readonly offer: SplitOffer | undefined;
  /** True if the amount leaves less of the native coin than the network fee of both parts. */
  readonly isShort: boolean;
}

const isShortOf = ({ split }: ExchangeChoice, { currencies, inputBalance, maxInput }: SplitTicket): boolean => {
  if (currencies.input?.kind !== 'native' || inputBalance === undefined || maxInput === undefined) return false;
  if (!split?.quote.ok) return false;
  const { from } = split.quote.value.order;
  return from > maxInput && from <= inputBalance;
};

/** The automatic choice is a split only in one transaction, and only if its gain exceeds a known network fee. */
export const useSplitOffer = (exchange: ExchangeChoice, ticket: SplitTicket): JudgedOffer => {
  const { setSplitUse } = ticket;
  const verdict = useSplitVerdict(exchange, ticket.currencies);
  const isShort = isShortOf(exchange, ticket);
  const isPreferred = verdict.pays === true && verdict.isBatch === true;
  const use: SplitUse = isShort ? 'never' : isPreferred ? 'preferred' : 'byHand';
  useEffect(() => {
    setSplitUse(use);
    return () => setSplitUse('byHand');
  }, [use, setSplitUse]);
  const { split: offer, used } = exchange;
  const isLoss = verdict.pays === false && used !== offer;
  return { verdict, offer: isShort || isLoss ? undefined : offer, isShort: isShort && !isLoss };
};
