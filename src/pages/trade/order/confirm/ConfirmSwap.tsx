import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { rules } from '#config/rules.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import type { TradeField } from '#domain/trade/types.ts';
import { BatchedApprovals, SafeDeadline } from '#features/transactions/index.ts';
import { AmountList, AmountRow, DialogColumn } from '#ui/layout/AmountList.ts';
import { useValueAt } from '#ui/hooks/useValueAt.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { Amount, ArrivingAmount } from './Amount.tsx';
import { ArrivalNotice } from './Arrival.tsx';
import { ConfirmAction, type ConfirmActionProps } from './ConfirmAction.tsx';
import type { ConfirmOrderProps } from './ConfirmOrder.tsx';
import type { ConfirmableTicket } from './OrderFigures.tsx';
import { FillPreview } from '../preview/FillPreview.tsx';
import { NetworkFee } from './NetworkFee.tsx';
import { ReceivedNow } from './ReceivedNow.tsx';
import { fillViewOf } from '../preview/fillView.ts';
import { percentText } from '#domain/format/percentText.ts';
import { SameOrderNotice } from './SameOrderNotice.tsx';
import { Terms } from '../preview/Terms.tsx';
import { TicketWarnings } from '../preview/TicketWarnings.tsx';

interface SwapTicket extends ConfirmableTicket {
  readonly field: TradeField;
  readonly slippageBps: number;
}

interface ConfirmSwapProps extends ConfirmActionProps, Pick<ConfirmOrderProps, 'open' | 'plan' | 'approvals'> {
  readonly form: SwapTicket;
  readonly exchange: string;
}

function Bound({ field, slippageBps }: Pick<SwapTicket, 'field' | 'slippageBps'>): ReactElement {
  const slippage = percentText(slippageBps);
  return field === 'INPUT' ? (
    <Trans>Output is estimated. If the price changes by more than {slippage} your transaction will revert.</Trans>
  ) : (
    <Trans>Input is estimated. If the price changes by more than {slippage} your transaction will revert.</Trans>
  );
}

/** The router of another exchange fills the order completely within these limits, or not at all. */
export function ConfirmSwap(props: ConfirmSwapProps): ReactElement {
  const { open, form, market, accepted, live, onClose, exchange } = props;
  const { t } = useLingui();
  const { direction, currencies, maker, account, field } = form;
  const slippageBps = useValueAt(accepted, form.slippageBps);
  const { input, output } = currencies;
  const shown = live ?? accepted;
  return (
    <Modal open={open} onClose={onClose} title={t`Confirm swap on ${exchange}`}>
      <DialogColumn>
        <AmountList>
          <AmountRow>
            <dt>{field === 'INPUT' ? <Trans>You pay</Trans> : <Trans>You pay, at most</Trans>}</dt>
            {input && <Amount raw={accepted.order.from} currency={input} role="paid" />}
          </AmountRow>
          <AmountRow>
            <dt>
              <ReceivedNow />
            </dt>
            {output && <ArrivingAmount raw={shown.filled.received} currency={output} />}
          </AmountRow>
        </AmountList>
        <FillPreview fill={fillViewOf(shown, direction, market, { hasBook: false })} />
        <Terms quote={shown} direction={direction} market={market} size={13} exchange={exchange} />
        <NetworkFee plan={props.plan} accepted={accepted} missing={props.approvals.length} gasByRule={rules.gas.swap} />
        <Banner tone="info" title={<Trans>It fills completely on {exchange} or not at all</Trans>}>
          <Bound field={field} slippageBps={slippageBps} />
        </Banner>
        <TicketWarnings quote={shown} direction={direction} />
        <ArrivalNotice output={output} unlistedTokens={form.tokens.unlistedTokens} quote={shown} />
        {maker !== undefined && maker !== account && (
          <Banner tone="warning" title={<Trans>The tokens go to {shortenAddress(maker)}</Trans>}>
            <Trans>This account receives them instead of yours: {maker}</Trans>
          </Banner>
        )}
        <SafeDeadline />
        <BatchedApprovals approvals={props.approvals} />
        <SameOrderNotice account={account} orders={[props.plan.info]} />
        <ConfirmAction {...props} />
      </DialogColumn>
    </Modal>
  );
}
