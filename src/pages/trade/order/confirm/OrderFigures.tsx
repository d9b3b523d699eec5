import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { ownFills } from '#domain/trade/ownFills.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { TradeSplit } from '#domain/trade/splitTrade.ts';
import type { OrderType, TradeQuote, UnfilledPart } from '#domain/trade/types.ts';
import { AmountList, AmountRow } from '#ui/layout/AmountList.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import type { Market } from '../../shared/tradeMarket.ts';
import type { TicketTokens } from '../form/useTicketTokens.ts';
import { FillPreview } from '../preview/FillPreview.tsx';
import { fillViewOf } from '../preview/fillView.ts';
import { OwnOrdersNotice, type TicketWithBook } from '../preview/OwnOrdersNotice.tsx';
import { Terms } from '../preview/Terms.tsx';
import { TicketWarnings } from '../preview/TicketWarnings.tsx';
import { Amount, ArrivingAmount } from './Amount.tsx';
import { ArrivalNotice } from './Arrival.tsx';
import type { SendableTicket } from './ConfirmAction.tsx';
import { NetworkFee, type NetworkFeeProps } from './NetworkFee.tsx';
import { ReceivedNow } from './ReceivedNow.tsx';
import { SplitRows } from './PartRows.tsx';

export interface ConfirmableTicket extends SendableTicket {
  readonly maker: Address | undefined;
  readonly orderType: OrderType;
  readonly unfilled: UnfilledPart;
  readonly tokens: Pick<TicketTokens, 'unlistedTokens'>;
}

interface OrderFiguresProps extends NetworkFeeProps {
  readonly form: ConfirmableTicket & TicketWithBook;
  readonly market: Market;
  /** The quote at the present block, or the accepted one while it would be refused. */
  readonly shown: TradeQuote;
  readonly split?: TradeSplit | undefined;
  readonly onClose: () => void;
}

export function OrderFigures(props: OrderFiguresProps): ReactElement {
  const { form, market, accepted, shown, split, onClose } = props;
  const { account, direction, currencies } = form;
  const { input, output } = currencies;
  const nothingFills = shown.filled.spent === 0n;
  const own = ownFills(shown, account);
  return (
    <>
      <AmountList>
        <AmountRow>
          <dt>
            <Trans>You pay, at most</Trans>
          </dt>
          {input && <Amount raw={accepted.order.from} currency={input} role="paid" />}
        </AmountRow>
        <AmountRow>
          <dt>{nothingFills ? <Trans>You receive when filled</Trans> : <ReceivedNow />}</dt>
          {output && (
            <ArrivingAmount raw={nothingFills ? shown.rests.bought : shown.filled.received} currency={output} />
          )}
        </AmountRow>
      </AmountList>
      {split && <SplitRows split={split} direction={direction} market={market} />}
      <FillPreview fill={fillViewOf(shown, direction, market, { own: own?.own, split })} />
      {own && <OwnOrdersNotice form={form} part={own} onLeave={onClose} />}
      <Terms
        quote={shown}
        direction={direction}
        market={market}
        size={13}
        account={account}
        splitWith={split?.market.name}
      />
      <NetworkFee {...props} />
      <TicketWarnings quote={shown} direction={direction} />
      <ArrivalNotice output={output} unlistedTokens={form.tokens.unlistedTokens} quote={shown} />
    </>
  );
}

export function RecipientNotice({ maker, account }: Pick<ConfirmableTicket, 'maker' | 'account'>): ReactElement | null {
  if (maker === undefined || maker === account) return null;
  return (
    <Banner tone="warning" title={<Trans>The order will belong to {shortenAddress(maker)}</Trans>}>
      <Trans>This account is paid instead of yours, and only it can cancel the open part: {maker}</Trans>
    </Banner>
  );
}
