import { useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isUnder } from '#config/firstPages.ts';
import { ownNavigation, paths, tradePath } from '#config/paths.ts';
import { rules } from '#config/rules.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import type { Verb, VerbReading } from '#domain/verbs/parseVerb.ts';
import { chooseInterval } from '#features/chart/index.ts';
import { useSpendable } from '#features/currencyInput/index.ts';
import { usePairActions, type PairActions } from '#pages/trade/order/form/usePairActions.ts';
import { useTradeForm, type TradeForm } from '#pages/trade/order/form/useTradeForm.ts';
import { savedTrades } from '#pages/trade/history/ownHistoryFile.ts';
import { saveRows } from '#pages/trade/shared/saveRows.ts';
import { useOwnEvents } from '#pages/trade/order/own/useOpenOrders.ts';
import { useShownTrades } from '#pages/trade/history/useShownTrades.ts';
import { TICKET_BUTTON } from '#pages/trade/ticket/ticketButtonId.ts';
import { limitPriceView } from '#pages/trade/order/form/limitPriceView.ts';
import { useAppStore } from '#state/hooks.ts';
import { ticketReview } from '#stores/ticketReview.ts';
import { useLatest } from '#ui/hooks/useLatest.ts';
import type { Command } from '../types.ts';
import { maxOf, priceOf, resolveOrder, type FilledTicket, type VerbMarket } from './resolveOrder.ts';
import { orderSentence, readingProblem, verbProblem } from './verbSentence.ts';

/** Assumed fills of an order on the other side, to reserve gas for Max: the actual number is unknown. */
const OTHER_SIDE_FILLS = 10n;

const useVerbMarket = (form: TradeForm): VerbMarket | undefined => {
  const { market, book, direction, currencies, maxInput, outputBalance } = form;
  const otherGas = rules.gas.order + OTHER_SIDE_FILLS * rules.gas.fill;
  const otherMax = useSpendable(currencies.output, outputBalance, otherGas);
  if (!market) return undefined;
  const { bid, ask, pool } = limitPriceView('', undefined, direction, market, book, currencies.inputToken);
  const max = direction === 'BUY' ? { BUY: maxInput, SELL: otherMax } : { BUY: otherMax, SELL: maxInput };
  return { ...market, bid, ask, mid: pool, max };
};

/** If `apply` is missing, the verb cannot run and the sentence is the reason. */
interface Effect {
  readonly sentence: MessageDescriptor;
  readonly apply?: (() => void) | undefined;
  /** True if it fills the ticket, so that a second press may open the confirmation. */
  readonly fills?: boolean;
}

type SidedForm = TradeForm & Pick<PairActions, 'chooseDirection'>;

const fill = ({ actions, chooseDirection }: SidedForm, { side, field, text, price }: FilledTicket): void => {
  chooseDirection(side);
  actions.chooseOrderType(price === undefined ? 'MARKET' : 'LIMIT');
  if (price !== undefined) actions.typePrice(price);
  actions.typeAmount(field, text);
};

export interface VerbDialogs {
  readonly onCancel: (which: 'all' | 'last') => void;
}

const ticketEffect = (
  verb: Extract<Verb, { kind: 'order' | 'limit' | 'flip' | 'max' }>,
  form: SidedForm,
  market: VerbMarket,
): Effect => {
  const { actions, direction, chooseDirection } = form;
  if (verb.kind === 'flip') {
    const other = direction === 'BUY' ? 'SELL' : 'BUY';
    return { sentence: msg`Switch between buy and sell`, fills: true, apply: () => chooseDirection(other) };
  }
  if (verb.kind === 'max') {
    const max = maxOf(direction, market);
    if (!max.ok) return { sentence: verbProblem(max.error) };
    return { sentence: msg`Pay as much as possible`, fills: true, apply: actions.payMax };
  }
  if (verb.kind === 'limit') {
    const price = priceOf(verb.price, market);
    if (!price.ok) return { sentence: verbProblem(price.error) };
    const text = price.value;
    const apply = (): void => {
      actions.chooseOrderType('LIMIT');
      actions.typePrice(text);
    };
    return { sentence: msg`Set the limit price to ${text}`, fills: true, apply };
  }
  const filled = resolveOrder(verb, market);
  if (!filled.ok) return { sentence: verbProblem(filled.error) };
  return { sentence: orderSentence(filled.value, market), fills: true, apply: () => fill(form, filled.value) };
};

