import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { TransactionDialog } from '#features/transactions/index.ts';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { currencyFact } from '#writes/placeOrder.ts';
import { SameOrderNotice } from '../confirm/SameOrderNotice.tsx';
import { ScaleActions } from './ScaleActions.tsx';
import { ScaleFields } from './ScaleFields.tsx';
import { ScalePreview } from './ScalePreview.tsx';
import { ScaleProblemText, ScaleStatus, StopWords } from './ScaleWords.tsx';
import { useScaleOrders, type ScaleOrdersView } from './useScaleOrders.ts';
import type { ScaleTicket } from './scaleTicket.ts';

interface PartProps {
  readonly view: ScaleOrdersView;
  readonly ticket: ScaleTicket;
}

function OwnerNotice({ maker, account }: Pick<ScaleTicket, 'maker' | 'account'>): ReactElement | null {
  if (maker === undefined || maker === account) return null;
  return (
    <Banner tone="warning" title={<Trans>The orders will belong to {shortenAddress(maker)}</Trans>}>
      <Trans>This account is paid instead of yours, and only it can cancel them: {maker}</Trans>
    </Banner>
  );
}

function Outlook({ view, ticket }: PartProps): ReactElement | null {
  const { market, currencies, direction } = ticket;
  const { terms, quoted, job } = view;
  if (!terms || !quoted) return null;
  if (quoted.ok || job.progress.phase !== 'asked') {
    const place = { market, currencies, direction };
    return <ScalePreview {...place} terms={terms} progress={job.progress} />;
  }
  return market ? (
    <ScaleProblemText problem={quoted.error} terms={terms} market={market} currencies={currencies} />
  ) : null;
}

const infosOf = ({ quoted }: ScaleOrdersView, { currencies, direction }: ScaleTicket): readonly TransactionInfo[] => {
  const { input, output } = currencies;
  if (!input || !output || !quoted?.ok) return [];
  const sides = { input: currencyFact(input), output: currencyFact(output) };
  return quoted.value.map(({ order: { from, to } }) => ({
    ...({ kind: 'placeOrder', orderType: 'LIMIT', direction } as const),
    ...{ ...sides, from: from.toString(), to: to.toString() },
  }));
};

function Progress({ view, ticket }: PartProps): ReactElement {
  const { fields, terms, maxInput, isShort, job } = view;
  const { account, maker, market, currencies, input } = ticket;
  const { phase } = job.progress;
  const isRequested = phase === 'asked';
  return (
    <>
      {isRequested && (
        <ScaleFields fields={fields} market={market} input={input} maxInput={maxInput} isShort={isShort} />
      )}
      <Outlook view={view} ticket={ticket} />
      {isRequested && <OwnerNotice maker={maker} account={account} />}
      {isRequested && <SameOrderNotice account={account} orders={infosOf(view, ticket)} />}
      <ScaleStatus progress={job.progress} count={terms?.count ?? 0} />
      {phase === 'stopped' && job.stop && market && (
        <StopWords stop={job.stop} market={market} currencies={currencies} />
      )}
    </>
  );
}

export interface ScaleOrdersProps {
  readonly ticket: ScaleTicket;
  readonly onClose: () => void;
}

/** Post-only limit orders over a price range, one transaction after the other. */
export function ScaleOrders({ ticket, onClose }: ScaleOrdersProps): ReactElement {
  const { t } = useLingui();
  const view = useScaleOrders(ticket);
  const { job, approval } = view;
  const symbol = ticket.currencies.input?.symbol ?? '';
  const close = (): void => {
    job.halt();
    onClose();
  };
  return (
    <Modal open onClose={close} title={t`Scale orders`} tall>
      <DialogColumn>
        <Progress view={view} ticket={ticket} />
        <ScaleActions view={view} direction={ticket.direction} symbol={symbol} onClose={close} />
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
