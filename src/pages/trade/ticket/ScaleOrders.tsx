import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { ladderOrders } from '#domain/trade/scaleOrders.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import type { TransactionInfo } from '#domain/transactions/types.ts';
import { TransactionDialog } from '#features/transactions/index.ts';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { text, weight } from '#ui/theme/theme.ts';
import { SameOrderNotice } from '../order/confirm/SameOrderNotice.tsx';
import { LadderTemplates } from './LadderTemplates.tsx';
import { ScaleActions } from './ScaleActions.tsx';
import { ScaleFields } from './ScaleFields.tsx';
import { ScalePreview } from './ScalePreview.tsx';
import { ScaleProblemText, ScaleStatus, StopWords } from './ScaleWords.tsx';
import { useScaleOrders, type ScaleOrdersView, type ScaleSides } from './useScaleOrders.ts';
import { ticketOf, type ScaleTicket } from '../order/form/scaleTicket.ts';

const SideHead = styled.h3`
  ${text(14)}
  font-weight: ${weight('semibold')};
`;

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

function Sides({ view: { sides, chooseSides } }: Pick<PartProps, 'view'>): ReactElement {
  const { t } = useLingui();
  return (
    <Segmented<ScaleSides>
      label={t`Sides`}
      value={sides}
      onChange={chooseSides}
      options={[
        { value: 'BUY', label: <Trans>Buy</Trans>, tone: 'buy' },
        { value: 'SELL', label: <Trans>Sell</Trans>, tone: 'sell' },
        { value: 'BOTH', label: <Trans>Both</Trans> },
      ]}
    />
  );
}

function Fields({ view }: Pick<PartProps, 'view'>): ReactElement {
  return (
    <>
      {view.active.map(({ direction, ticket, fields, maxInput, isShort }) => {
        const side = { fields, market: ticket.market, input: ticket.input, maxInput, isShort };
        if (view.sides !== 'BOTH') return <ScaleFields key={direction} {...side} />;
        return (
          <DialogColumn key={direction} as="section" aria-labelledby={`scale-${direction}`}>
            <SideHead id={`scale-${direction}`}>
              {direction === 'BUY' ? <Trans>Buy orders</Trans> : <Trans>Sell orders</Trans>}
            </SideHead>
            <ScaleFields {...side} />
          </DialogColumn>
        );
      })}
    </>
  );
}

function Outlook({ view, ticket }: PartProps): ReactElement | null {
  const { ladder, quoted, job } = view;
  if (!ladder || !quoted) return null;
  if (quoted.ok || job.progress.phase !== 'asked') {
    return <ScalePreview ticket={ticket} ladder={ladder} progress={job.progress} />;
  }
  return <ScaleProblemText problem={quoted.error} ticket={ticket} />;
}

const infosOf = ({ quoted, ladder }: ScaleOrdersView, ticket: ScaleTicket): readonly TransactionInfo[] => {
  if (!ladder || !quoted?.ok) return [];
  const orders = ladderOrders(ladder);
  return quoted.value.flatMap(({ order: { from, to } }, at): readonly TransactionInfo[] => {
    const direction = orders[at]?.terms.direction;
    const { input, output } = direction ? ticketOf(ticket, direction).currencies : {};
    if (!direction || !input || !output) return [];
    const sides = { input: currencyFact(input), output: currencyFact(output) };
    return [
      {
        ...({ kind: 'placeOrder', orderType: 'LIMIT', direction } as const),
        ...{ ...sides, from: from.toString(), to: to.toString() },
      },
    ];
  });
};

function Progress({ view, ticket }: PartProps): ReactElement {
  const { count, isBatch, job } = view;
  const { account, maker } = ticket;
  const { phase } = job.progress;
  const isRequested = phase === 'asked';
  return (
    <>
      {isRequested && <Sides view={view} />}
      {isRequested && <LadderTemplates view={view} ticket={ticket} />}
      {isRequested && <Fields view={view} />}
      <Outlook view={view} ticket={ticket} />
      {isRequested && <OwnerNotice maker={maker} account={account} />}
      {isRequested && <SameOrderNotice account={account} orders={infosOf(view, ticket)} />}
      <ScaleStatus progress={job.progress} count={count} isBatch={isBatch} />
      {phase !== 'running' && job.stop && <StopWords stop={job.stop} ticket={ticket} />}
    </>
  );
}

interface ScaleOrdersProps {
  readonly ticket: ScaleTicket;
  readonly onClose: () => void;
}

/** Post-only limit orders over price ranges of one or both sides, in one transaction if the account can. */
export function ScaleOrders({ ticket, onClose }: ScaleOrdersProps): ReactElement {
  const { t } = useLingui();
  const view = useScaleOrders(ticket);
  const { job, active } = view;
  const refused = active.find(({ approval }) => approval.sending.phase === 'failed');
  const symbol = refused?.ticket.currencies.input?.symbol ?? '';
  const close = (): void => {
    job.halt();
    onClose();
  };
  return (
    <Modal open onClose={close} title={t`Scale orders`}>
      <DialogColumn>
        <Progress view={view} ticket={ticket} />
        <ScaleActions view={view} onClose={close} />
        {refused && (
          <TransactionDialog
            state={refused.approval.sending}
            summary={t`Approve ${symbol}`}
            onDismiss={refused.approval.dismiss}
            retry={undefined}
          />
        )}
      </DialogColumn>
    </Modal>
  );
}