const useEffectOf = (reading: VerbReading, form: SidedForm, { onCancel }: VerbDialogs): Effect => {
  const market = useVerbMarket(form);
  const { entries, tokens } = useShownTrades(form.account, useOwnEvents(form));
  if (reading.kind !== 'verb') return { sentence: readingProblem(reading) };
  const { verb } = reading;
  switch (verb.kind) {
    case 'interval': {
      const { interval } = verb;
      return { sentence: msg`Show candles of ${interval}`, apply: () => chooseInterval(interval) };
    }
    case 'cancel':
      if (!form.cancelFirst) return { sentence: msg`Connect a wallet to see your open orders.` };
      return {
        sentence: verb.which === 'all' ? msg`Cancel all open orders` : msg`Cancel the newest open order`,
        apply: () => onCancel(verb.which),
      };
    case 'exportTrades':
      if (entries.length === 0) return { sentence: msg`No trades yet` };
      return {
        sentence: msg`Export my trades`,
        apply: () => void saveRows({ ...savedTrades(tokens), rows: entries }),
      };
    default:
      return market ? ticketEffect(verb, form, market) : { sentence: msg`Choose a market first` };
  }
};

/**
 * Opens the confirmation of the filled ticket once the balance and approval of its side are read. With a problem,
 * focuses the ticket's button, which names the problem.
 */
const review = ({
  problem,
  quote,
  currencies: { input, output },
  orderType,
  typedValue,
  priceText,
}: TradeForm): void => {
  const button = document.getElementById(TICKET_BUTTON);
  const isRead = button !== null && (problem === undefined ? quote !== undefined : problem.code !== 'loading');
  if (!isRead && input && output) {
    const price = orderType === 'LIMIT' ? priceText : undefined;
    ticketReview.set({ input: currencyId(input), output: currencyId(output), amount: typedValue, price });
  } else if (problem) button?.focus();
  else button?.click();
};

export interface VerbCommandProps extends VerbDialogs {
  readonly text: string;
  readonly reading: VerbReading;
  readonly onClose: () => void;
  readonly onCommand: (command: Command | undefined) => void;
}

/**
 * Reports the command of a typed verb. The first press fills the ticket and keeps the palette open. The second press
 * opens the confirmation, but never confirms.
 */
export const useVerbCommand = ({ text, reading, onClose, onCommand, ...dialogs }: VerbCommandProps): void => {
  const { t, i18n } = useLingui();
  const { chooseDirection } = usePairActions();
  const form = { ...useTradeForm(), chooseDirection };
  const store = useAppStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const effect = useEffectOf(reading, form, dialogs);
  const [filled, setFilled] = useState<string>();
  const isFilled = effect.fills === true && filled === text;
  const toTicket = (): void => {
    const { INPUT, OUTPUT } = store.getState().swap;
    if (isUnder(pathname, [paths.trade]) || INPUT.currencyId === null || OUTPUT.currencyId === null) return;
    void navigate(tradePath(INPUT.currencyId, OUTPUT.currencyId), { state: ownNavigation });
  };
  const run = (): void => {
    if (!effect.apply) return;
    if (isFilled) {
      onClose();
      // The closing palette first returns the focus.
      setTimeout(() => review(form), 0);
      return;
    }
    effect.apply();
    if (effect.fills) {
      setFilled(text);
      toTicket();
    } else onClose();
  };
  const latest = useLatest(run);
  const label = i18n._(effect.sentence);
  const hint = isFilled ? t`Filled. Enter opens the confirmation` : t`Enter fills the ticket`;
  const state = effect.apply && effect.fills ? hint : '';
  const icon = effect.apply ? ('swap' as const) : ('warning' as const);
  useEffect(() => {
    const command = { id: 'verb', group: 'actions', icon, label, english: '', words: [], staysOpen: true } as const;
    onCommand({ ...command, ...(state && { state }), run: () => latest.current?.() });
    return () => onCommand(undefined);
  }, [icon, label, state, latest, onCommand]);
};
