import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatCountdown } from '#domain/format/formatCountdown.ts';
import { percentText } from '#domain/format/percentText.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { missedSlices, type SkipReason, type SliceJob } from '#domain/slices/sliceJob.ts';
import type { TradeQuote } from '#domain/trade/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import { moneyWords } from '#features/money/index.ts';
import { sidesOfJob, type SliceView } from '#features/slices/index.ts';
import { requestTime } from '#features/transactions/index.ts';
import { marketOf } from '#state/marketRule.ts';
import { priceText } from '../../shared/priceText.ts';

interface ReasonProps {
  readonly job: SliceJob;
  readonly reason: SkipReason;
}

function ReasonWords({ job, reason }: ReasonProps): ReactElement {
  const market = marketOf(job.input, job.output);
  const { direction } = sidesOfJob(job);
  switch (reason.code) {
    case 'price': {
      const price = priceText(reason.price, market, direction);
      const bound = `${priceText(job.worstPrice, market, direction)} ${shortenSymbol(market.quote.symbol)}`;
      return (
        <Trans>
          price {price} is beyond your bound {bound}
        </Trans>
      );
    }
    case 'impact': {
      const [impact, bound] = [percentText(reason.bps), percentText(job.maxImpactBps)];
      return (
        <Trans>
          price impact {impact} is beyond your bound {bound}
        </Trans>
      );
    }
    case 'noFill':
      return <Trans>the order book would fill nothing of it</Trans>;
    case 'user':
      return <Trans>you skipped it</Trans>;
  }
}

export function LastSkip({ job }: { readonly job: SliceJob }): ReactElement | null {
  const at = job.results.findLastIndex((result) => 'skipped' in result);
  const result = job.results[at];
  if (!result || !('skipped' in result)) return null;
  const number = at + 1;
  return (
    <Trans>
      Slice {number} was skipped: <ReasonWords job={job} reason={result.skipped} />.
    </Trans>
  );
}

const clockText = (ms: number): string =>
  formatCountdown(BigInt(Math.max(0, Math.ceil(ms / 1000)))).replace(/^00:/, '');

export interface TurnProps {
  readonly job: SliceJob;
  readonly view: SliceView;
  readonly nowMs: number;
}

function Quoted({ job, quote }: { readonly job: SliceJob; readonly quote: TradeQuote }): ReactElement {
  const market = marketOf(job.input, job.output);
  const paid = moneyWords(quote.order.from, currencyFact(job.input), 'paid');
  const received = moneyWords(quote.filled.received, currencyFact(job.output), 'received');
  const price = priceText(quote.limitPrice, market, sidesOfJob(job).direction);
  const limit = `${price} ${shortenSymbol(market.quote.symbol)}`;
  return (
    <Trans>
      {paid} for {received} now, limit {limit}.
    </Trans>
  );
}

export function OfferWords({ job, view }: Pick<TurnProps, 'job' | 'view'>): ReactElement | null {
  const { offer } = view;
  switch (offer?.code) {
    case 'quoted':
      return <Quoted job={job} quote={offer.quote} />;
    case 'unknown':
      return <Trans>Prices are unavailable, so it waits.</Trans>;
    case 'sentUnknown':
      return <Trans>Your wallet rejected a slice. This one waits while the chain is checked for it.</Trans>;
    case 'ownOrder':
      return <Trans>It would fill your own order, so it waits. Cancel that order, or skip the slice.</Trans>;
    case 'skip':
      return (
        <Trans>
          Not possible now: <ReasonWords job={job} reason={offer.reason} />.
        </Trans>
      );
    case undefined:
      return null;
  }
}

/** Outside of the live region of `TurnWords`, because it changes each second. */
export function Countdown({ job, nowMs }: Pick<TurnProps, 'job' | 'nowMs'>): ReactElement {
  const left = clockText(job.nextTime - nowMs);
  return <Trans>Next in {left}.</Trans>;
}

export function TurnWords({ job, view, nowMs }: TurnProps): ReactElement {
  const { i18n } = useLingui();
  const { count, results, nextTime } = job;
  const number = results.length + 1;
  switch (view.turn) {
    case 'waiting': {
      const time = i18n.date(new Date(nextTime), requestTime(nextTime));
      return (
        <Trans>
          Slice {number} of {count}, due {time}.
        </Trans>
      );
    }
    case 'due':
      return (
        <Trans>
          Slice {number} of {count} is due.
        </Trans>
      );
    case 'missed': {
      const missed = missedSlices(job, nowMs);
      return <Trans>Missed slices: {missed}. Place one now and go on from here, or end the order.</Trans>;
    }
    case 'requested':
      if (job.state === 'ended') {
        return (
          <Trans>
            You ended the order. Slice {number} of {count} is still in your wallet: reject it there, or it is placed.
          </Trans>
        );
      }
      return (
        <Trans>
          Slice {number} of {count} is in your wallet. Looking for its result on the chain.
        </Trans>
      );
    case 'paused':
      return (
        <Trans>
          Paused before slice {number} of {count}.
        </Trans>
      );
    case 'over':
      return job.state === 'ended' && results.length < count ? (
        <Trans>
          Ended after {number - 1} of {count} slices.
        </Trans>
      ) : (
        <Trans>Finished.</Trans>
      );
  }
}
