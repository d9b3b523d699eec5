import { Plural, Trans } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { OwnFills } from '#domain/trade/ownFills.ts';
import type { TradeDirection } from '#domain/trade/types.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import type { Market } from '../../shared/tradeMarket.ts';
import type { OpenOrderView } from '../own/openOrderView.ts';
import { ownOrdersMet, type OwnOrdersMet } from './ownOrdersMet.ts';

function Consequence({ met, buys }: { readonly met: OwnOrdersMet; readonly buys: boolean }): ReactElement {
  const { amount, price, fee } = met;
  return buys ? (
    <Trans>
      You would buy {amount} at {price} from yourself and lose the {fee} fee.
    </Trans>
  ) : (
    <Trans>
      You would sell {amount} at {price} to yourself and lose the {fee} fee.
    </Trans>
  );
}

function Others({ met, buys }: { readonly met: OwnOrdersMet; readonly buys: boolean }): ReactElement {
  const { fromOthers, othersPrice } = met;
  if (othersPrice === undefined) {
    return buys ? <Trans>You buy nothing from others.</Trans> : <Trans>You sell nothing to others.</Trans>;
  }
  return buys ? (
    <Trans>
      You buy {fromOthers} from others at {othersPrice} on average.
    </Trans>
  ) : (
    <Trans>
      You sell {fromOthers} to others at {othersPrice} on average.
    </Trans>
  );
}

export interface TicketWithBook {
  readonly direction: TradeDirection;
  readonly market: Market | undefined;
  readonly book: PairBook | undefined;
  readonly cancelFirst: ((orders: readonly OpenOrderView[] | undefined) => void) | undefined;
}

interface OwnOrdersNoticeProps {
  readonly form: TicketWithBook;
  readonly part: OwnFills;
  /** Called before the orders are cancelled, so that an open confirmation can close. */
  readonly onLeave?: () => void;
}

export function OwnOrdersNotice({ form, part, onLeave }: OwnOrdersNoticeProps): ReactElement | null {
  const { direction, market, book, cancelFirst } = form;
  const met = useMemo(
    () => market && book && ownOrdersMet(part, direction, market, book),
    [part, direction, market, book],
  );
  if (!met) return null;
  const count = part.orders.length;
  const buys = direction === 'BUY';
  const cancel = (): void => {
    onLeave?.();
    cancelFirst?.(met.views);
  };
  return (
    <Banner
      tone="warning"
      role="status"
      title={<Plural value={count} one="This fills your own order" other="This fills # of your own orders" />}
    >
      <Consequence met={met} buys={buys} /> <Others met={met} buys={buys} />
      {cancelFirst && (
        <>
          <br />
          <Button size="sm" variant="outline" onClick={cancel}>
            <Plural value={count} one="Cancel it first" other="Cancel them first" />
          </Button>
        </>
      )}
    </Banner>
  );
}
