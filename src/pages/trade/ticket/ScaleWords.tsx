import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { splitPrices, type LadderProblem } from '#domain/trade/scaleOrders.ts';
import { OrderProblem } from '#features/transactions/index.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { priceText } from '../shared/priceText.ts';
import { QuoteProblemWords } from './QuoteNote.tsx';
import { ticketOf, type ScaleTicket } from '../order/form/scaleTicket.ts';
import type { ScaleProgress, ScaleStop } from './scaleProgress.ts';

interface TicketPart {
  readonly ticket: ScaleTicket;
}

export function ScaleProblemText({
  problem,
  ticket,
}: TicketPart & { readonly problem: LadderProblem }): ReactElement | null {
  const { market } = ticket;
  if (!market) return null;
  if (problem.code === 'sidesMeet') {
    return (
      <Banner tone="warning" role="status" title={<Trans>Your orders would fill each other</Trans>}>
        <Trans>Keep all buy prices below all sell prices.</Trans>
      </Banner>
    );
  }
  const { index, terms } = problem;
  const [number, count] = [index + 1, terms.count];
  const limit = splitPrices(terms.first, terms.last, count)[index] ?? terms.first;
  const price = priceText(limit, market, terms.direction);
  const { currencies } = ticketOf(ticket, terms.direction);
  return (
    <Banner
      tone="warning"
      role="status"
      title={
        <Trans>
          Order {number} of {count}, at {price}, cannot be placed
        </Trans>
      }
    >
      <QuoteProblemWords market={market} currencies={currencies} problem={problem.problem} />
    </Banner>
  );
}

interface ScaleStatusProps {
  readonly progress: ScaleProgress;
  readonly count: number;
  readonly isBatch: boolean | undefined;
}

function Before({ isBatch }: Pick<ScaleStatusProps, 'isBatch'>): ReactElement {
  if (isBatch === undefined) return <Trans>Checking whether your wallet can place them all at once.</Trans>;
  return isBatch ? (
    <Trans>
      Post-only: orders that would fill at once are not sent. One confirmation places all of them in one transaction.
    </Trans>
  ) : (
    <Trans>
      Post-only: orders that would fill at once are not sent. Confirm each order in your wallet; each has its own
      network fee.
    </Trans>
  );
}

export function ScaleStatus({ progress, count, isBatch }: ScaleStatusProps): ReactElement {
  const { phase, sent } = progress;
  const left = count - sent;
  return (
    <p role="status">
      {phase === 'asked' && <Before isBatch={isBatch} />}
      {phase === 'running' &&
        (progress.isBatch ? (
          <Trans>Placing all {count} orders. Confirm in your wallet.</Trans>
        ) : (
          <Trans>
            Placing {sent + 1} of {count}. Confirm in your wallet.
          </Trans>
        ))}
      {phase === 'stopped' && (
        <Trans>
          Stopped: {sent} of {count} orders were sent, {left} remain.
        </Trans>
      )}
      {phase === 'done' &&
        (progress.isBatch ? (
          <Trans>All {count} orders were sent in one transaction.</Trans>
        ) : (
          <Trans>All {count} orders were sent.</Trans>
        ))}
    </p>
  );
}

export function StopWords({ stop, ticket }: TicketPart & { readonly stop: ScaleStop }): ReactElement | null {
  const { market } = ticket;
  if (!market) return null;
  return (
    <div role="alert">
      {stop.kind === 'quote' && (
        <QuoteProblemWords
          market={market}
          currencies={ticketOf(ticket, stop.direction).currencies}
          problem={stop.problem}
        />
      )}
      {stop.kind === 'submit' && <OrderProblem problem={stop.problem} />}
      {stop.kind === 'changed' && (
        <Trans>The market, account or prices changed. Close this and check the ticket.</Trans>
      )}
    </div>
  );
}
