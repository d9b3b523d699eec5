import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import type { Address, Currency } from '#domain/tokens/types.ts';
import { ownFills } from '#domain/trade/ownFills.ts';
import type { OrderType, TradeDirection, TradeQuote, UnfilledPart } from '#domain/trade/types.ts';
import { moneyText } from '#features/money/index.ts';
import { BatchedApprovals } from '#features/transactions/index.ts';
import { AmountList, AmountRow, DialogColumn } from '#ui/layout/AmountList.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import type { ApprovalTerms } from '#writes/approvals/approve.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { Amount, ArrivingAmount } from './Amount.tsx';
import { ArrivalNotice } from './Arrival.tsx';
import { ConfirmAction, type ConfirmActionProps, type SendableTicket } from './ConfirmAction.tsx';
import { FillPreview } from '../ticket/FillPreview.tsx';
import { NetworkFee } from './NetworkFee.tsx';
import { fillViewOf } from '../ticket/fillView.ts';
import { priceText } from '../market/priceText.ts';
import { OwnOrdersNotice, type TicketWithBook } from '../ticket/OwnOrdersNotice.tsx';
import type { TicketTokens } from '../form/useTicketTokens.ts';
import { ReceivedNow } from './ReceivedNow.tsx';
import { SafeOrderNotice } from './SafeOrderNotice.tsx';
import { SameOrderNotice } from './SameOrderNotice.tsx';
import { Terms } from '../ticket/Terms.tsx';
import { TicketWarnings } from '../ticket/TicketWarnings.tsx';

export interface ConfirmableTicket extends SendableTicket {
  readonly maker: Address | undefined;
  readonly orderType: OrderType;
  readonly unfilled: UnfilledPart;
  readonly tokens: Pick<TicketTokens, 'unlistedTokens'>;
}

export interface ConfirmOrderProps extends ConfirmActionProps {
  readonly form: ConfirmableTicket & TicketWithBook;
  readonly open: boolean;
  readonly plan: TransactionPlan;
  /** Names the refusal that the order would meet. */
  readonly notice?: ReactNode;
  readonly approvals: readonly ApprovalTerms[];
}

interface RestNoticeProps extends Pick<ConfirmOrderProps, 'market'> {
  readonly input: Currency | undefined;
  readonly output: Currency | undefined;
  readonly direction: TradeDirection;
  readonly quote: TradeQuote;
}

function RestNotice({ input, output, direction, market, quote }: RestNoticeProps): ReactElement | null {
  if (!input || !output || quote.rests.sold === 0n) return null;
  const sold = moneyText(quote.rests.sold, input, 'paid');
  const bought = moneyText(quote.rests.bought, output, 'received');
  const price = priceText(quote.limitPrice, market, direction);
  return (
    <Banner
      tone="info"
      title={
        <Trans>
          {sold} {input.symbol} stays as your open order
        </Trans>
      }
    >
      {direction === 'BUY' ? (
        <Trans>
          Buys {bought} {output.symbol} at {price}, maker fee 0%. Cancel it any time.
        </Trans>
      ) : (
        <Trans>
          Sells for {bought} {output.symbol} at {price}, maker fee 0%. Cancel it any time.
        </Trans>
      )}
    </Banner>
  );
}

interface PriceMovesNoticeProps extends Pick<ConfirmOrderProps, 'market'> {
  readonly form: Pick<ConfirmableTicket, 'orderType' | 'unfilled' | 'direction'>;
  readonly quote: TradeQuote;
}

/** Consequence of a price beyond the limit for a market order that fills completely as quoted. */
function PriceMovesNotice({ form, market, quote }: PriceMovesNoticeProps): ReactElement | null {
  if (form.orderType === 'LIMIT' || quote.rests.sold > 0n) return null;
  const price = priceText(quote.limitPrice, market, form.direction);
  return (
    <Banner tone="info" title={<Trans>If the price moves past {price}</Trans>}>
      {form.unfilled === 'LEAVE_OUT' ? (
        <Trans>A part may not fill and stays open until you sign its cancellation.</Trans>
      ) : (
        <Trans>A part may not fill. It stays as your open order at that price, maker fee 0%.</Trans>
      )}
    </Banner>
  );
}

function PostOnlyNotice(): ReactElement {
  return (
    <Banner tone="info" title={<Trans>Post-only</Trans>}>
      <Trans>
        We check the price again before your wallet opens. If it moves after you sign, the order can still fill, with
        the taker fee.
      </Trans>
    </Banner>
  );
}

function RecipientNotice({ maker, account }: Pick<ConfirmableTicket, 'maker' | 'account'>): ReactElement | null {
  if (maker === undefined || maker === account) return null;
  return (
    <Banner tone="warning" title={<Trans>The order will belong to {shortenAddress(maker)}</Trans>}>
      <Trans>This account is paid instead of yours, and only it can cancel the open part: {maker}</Trans>
    </Banner>
  );
}

export function ConfirmOrder(props: ConfirmOrderProps): ReactElement {
  const { open, form, market, accepted, live, onClose } = props;
  const { t } = useLingui();
  const { account, maker, direction, currencies } = form;
  const { input, output } = currencies;
  const shown = live ?? accepted;
  const nothingFills = shown.filled.spent === 0n;
  const own = ownFills(shown, account);
  return (
    <Modal open={open} onClose={onClose} title={t`Confirm order`} tall>
      <DialogColumn>
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
        <FillPreview fill={fillViewOf(shown, direction, market, { own: own?.own })} />
        {own && <OwnOrdersNotice form={form} part={own} onLeave={onClose} />}
        <Terms quote={shown} direction={direction} market={market} size={13} account={account} />
        <NetworkFee plan={props.plan} accepted={accepted} />
        <TicketWarnings quote={shown} direction={direction} />
        <ArrivalNotice output={output} unlistedTokens={form.tokens.unlistedTokens} quote={shown} />
        <RestNotice input={input} output={output} direction={direction} market={market} quote={shown} />
        <PriceMovesNotice form={form} market={market} quote={accepted} />
        {form.postOnly && <PostOnlyNotice />}
        <RecipientNotice maker={maker} account={account} />
        <SafeOrderNotice plan={props.plan} market={market} accepted={accepted} form={form} />
        <BatchedApprovals approvals={props.approvals} />
        <SameOrderNotice account={account} orders={[props.plan.info]} />
        {props.notice}
        <ConfirmAction {...props} isRefused={props.notice !== undefined} />
      </DialogColumn>
    </Modal>
  );
}
