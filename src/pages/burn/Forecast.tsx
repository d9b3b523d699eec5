import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { epochAfter, epochShare } from '#domain/burn/epochs.ts';
import { unknown } from '#domain/format/unknown.ts';
import { shareText } from '#features/position/index.ts';
import { Reward } from '#features/rewards/index.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import type { BurnPageView } from './useBurnPage.ts';

interface ForecastProps {
  readonly page: BurnPageView;
  /** Raw units; undefined: nothing to forecast. */
  readonly amount: bigint | undefined;
}

/** What burning so much would earn in this epoch if nobody else burned any more. */
export function Forecast({ page, amount }: ForecastProps): ReactElement {
  const mask = useMask();
  const { epoch, own, rewardToken } = page.programme;
  const { inEpoch } = own;
  const known = epoch && amount !== undefined && inEpoch !== undefined ? { epoch, amount, inEpoch } : undefined;
  const after = known && epochAfter(known.epoch, known.amount);
  const mine = known && known.inEpoch + known.amount;
  return (
    <KeyValue
      rows={[
        {
          key: 'share',
          label: <Trans>Your share of the epoch afterwards</Trans>,
          value:
            after && mine !== undefined && after.burned > 0n
              ? mask(shareText({ numerator: mine, denominator: after.burned }))
              : unknown,
        },
        {
          key: 'earn',
          label: <Trans>You would earn, if nobody else burns</Trans>,
          value: <Reward raw={after && mine !== undefined ? epochShare(after, mine) : undefined} token={rewardToken} />,
        },
      ]}
    />
  );
}
