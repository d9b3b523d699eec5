import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { actionWithKey, keyOfPress, type KeyAction } from '#domain/keys/tradeKeys.ts';
import { stepPrice } from '#domain/trade/stepPrice.ts';
import { stepInterval } from '#features/chart/index.ts';
import { keyWords, useTradeKeys } from '#features/tradeKeys/index.ts';
import { announce } from '#ui/feedback/announce.ts';
import { useDocumentKey } from '#ui/hooks/useDocumentKey.ts';
import { isHeld, isTyping } from '#ui/hooks/useShortcut.ts';
import { isComposingKey } from '#ui/keys/shortcuts.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { marketPriceField } from '../order/form/poolPrice.ts';
import { usePairActions, type PairActions } from '../order/form/usePairActions.ts';
import type { TradeForm } from '../order/form/useTradeForm.ts';
import { limitPriceView } from '../order/form/limitPriceView.ts';

const CancelWhich = lazyPart(async () => (await import('../order/cancel/CancelWhich.tsx')).CancelWhich);
const NextMarket = lazyPart(async () => (await import('./NextMarket.tsx')).NextMarket);

export type KeyedForm = Pick<
  TradeForm,
  | 'orderType'
  | 'direction'
  | 'priceText'
  | 'limitPrice'
  | 'market'
  | 'book'
  | 'currencies'
  | 'maxInput'
  | 'cancelFirst'
  | 'actions'
>;

const stepLimit = (form: KeyedForm, ticks: 1 | -1): void => {
  const { orderType, direction, priceText, limitPrice, market, book, currencies, actions } = form;
  if (orderType === 'MARKET') return actions.chooseOrderType('LIMIT');
  const { current } = limitPriceView(priceText, limitPrice, direction, market, book, currencies.inputToken);
  if (!current || !market) return;
  const pair = { base: market.base.decimals, quote: market.quote.decimals };
  actions.typePrice(marketPriceField(stepPrice(current, pair, ticks), market));
};

const shares = { share25: 25, share50: 50, share75: 75, max: 100 } as const;

type TicketKey = Exclude<KeyAction, Opened>;

const runOnTicket = (action: TicketKey, form: KeyedForm, { chooseDirection }: PairActions): void => {
  const { actions, maxInput } = form;
  switch (action) {
    case 'buy':
    case 'sell':
      return chooseDirection(action === 'buy' ? 'BUY' : 'SELL');
    case 'market':
    case 'limit':
      return actions.chooseOrderType(action === 'market' ? 'MARKET' : 'LIMIT');
    case 'tickUp':
    case 'tickDown':
      return stepLimit(form, action === 'tickUp' ? 1 : -1);
    case 'nextInterval':
    case 'previousInterval':
      return void stepInterval(action === 'nextInterval' ? 1 : -1);
    default:
      if (maxInput !== undefined && maxInput > 0n) actions.payShare(shares[action]);
  }
};

const isInPanel = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[role=listbox], [role=menu], [role=dialog], [role=combobox]') !== null;

type Cancel = 'cancelAll' | 'cancelLast';
type MarketStep = 'nextMarket' | 'previousMarket';
type Opened = Cancel | MarketStep;

const isCancel = (action: KeyAction): action is Cancel => action === 'cancelAll' || action === 'cancelLast';

const isMarketStep = (action: KeyAction): action is MarketStep =>
  action === 'nextMarket' || action === 'previousMarket';

const intervalKeys: readonly KeyAction[] = ['nextInterval', 'previousInterval'];

const isOnTicket = (action: KeyAction): action is TicketKey =>
  !isCancel(action) && !isMarketStep(action) && !intervalKeys.includes(action);

interface TradeKeysProps {
  readonly form: KeyedForm;
  /** Undefined if the ticket is shown. */
  readonly hiddenTicket?: HiddenTicket;
}

export interface HiddenTicket {
  /** Undefined if the window has no space for the ticket; its keys are then off. */
  readonly show: (() => void) | undefined;
}

/** Keys of the trade page. They are off while the user types, and while a dialog is open. */
export function TradeKeys({ form, hiddenTicket }: TradeKeysProps): ReactElement | null {
  const { t, i18n } = useLingui();
  const keys = useTradeKeys();
  const pairActions = usePairActions();
  const [opened, open] = useState<Opened>();
  const close = (): void => open(undefined);
  const run = (action: KeyAction): void => {
    if (isCancel(action) && !form.cancelFirst) return announce(t`Connect a wallet to see your open orders.`);
    announce(i18n._(keyWords[action]));
    if (isCancel(action) || isMarketStep(action)) return open(action);
    if (isOnTicket(action)) hiddenTicket?.show?.();
    runOnTicket(action, form, pairActions);
  };
  useDocumentKey((event) => {
    if (event.defaultPrevented || event.repeat || isComposingKey(event)) return;
    const pressed = keyOfPress(event);
    const action = pressed === undefined ? undefined : actionWithKey(keys, pressed);
    if (!action || isTyping(event) || isInPanel(event) || isHeld()) return;
    if (hiddenTicket && !hiddenTicket.show && isOnTicket(action)) return;
    event.preventDefault();
    run(action);
  });
  switch (opened) {
    case undefined:
      return null;
    case 'cancelAll':
    case 'cancelLast':
      return <CancelWhich which={opened === 'cancelAll' ? 'all' : 'last'} onClose={close} />;
    default:
      return <NextMarket pair={form.book?.pair} step={opened === 'nextMarket' ? 1 : -1} onDone={close} />;
  }
}
