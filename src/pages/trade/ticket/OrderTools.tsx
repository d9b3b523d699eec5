import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { OrderType } from '#domain/trade/types.ts';
import type { TradeProblem } from '#domain/trade/validateTrade.ts';
import { createNotifier } from '#lib/createNotifier.ts';
import type { TradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { ticketReview } from '#stores/ticketReview.ts';
import { Button } from '#ui/fields/Button.tsx';
import { IconButton } from '#ui/fields/IconButton.tsx';
import { useIsPhone } from '#ui/hooks/useMediaQuery.ts';
import { color, height, line, media, radius, space, text, weight } from '#ui/theme/theme.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useLastSize } from '../order/form/lastSize.ts';
import { QuoteNote } from './QuoteNote.tsx';
import type { ScaleTicket } from '../order/form/scaleTicket.ts';
import type { TradeActions } from '../order/form/useTradeActions.ts';
import type { ReviewedForm } from './useTicketReview.ts';
import { TradeKeys, type KeyedForm } from '../keys/TradeKeys.tsx';

const ScaleOrders = lazyPart(async () => (await import('./ScaleOrders.tsx')).ScaleOrders);
const PreparedOrder = lazyPart(async () => (await import('./PreparedOrder.tsx')).PreparedOrder);
const SliceDialog = lazyPart(async () => (await import('../order/slices/SliceDialog.tsx')).SliceDialog);

type OrderDialog = 'scale' | 'slices';

const dialogChanged = createNotifier();
let shownDialog: OrderDialog | undefined;

const showDialog = (next: OrderDialog | undefined): void => {
  shownDialog = next;
  dialogChanged.notify();
};

/** Set by the buttons of either layout, rendered by the part of the ticket that both layouts share. */
const orderDialog = {
  current: (): OrderDialog | undefined => shownDialog,
  /** Only the ticket subscribes; when it leaves, the dialog closes. */
  subscribe: (listener: () => void): (() => void) => {
    const leave = dialogChanged.add(listener);
    return () => {
      leave();
      shownDialog = undefined;
    };
  },
  set: showDialog,
  close: (): void => showDialog(undefined),
};

const Row = styled.span`
  display: flex;
  align-items: center;
`;

const Note = styled.div`
  ${text(12)}
  color: ${color('text-2')};
`;

const Switch = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  height: ${height('xs')};
  padding: ${space(0, 1.5)};
  border: ${line('border-control')};
  border-radius: ${radius(4)};
  ${text(12)}
  font-weight: ${weight('medium')};
  color: ${color('text-3')};
  white-space: nowrap;
  &:hover {
    color: ${color('text-1')};
  }
  &[aria-checked='true'] {
    border-color: ${color('accent')};
    color: ${color('accent-text')};
  }
  ${media.phone} {
    position: relative;
    height: ${height('sm')};
    &::before {
      content: '';
      position: absolute;
      inset: calc((${height('sm')} - ${height('touch')}) / 2) 0;
    }
  }
`;

interface ToolsTicket extends ScaleTicket, KeyedForm, Pick<ReviewedForm, 'typedValue' | 'quote'> {
  readonly orderType: OrderType;
  readonly postOnly: boolean;
  readonly currencies: TradeCurrencies;
  readonly problem: TradeProblem | undefined;
  readonly actions: TradeActions;
}

interface OrderToolsProps {
  readonly ticket: ToolsTicket;
}

function PostOnly({ postOnly, actions }: Pick<ToolsTicket, 'postOnly' | 'actions'>): ReactElement {
  const { t } = useLingui();
  return (
    <Switch
      type="button"
      role="switch"
      aria-checked={postOnly}
      title={t`The order is not sent if any part of it would fill at once.`}
      onClick={() => actions.setPostOnly(!postOnly)}
    >
      {postOnly && <span aria-hidden="true">✓</span>}
      <Trans>Post-only</Trans>
    </Switch>
  );
}

function LastSize({ currencies, actions }: Pick<ToolsTicket, 'currencies' | 'actions'>): ReactElement | null {
  const { t } = useLingui();
  const last = useLastSize(currencies);
  if (!last) return null;
  const { field, text, symbol } = last;
  return (
    <IconButton
      icon="clock"
      label={t`Use the last size: ${text} ${symbol}`}
      onClick={() => actions.typeAmount(field, text)}
    />
  );
}

interface SliceButtonProps extends Pick<ToolsTicket, 'account'> {
  readonly onPress: () => void;
}

/** It is alone in its row on a phone, so it shows its words there. */
function SliceButton({ account, onPress }: SliceButtonProps): ReactElement {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const label = account === undefined ? t`Connect a wallet to place a time-sliced order` : t`Time-sliced order`;
  const terms = { icon: 'layers', disabled: account === undefined, onClick: onPress } as const;
  return isPhone ? (
    <Button size="sm" variant="ghost" aria-label={label} {...terms}>
      <Trans>Time-sliced order</Trans>
    </Button>
  ) : (
    <IconButton label={label} {...terms} />
  );
}

function PhoneNote({ ticket }: OrderToolsProps): ReactElement | null {
  const { market, currencies, problem, actions } = ticket;
  if (!useIsPhone() || !market || problem?.code !== 'quote' || problem.problem.code !== 'wouldFill') return null;
  return (
    <Note>
      <QuoteNote market={market} currencies={currencies} problem={problem.problem} actions={actions} />
    </Note>
  );
}

function ToolRow({ ticket }: OrderToolsProps): ReactElement {
  const { t } = useLingui();
  const { orderType, postOnly, account, currencies, problem, actions } = ticket;
  return (
    <Row>
      {orderType === 'LIMIT' && <PostOnly postOnly={postOnly} actions={actions} />}
      <LastSize currencies={currencies} actions={actions} />
      {orderType === 'LIMIT' && problem?.code !== 'watching' && (
        <IconButton
          icon="layers"
          label={account === undefined ? t`Connect a wallet to place scale orders` : t`Scale orders`}
          disabled={account === undefined}
          onClick={() => orderDialog.set('scale')}
        />
      )}
      {orderType === 'MARKET' && problem?.code !== 'watching' && (
        <SliceButton account={account} onPress={() => orderDialog.set('slices')} />
      )}
    </Row>
  );
}

function Dialogs({ ticket }: OrderToolsProps): ReactElement {
  const shown = useSyncExternalStore(orderDialog.subscribe, orderDialog.current);
  const review = useSyncExternalStore(ticketReview.subscribe, ticketReview.current);
  return (
    <>
      {shown === 'scale' && <ScaleOrders ticket={ticket} onClose={orderDialog.close} />}
      {review && <PreparedOrder form={ticket} review={review} />}
      {shown === 'slices' && <SliceDialog ticket={ticket} onClose={orderDialog.close} />}
    </>
  );
}

/**
 * Rendered once in each layout's position. The wide one is always mounted and has the dialogs, so that a rotated phone
 * keeps them with everything typed.
 */
export function OrderTools({ ticket, phone }: OrderToolsProps & { readonly phone: boolean }): ReactElement {
  const isShown = useIsPhone() === phone;
  return (
    <>
      {isShown && <ToolRow ticket={ticket} />}
      {phone ? (
        <PhoneNote ticket={ticket} />
      ) : (
        <>
          <TradeKeys form={ticket} />
          <Dialogs ticket={ticket} />
        </>
      )}
    </>
  );
}
