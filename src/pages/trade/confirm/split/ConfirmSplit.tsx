import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { percentText } from '#domain/format/percentText.ts';
import { ownFills } from '#domain/trade/ownFills.ts';
import { sumOfSplit, type TradeSplit } from '#domain/trade/splitTrade.ts';
import { SafeDeadline } from '#features/transactions/index.ts';
import { AmountList, AmountRow, DialogColumn } from '#ui/layout/AmountList.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import type { Market } from '../../form/tradeMarket.ts';
import type { TradeForm } from '../../form/useTradeForm.ts';
import { priceText } from '../../market/priceText.ts';
import { FillPreview } from '../../ticket/FillPreview.tsx';
import { fillViewOf } from '../../ticket/fillView.ts';
import { OwnOrdersNotice } from '../../ticket/OwnOrdersNotice.tsx';
import { Terms } from '../../ticket/Terms.tsx';
import { TicketWarnings } from '../../ticket/TicketWarnings.tsx';
import { Amount, ArrivingAmount } from '../Amount.tsx';
import { ArrivalNotice } from '../Arrival.tsx';
import { NetworkFee } from '../NetworkFee.tsx';
import { ReceivedNow } from '../ReceivedNow.tsx';
import { SafeOrderNotice } from '../SafeOrderNotice.tsx';
import { SameOrderNotice } from '../SameOrderNotice.tsx';
import { SplitRows } from './PartRows.tsx';
import type { SplitParts, SplitPlans } from './useSplitParts.ts';

export interface ConfirmSplitProps {
  readonly open: boolean;
  readonly form: TradeForm;
  readonly market: Market;
  readonly split: TradeSplit;
  readonly parts: SplitParts;
  readonly plans: SplitPlans;
  readonly isBatch: boolean;
  readonly onClose: () => void;
  /** Approvals, and the buttons. */
  readonly children: ReactNode;
}

type MovesProps = Pick<ConfirmSplitProps, 'form' | 'market' | 'split' | 'isBatch'>;

/** Consequence of a moved price: each part has its own limit. */
function PriceMoves({ form, market, split, isBatch }: MovesProps): ReactElement {
  const limit = priceText(split.book.limitPrice, market, form.direction);
  const slippage = percentText(form.slippageBps);
  const { name } = split.market;
  return (
    <Banner
      tone="info"
      title={
        isBatch ? (
          <Trans>One transaction: both parts or none</Trans>
        ) : (
          <Trans>Two transactions, each confirmed by you</Trans>
        )
      }
    >
      {isBatch ? (
        <Trans>
          If the price on {name} changes by more than {slippage} from the quote, both parts revert.
        </Trans>
      ) : (
        <Trans>
          If the price on {name} changes by more than {slippage} from the quote, that part reverts.
        </Trans>
      )}{' '}
      {form.unfilled === 'LEAVE_OUT' ? (
        <Trans>If the price moves past {limit}, the unfilled part stays open until you sign its cancellation.</Trans>
      ) : (
        <Trans>If the price moves past {limit}, the unfilled part stays as your open order.</Trans>
      )}
    </Banner>
  );
}

function RecipientNotice({ form }: Pick<ConfirmSplitProps, 'form'>): ReactElement | null {
  const { maker, account } = form;
  if (maker === undefined || maker === account) return null;
  return (
    <Banner tone="warning" title={<Trans>The order will belong to {shortenAddress(maker)}</Trans>}>
      <Trans>This account is paid instead of yours, and only it can cancel the open part: {maker}</Trans>
    </Banner>
  );
}

/** Both parts of a market order, with what each pays and receives at least. */
export function ConfirmSplit(props: ConfirmSplitProps): ReactElement {
  const { open, form, market, parts, plans, isBatch, onClose, children } = props;
  const { t } = useLingui();
  const { account, direction, currencies } = form;
  const { input, output } = currencies;
  const { accepted, live } = parts;
  const split = live ?? props.split;
  const shown = sumOfSplit(form, split);
  const own = ownFills(shown, account);
  return (
    <Modal open={open} onClose={onClose} title={t`Confirm split order`} tall>
      <DialogColumn>
        <AmountList>
          <AmountRow>
            <dt>
              <Trans>You pay, at most</Trans>
            </dt>
            {input && <Amount raw={accepted.order.from} currency={input} role="paid" />}
          </AmountRow>
          <AmountRow>
            <dt>
              <ReceivedNow />
            </dt>
            {output && <ArrivingAmount raw={shown.filled.received} currency={output} />}
          </AmountRow>
        </AmountList>
        <SplitRows split={split} direction={direction} market={market} />
        <FillPreview fill={fillViewOf(shown, direction, market, { own: own?.own, split })} />
        {own && <OwnOrdersNotice form={form} part={own} onLeave={onClose} />}
        <Terms
          quote={shown}
          direction={direction}
          market={market}
          size={13}
          account={account}
          splitWith={split.market.name}
        />
        <NetworkFee plan={plans.book} accepted={accepted} then={plans.other} />
        <TicketWarnings quote={shown} direction={direction} />
        <ArrivalNotice output={output} unlistedTokens={form.tokens.unlistedTokens} quote={shown} />
        <PriceMoves form={form} market={market} split={props.split} isBatch={isBatch} />
        <RecipientNotice form={form} />
        <SafeOrderNotice plan={plans.book} market={market} accepted={props.split.book} form={form} />
        <SafeDeadline />
        <SameOrderNotice account={account} orders={[plans.book.info, plans.other.info]} />
        {children}
      </DialogColumn>
    </Modal>
  );
}
