import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { rules } from '#config/rules.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { orderGas } from '#domain/trade/splitGas.ts';
import type { TradeDirection, TradeQuote } from '#domain/trade/types.ts';
import { moneyText } from '#features/money/index.ts';
import { BatchedApprovals } from '#features/transactions/index.ts';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import type { ApprovalTerms } from '#writes/approvals/approve.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { ConfirmAction, type ConfirmActionProps } from './ConfirmAction.tsx';
import { priceText } from '../../shared/priceText.ts';
import type { TicketWithBook } from '../preview/OwnOrdersNotice.tsx';
import { OrderFigures, RecipientNotice, type ConfirmableTicket } from './OrderFigures.tsx';
import { SafeOrderNotice } from './SafeOrderNotice.tsx';
import { SameOrderNotice } from './SameOrderNotice.tsx';

export interface ConfirmOrderProps extends ConfirmActionProps {
  readonly form: ConfirmableTicket & TicketWithBook;
  readonly open: boolean;
  readonly plan: TransactionPlan;
  /** Names the reason why the order would be refused. */
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

export function ConfirmOrder(props: ConfirmOrderProps): ReactElement {
  const { open, form, market, accepted, live, plan, approvals, onClose } = props;
  const { t } = useLingui();
  const { account, maker, direction, currencies } = form;
  const { input, output } = currencies;
  const shown = live ?? accepted;
  return (
    <Modal open={open} onClose={onClose} title={t`Confirm order`}>
      <DialogColumn>
        <OrderFigures
          {...{ form, market, accepted, shown, plan, onClose }}
          missing={approvals.length}
          gasByRule={orderGas(accepted, rules.gas)}
        />
        <RestNotice input={input} output={output} direction={direction} market={market} quote={shown} />
        <PriceMovesNotice form={form} market={market} quote={accepted} />
        {form.postOnly && <PostOnlyNotice />}
        <RecipientNotice maker={maker} account={account} />
        <SafeOrderNotice plan={plan} market={market} accepted={accepted} form={form} />
        <BatchedApprovals approvals={approvals} />
        <SameOrderNotice account={account} orders={[plan.info]} />
        {props.notice}
        <ConfirmAction {...props} isRefused={props.notice !== undefined} />
      </DialogColumn>
    </Modal>
  );
}
