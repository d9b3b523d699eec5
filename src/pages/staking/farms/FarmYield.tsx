import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { powerOfTen } from '#domain/amounts/integers.ts';
import type { ValuePrice } from '#domain/prices/dollarValue.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { FarmRewardView, FarmView } from '#features/farms/index.ts';
import { aprText, DollarPrice, Reward, YieldDisclosure } from '#features/rewards/index.ts';
import { Dollars } from '#features/money/index.ts';
import { KeyValue, type KeyValueRow } from '#ui/layout/KeyValue.tsx';

interface PartProps {
  readonly farm: FarmView;
}

const wholePrice = ({ price, token }: FarmRewardView): ValuePrice | undefined => {
  if (!price || !token) return undefined;
  const unit = powerOfTen(token.decimals);
  const whole = ({ numerator, denominator }: Fraction): Fraction => ({ numerator: numerator * unit, denominator });
  return { ...whole(price), ...(price.other && { other: whole(price.other) }) };
};

function Inputs({ farm }: PartProps): ReactElement {
  const value = farm.valueOf(farm.totalStaked);
  const rows = farm.rewards.flatMap((reward): readonly KeyValueRow[] => {
    const symbol = reward.token ? shortenSymbol(reward.token.symbol) : NO_VALUE;
    return [
      {
        key: `${reward.address} rate`,
        label: <Trans>{symbol} for a second</Trans>,
        value: <Reward raw={farm.phase === 'running' ? reward.rate : 0n} token={reward.token} isPublic />,
      },
      {
        key: `${reward.address} price`,
        label: <Trans>Price of {symbol}</Trans>,
        value: <DollarPrice price={wholePrice(reward)} />,
      },
    ];
  });
  return (
    <KeyValue
      rows={[
        ...rows,
        {
          key: 'staked',
          label: <Trans>Value of all stakes</Trans>,
          value: <Dollars value={value} isPublic />,
        },
      ]}
    />
  );
}

export function FarmYield({ farm }: PartProps): ReactElement {
  const { aprBps, apyBps, phase, isShort } = farm;
  return (
    <YieldDisclosure
      aprBps={aprBps}
      isSameToken={farm.rewards.every(({ address }) => address === farm.stakingToken?.address)}
    >
      <Inputs farm={farm} />
      <p>
        <Trans>
          APR = rewards for a second × seconds a year × price ÷ value of all stakes, summed over the rewards, at today's
          rate and prices until the period ends.
        </Trans>
      </p>
      {phase === 'running' && isShort && aprBps?.bps === 0n && (
        <p>
          <Trans>The farm can't pay now, so its yield counts as 0.</Trans>
        </p>
      )}
      {apyBps !== undefined && (
        <p>
          <Trans>
            Claiming and staking again every day would give {aprText(apyBps)} APY: (1 + APR ÷ 365)³⁶⁵ − 1, before
            network fees.
          </Trans>
        </p>
      )}
    </YieldDisclosure>
  );
}
