import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { yearlyBps } from '#domain/staking/lock.ts';
import { Hint } from '#features/position/index.ts';
import { aprText } from '#features/rewards/index.ts';
import type { LockProgramme } from '#reads/staking/useLockProgramme.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { Months } from './LockParts.tsx';

export function LockOffers({ programme }: { readonly programme: LockProgramme }): ReactElement {
  const { offers = [] } = programme;
  return (
    <>
      <KeyValue
        size={14}
        rows={offers.map((offer) => {
          const [rate, yearly] = [aprText(offer.rateBps), aprText(yearlyBps(offer))];
          return {
            key: offer.months.toString(),
            label: <Months months={offer.months} />,
            value: (
              <Trans>
                {rate} ({yearly} APR)
              </Trans>
            ),
          };
        })}
      />
      <Hint>
        <Trans>
          The reward is fixed when you lock and paid with your tokens at the end. APR = rate × 365 days ÷ lock time,
          without compounding.
        </Trans>
      </Hint>
    </>
  );
}
