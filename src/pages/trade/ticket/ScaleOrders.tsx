import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { quoteScale } from '#domain/trade/scaleOrders.ts';
import type { ScaleTerms } from '#domain/trade/scaleOrders.ts';
import { useApproval } from '#features/approval/index.ts';
import { useSpendable } from '#features/currencyInput/index.ts';
import { TransactionDialog } from '#features/transactions/index.ts';
import { useOrderMinimum } from '#reads/book/useOrderMinimum.ts';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { color, media, space } from '#ui/theme/theme.ts';
import { orderPlan } from '../form/orderPlan.ts';
import { ScaleFields, useScaleFields } from './ScaleFields.tsx';
import { ScalePreview } from './ScalePreview.tsx';
import { ScaleProblemText, StopWords } from './ScaleWords.tsx';
import { useScaleJob } from './useScaleJob.ts';
import type { TradeForm } from '../form/useTradeForm.ts';

/** Stays in sight however many orders are above it. */
const Actions = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: ${space(2)};
  margin-bottom: calc(-1 * ${space(5)});
  padding-top: ${space(2)};
  padding-bottom: ${space(5)};
  background: ${color('surface-1')};
  ${media.phone} {
    margin-bottom: calc(-1 * ${space(4)});
    padding-bottom: ${space(4)};
  }
`;

export interface ScaleOrdersProps {
  readonly form: TradeForm;
  readonly onClose: () => void;
}

/** Several post-only limit orders over a range of prices, placed one transaction after the other. */
export function ScaleOrders({ form, onClose }: ScaleOrdersProps): ReactElement {
  const { t } = useLingui();
  const { account, maker, book, currencies, direction, market, tokens } = form;
  const { input, inputToken } = currencies;
  const fields = useScaleFields(form);
  const { terms } = fields;
  // Each order is a transaction with a fee of its own.
  const maxInput = useSpendable(input, form.input.balance, rules.gas.order * BigInt(fields.count));
  const minimum = useOrderMinimum(inputToken?.address);
  const job = useScaleJob(form, minimum);
  const [started, setStarted] = useState<ScaleTerms>();
  const approval = useApproval(input, terms?.total, env.orderBook);
  const { phase, sent } = job.progress;
  const shown = started ?? terms;
  const quoted = shown && book && quoteScale(shown, { book, ...(minimum !== undefined && { minimum }) });
  const isShort = phase === 'asked' && terms !== undefined && maxInput !== undefined && terms.total > maxInput;
  const isBarred = form.isStopped || tokens.unsupported.length > 0 || tokens.feeOnTransfer !== undefined;
  const isReady = account !== undefined && maker !== undefined && maxInput !== undefined && !isShort && !isBarred;
  const close = (): void => {
    job.halt();
    if (phase === 'done') form.actions.typeAmount('INPUT', '');
    onClose();
  };
  const start = (): void => {
    if (!terms) return;
    setStarted(terms);
    job.start(terms);
  };
  const approve = (): void =>
    approval.approve(() => {
      const first = quoted?.ok ? quoted.value[0] : undefined;
      const ticket = { ...form, orderType: 'LIMIT', postOnly: true } as const;
      return Promise.resolve(first && orderPlan(ticket, first, first.order.target));
    });
  const count = shown?.count ?? 0;
  const symbol = input?.symbol ?? '';
  const left = count - sent;
  return (
    <Modal open onClose={close} title={t`Scale orders`} tall>
      <DialogColumn>
        {phase === 'asked' && <ScaleFields fields={fields} form={form} maxInput={maxInput} isShort={isShort} />}
        {phase === 'asked' && terms && quoted && !quoted.ok && market && (
          <ScaleProblemText problem={quoted.error} terms={terms} market={market} form={form} />
        )}
        {shown && quoted && (quoted.ok || phase !== 'asked') && (
          <ScalePreview form={form} terms={shown} progress={job.progress} />
        )}
        {maker !== undefined && maker !== account && phase === 'asked' && (
          <Banner tone="warning" title={<Trans>The orders will belong to {shortenAddress(maker)}</Trans>}>
            <Trans>This account is paid instead of yours, and only it can cancel them: {maker}</Trans>
          </Banner>
        )}
        <p role="status">
          {phase === 'asked' && (
            <Trans>
              Post-only: orders that would fill at once are not sent. Confirm each order in your wallet; each has its
              own network fee.
            </Trans>
          )}
          {phase === 'running' && (
            <Trans>
              Placing {sent + 1} of {count}. Confirm in your wallet.
            </Trans>
          )}
          {phase === 'stopped' && (
            <Trans>
              Stopped: {sent} of {count} orders were sent, {left} remain.
            </Trans>
          )}
          {phase === 'done' && <Trans>All {count} orders were sent.</Trans>}
        </p>
        {phase === 'stopped' && job.stop && market && <StopWords stop={job.stop} market={market} form={form} />}
        <Actions>
          {phase === 'asked' && approval.state !== 'approved' && terms && (
            <Button
              variant="primary"
              size="lg"
              block
              loading={approval.state === 'pending' || approval.asking}
              disabled={!isReady || !quoted?.ok || approval.state === 'unknown'}
              onClick={approve}
            >
              <Trans>Approve {symbol}</Trans>
            </Button>
          )}
          {phase === 'asked' && (approval.state === 'approved' || !terms) && (
            <Button
              variant={direction === 'BUY' ? 'buy' : 'sell'}
              size="lg"
              block
              disabled={!isReady || !quoted?.ok}
              onClick={start}
            >
              <Trans>Place {fields.count} orders</Trans>
            </Button>
          )}
          {phase === 'running' && (
            <Button variant="danger" size="lg" block onClick={job.halt}>
              <Trans>Stop</Trans>
            </Button>
          )}
          {phase === 'stopped' && started && (
            <Button variant="primary" size="lg" block disabled={!isReady} onClick={() => job.start(started)}>
              <Trans>Place remaining {left}</Trans>
            </Button>
          )}
          <Button variant="ghost" block onClick={close}>
            <Trans>Close</Trans>
          </Button>
        </Actions>
        {approval.sending.phase === 'failed' && (
          <TransactionDialog
            state={approval.sending}
            summary={t`Approve ${symbol}`}
            onDismiss={approval.dismiss}
            retry={undefined}
          />
        )}
      </DialogColumn>
    </Modal>
  );
}
