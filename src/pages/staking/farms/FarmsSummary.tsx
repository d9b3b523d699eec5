import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { farmPerDay } from '#domain/farms/yields.ts';
import { totalOf } from '#domain/prices/dollarTotals.ts';
import type { DollarValue } from '#domain/prices/dollarValue.ts';
import type { FarmRewardView, FarmView } from '#features/farms/index.ts';
import { Dollars } from '#features/money/index.ts';
import { rawValue } from '#features/rewards/index.ts';
import { Tile, Tiles } from '#ui/layout/ListPage.ts';
import type { FarmsPageView } from './useFarmsPage.ts';

type Amount = bigint | undefined;

const sumOf = (parts: readonly (DollarValue | undefined)[]): DollarValue | undefined => {
  const known = parts.filter((part) => part !== undefined);
  return known.length === parts.length ? totalOf(known) : undefined;
};

const rewardsValue = (
  farms: readonly FarmView[],
  amountOf: (reward: FarmRewardView, farm: FarmView) => Amount,
): DollarValue | undefined =>
  sumOf(
    farms.flatMap((farm) =>
      farm.rewards.flatMap((reward) => {
        const amount = amountOf(reward, farm);
        return amount === 0n ? [] : [rawValue(amount, reward.price)];
      }),
    ),
  );

const perDayOf = ({ rate }: FarmRewardView, { phase, totalStaked, staked }: FarmView): Amount => {
  if (phase !== 'running') return 0n;
  if (rate === undefined || totalStaked === undefined || staked === undefined) return undefined;
  return farmPerDay(rate, totalStaked, staked);
};

const earnedOf = ({ earned }: FarmRewardView): Amount => earned;

/** In dollars; renders nothing if there is no account. */
export function FarmsSummary({ page }: { readonly page: FarmsPageView }): ReactElement | null {
  const { staked, account, isListed } = page;
  if (!account) return null;
  const unpaid = staked.filter((farm) => farm.isClaimRefused);
  const paid = staked.filter((farm) => !farm.isClaimRefused);
  const shown = (value: DollarValue | undefined) => <Dollars value={isListed ? value : undefined} />;
  return (
    <Tiles>
      <Tile>
        <dt>
          <Trans>Ready to claim</Trans>
        </dt>
        <dd>
          {shown(rewardsValue(paid, earnedOf))}
          {unpaid.length > 0 && (
            <small>
              <Trans>{shown(rewardsValue(unpaid, earnedOf))} more can't be paid now</Trans>
            </small>
          )}
        </dd>
      </Tile>
      <Tile>
        <dt>
          <Trans>Staked value</Trans>
        </dt>
        <dd>
          {shown(sumOf(staked.map((farm) => farm.valueOf(farm.staked))))}
          <small>
            <Plural value={staked.length} one="in # farm" other="in # farms" />
          </small>
        </dd>
      </Tile>
      <Tile>
        <dt>
          <Trans>Earning a day</Trans>
        </dt>
        <dd>{shown(rewardsValue(staked, perDayOf))}</dd>
      </Tile>
    </Tiles>
  );
}
