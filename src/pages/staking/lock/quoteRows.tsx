import { Trans } from '@lingui/react/macro';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { yearlyBps } from '#domain/staking/lock.ts';
import type { Token } from '#domain/tokens/types.ts';
import { aprText, ChainDate, Exact } from '#features/rewards/index.ts';
import type { KeyValueRow } from '#ui/layout/KeyValue.tsx';
import type { LockQuote } from './useLockForm.ts';

export const quoteRows = (quote: LockQuote | undefined, token: Token): readonly KeyValueRow[] => {
  const [rate, yearly] = quote ? [aprText(quote.terms.rateBps), aprText(yearlyBps(quote.terms))] : [NO_VALUE, NO_VALUE];
  const block = quote?.endBlock === undefined ? NO_VALUE : formatWhole(quote.endBlock);
  return [
    {
      key: 'rate',
      label: <Trans>Rate</Trans>,
      value: quote ? (
        <Trans>
          {rate} ({yearly} APR)
        </Trans>
      ) : (
        NO_VALUE
      ),
    },
    {
      key: 'reward',
      label: <Trans>Reward</Trans>,
      value: <Exact raw={quote && quote.payout - quote.amount} token={token} />,
    },
    { key: 'payout', label: <Trans>Paid back at the end</Trans>, value: <Exact raw={quote?.payout} token={token} /> },
    { key: 'date', label: <Trans>Unlocks, if mined now</Trans>, value: <ChainDate seconds={quote?.endTime} /> },
    { key: 'block', label: <Trans>Unlock block, estimated</Trans>, value: block },
  ];
};
