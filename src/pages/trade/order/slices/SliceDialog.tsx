import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { env } from '#config/env.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { rules } from '#config/rules.ts';
import type { SliceTerms } from '#domain/slices/sliceJob.ts';
import { MAX_JOBS } from '#domain/slices/storedJobs.ts';
import { requestNoticePermission } from '#lib/systemNotice.ts';
import { useApproval, type Approval } from '#features/approval/index.ts';
import { useSpendable } from '#features/currencyInput/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { TransactionDialog } from '#features/transactions/index.ts';
import { useAppDispatch } from '#state/hooks.ts';
import { amountTyped } from '#state/swap/slice.ts';
import { slicesStore } from '#stores/slicesStore.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import type { ScaleTicket } from '../form/scaleTicket.ts';
import { PlanWords } from './PlanWords.tsx';
import { SliceInputs, shortageOf } from './SliceInputs.tsx';
import { useSliceFields } from './useSliceFields.ts';

function Rules(): ReactElement {
  return (
    <Banner tone="info" title={<Trans>You place each slice yourself while this page is open</Trans>}>
      <p>
        <Trans>When a slice is due, press its button and confirm it in your wallet. Missed slices wait for you.</Trans>
      </p>
      <p>
        <Trans>
          A slice beyond your bounds is skipped. If the price moves past a slice's limit, its unfilled part stays open
          until you press Cancel rest.
        </Trans>
      </p>
    </Banner>
  );
}

interface ActionProps {
  readonly terms: SliceTerms | undefined;
  readonly isReady: boolean;
  readonly approval: Approval;
  readonly onClose: () => void;
}

function Actions({ terms, isReady, approval, onClose }: ActionProps): ReactElement {
  const dispatch = useAppDispatch();
  const [refused, setRefused] = useState<'full' | 'notKept'>();
  const symbol = shortenSymbol(terms?.input.symbol ?? '');
  const needsApproval = terms !== undefined && approval.state !== 'approved' && approval.state !== 'unknown';
  const start = (): void => {
    if (!terms) return;
    // The browser asks only after a press.
    void requestNoticePermission();
    const started = slicesStore.start(terms, Date.now());
    if (started !== 'stored') return setRefused(started);
    // The job has the amount now. Left in the ticket it could be paid once more.
    dispatch(amountTyped({ field: 'INPUT', text: '' }));
    onClose();
  };
  return (
    <>
      {refused && (
        <Banner tone="warning" role="alert">
          {refused === 'full' ? (
            <Trans>You have {MAX_JOBS} time-sliced orders. End one of them first.</Trans>
          ) : (
            <Trans>
              The browser's storage is full or blocked, so the order can't start. Free up space or allow site data, then
              start it again.
            </Trans>
          )}
        </Banner>
      )}
      {needsApproval ? (
        <SendButton
          repeats={approval.repeats}
          key="approve"
          variant="primary"
          size="lg"
          block
          loading={approval.state === 'pending' || approval.asking}
          disabled={!isReady}
          onClick={() => approval.approve()}
        >
          <Trans>Approve {symbol}</Trans>
        </SendButton>
      ) : (
        <Button key="start" variant="primary" size="lg" block disabled={!isReady} onClick={start}>
          <Trans>Start time-sliced order</Trans>
        </Button>
      )}
      <Button variant="ghost" block onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </>
  );
}

interface SliceDialogProps {
  readonly ticket: ScaleTicket;
  readonly onClose: () => void;
}

/** Starts a job; only an approval may be signed here. */
export function SliceDialog({ ticket, onClose }: SliceDialogProps): ReactElement {
  const { t } = useLingui();
  const { account, maker, tokens, input } = ticket;
  const fields = useSliceFields(ticket);
  const { terms } = fields;
  const approval = useApproval(input.currency, terms?.total, env.orderBook);
  const { balance } = input;
  const spendable = useSpendable(input.currency, balance, rules.gas.order * BigInt(terms?.count ?? 0));
  const shortage = terms && shortageOf(terms, balance, spendable);
  const isTradable = tokens.unsupported.length === 0 && tokens.feeOnTransfer === undefined;
  const isReady = terms !== undefined && balance !== undefined && !shortage && isTradable;
  const symbol = input.currency?.symbol ?? '';
  return (
    <Modal open onClose={onClose} title={t`Time-sliced order`}>
      <DialogColumn>
        <SliceInputs fields={fields} ticket={ticket} shortage={shortage} />
        {terms && <PlanWords terms={terms} />}
        <Rules />
        {maker !== account && (
          <Banner tone="warning">
            <Trans>Slices are paid to your own account, not to the recipient of the ticket.</Trans>
          </Banner>
        )}
        <Actions terms={terms} isReady={isReady} approval={approval} onClose={onClose} />
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
