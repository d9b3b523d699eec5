import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { epochAfter, epochShare } from '#domain/burn/epochs.ts';
import type { DollarValue } from '#domain/prices/dollarValue.ts';
import { burnLoss } from '#domain/burn/loss.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { Dollars } from '#features/money/index.ts';
import { shareText } from '#features/position/index.ts';
import { Reward } from '#features/rewards/index.ts';
import { useDollarValue } from '#reads/tokens/useDollarValues.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import type { BurnPageView } from './useBurnPage.ts';

interface ForecastProps {
  readonly page: BurnPageView;
  readonly amount: bigint | undefined;
}

/** Figures after the burn in this epoch, raw units. `added` is the reward that the burn adds. */
const forecastOf = ({ page, amount }: ForecastProps) => {
  const { epoch, own } = page.programme;
  const { inEpoch } = own;
  if (!epoch || !amount || inEpoch === undefined) return undefined;
  const after = epochAfter(epoch, amount);
  const earned = epochShare(after, inEpoch + amount);
  return { burned: after.burned, mine: inEpoch + amount, earned, added: earned - epochShare(epoch, inEpoch) };
};

interface LossProps {
  readonly added: DollarValue;
  readonly burned: DollarValue;
}

function Loss({ added, burned }: LossProps): ReactElement | null {
  const loss = burnLoss(added, burned);
  if (!loss) return null;
  return loss === 'certain' ? (
    <Banner tone="warning" role="status" title={<Trans>You would earn less than you burn</Trans>}>
      <Trans>At today's prices the reward is worth less than the tokens you give up.</Trans>
    </Banner>
  ) : (
    <Banner tone="warning" role="status" title={<Trans>You may earn less than you burn</Trans>}>
      <Trans>Deep pools disagree about the prices, so the reward may be worth less than the tokens you give up.</Trans>
    </Banner>
  );
}

export function Forecast(props: ForecastProps): ReactElement {
  const { page, amount } = props;
  const mask = useMask();
  const { burnToken, rewardToken } = page.programme;
  const forecast = forecastOf(props);
  const earned = useDollarValue(rewardToken, forecast?.earned);
  const added = useDollarValue(rewardToken, forecast?.added);
  const burned = useDollarValue(burnToken, forecast && amount);
  return (
    <>
      <KeyValue
        rows={[
          {
            key: 'share',
            label: <Trans>Your share of the epoch afterwards</Trans>,
            value: forecast ? mask(shareText({ numerator: forecast.mine, denominator: forecast.burned })) : NO_VALUE,
          },
          {
            key: 'earn',
            label: <Trans>You would earn, if nobody else burns</Trans>,
            value: (
              <>
                <Reward raw={forecast?.earned} token={rewardToken} />
                {earned && (
                  <>
                    {' '}
                    (<Dollars value={earned} />)
                  </>
                )}
              </>
            ),
          },
        ]}
      />
      {added && burned && <Loss added={added} burned={burned} />}
    </>
  );
}
