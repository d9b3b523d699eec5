import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import type { MoneyRole } from '#domain/format/formatMoney.ts';
import type { Currency } from '#domain/tokens/types.ts';
import { ownFills } from '#domain/trade/ownFills.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { Money, moneyText } from '#features/money/index.ts';
import { TokenLogo } from '#features/tokenLogo/index.ts';
import { AmountList, DialogColumn } from '#ui/layout/AmountList.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import type { TransactionPlan } from '#writes/plan.ts';
import { ArrivalNotice } from './Arrival.tsx';
import { ConfirmAction } from './ConfirmAction.tsx';
import type { ConfirmActionProps } from './ConfirmAction.tsx';
import { FillPreview } from '../ticket/FillPreview.tsx';
import { NetworkFee } from './NetworkFee.tsx';
import { fillViewOf, priceText } from '../ticket/fillView.ts';
import { OwnOrdersNotice } from '../ticket/OwnOrdersNotice.tsx';
import { Terms } from '../ticket/Terms.tsx';
import { TicketWarnings } from '../ticket/TicketWarnings.tsx';
import type { TradeForm } from '../form/useTradeForm.ts';

export interface ConfirmOrderProps extends ConfirmActionProps {
  readonly open: boolean;
  /** What will be sent. */
  readonly plan: TransactionPlan;
}

export interface AmountProps {
  readonly raw: bigint;
  readonly currency: Currency;
  readonly role: MoneyRole;
}

export function Amount(props: AmountProps): ReactElement {
  return (
    <dd>
      <TokenLogo currency={props.currency} size={24} />
      <Money {...props} />
    </dd>
  );
}

function RestNotice({ form, market, quote }: Pick<ConfirmOrderProps, 'form' | 'market'> & { quote: TradeQuote }) {
  const { input, output } = form.currencies;
  if (!input || !output || quote.rests.sold === 0n) return null;
  const sold = moneyText(quote.rests.sold, input, 'paid');
  const wanted = moneyText(quote.rests.wanted, output, 'received');
  const price = priceText(quote.worstPrice, market, form.direction);
  return (
    <Banner
      tone="info"
      title={
        <Trans>
          {sold} {input.symbol} stays as your open order
        </Trans>
      }
    >
      {form.direction === 'BUY' ? (
        <Trans>
          Buys {wanted} {output.symbol} at {price}, maker fee 0%. Cancel it any time.
        </Trans>
      ) : (
        <Trans>
          Sells for {wanted} {output.symbol} at {price}, maker fee 0%. Cancel it any time.
        </Trans>
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

function LeftOutNotice({ form, accepted }: Pick<ConfirmOrderProps, 'form' | 'accepted'>): ReactElement | null {
  const { input } = form.currencies;
  if (!input || accepted.leftOut <= 0n) return null;
  const leftOut = moneyText(accepted.leftOut, input, 'received');
  return (
    <Banner
      tone="info"
      title={
        <Trans>
          {leftOut} {input.symbol} stays in your wallet
        </Trans>
      }
    >
      <Trans>It would not fill at this limit now, so no order is placed for it.</Trans>
    </Banner>
  );
}

function RecipientNotice({ form }: { readonly form: TradeForm }): ReactElement | null {
  const { maker, account } = form;
  if (maker === undefined || maker === account) return null;
  return (
    <Banner tone="warning" title={<Trans>The order will belong to {shortenAddress(maker)}</Trans>}>
      <Trans>This account is paid instead of yours, and only it can cancel the open part: {maker}</Trans>
    </Banner>
  );
}

/** The last look before the wallet: what is paid, what fills where, what rests, and whether it has moved. */
export function ConfirmOrder(props: ConfirmOrderProps): ReactElement {
  const { open, form, market, accepted, live, onClose } = props;
  const { t } = useLingui();
  const { account, direction, currencies } = form;
  const { input, output } = currencies;
  const shown = live ?? accepted;
  const nothingFills = shown.filled.spent === 0n;
  const own = ownFills(shown, account);
  return (
    <Modal open={open} onClose={onClose} title={t`Confirm order`} tall>
      <DialogColumn>
        <AmountList>
          <div>
            <dt>
              <Trans>You pay, at most</Trans>
            </dt>
            {input && <Amount raw={accepted.order.from} currency={input} role="paid" />}
          </div>
          <div>
            <dt>{nothingFills ? <Trans>You receive when filled</Trans> : <Trans>You receive now</Trans>}</dt>
            {output && (
              <Amount
                raw={nothingFills ? shown.rests.wanted : shown.filled.received}
                currency={output}
                role="received"
              />
            )}
          </div>
        </AmountList>
        <FillPreview fill={fillViewOf(shown, direction, market, own?.own)} />
        {own && <OwnOrdersNotice form={form} part={own} onLeave={onClose} />}
        <Terms quote={shown} direction={direction} market={market} size={13} account={account} />
        <NetworkFee plan={props.plan} accepted={accepted} />
        <TicketWarnings quote={shown} direction={direction} />
        <ArrivalNotice output={output} unlistedTokens={form.tokens.unlistedTokens} quote={shown} />
        <RestNotice form={form} market={market} quote={shown} />
        {form.postOnly && <PostOnlyNotice />}
        <LeftOutNotice form={form} accepted={accepted} />
        <RecipientNotice form={form} />
        <ConfirmAction {...props} />
      </DialogColumn>
    </Modal>
  );
}
