import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { Fraction } from '#domain/amounts/fraction.ts';
import { valueText } from '#features/position/index.ts';
import { Reward } from '#features/rewards/index.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { Tile, Tiles } from '#ui/layout/ListPage.ts';
import { rawPrice } from '#features/rewards/index.ts';
import type { TradePageView } from './useTradePage.ts';

const times = (amount: bigint | undefined, price: Fraction | undefined): Fraction | undefined =>
  amount === undefined || !price ? undefined : { numerator: amount * price.numerator, denominator: price.denominator };

/** All own rewards for trades together; nothing without an account. */
export function TradeSummary({ page }: { readonly page: TradePageView }): ReactElement | null {
  const mask = useMask();
  const { account, mining, pools, rewardPrice } = page;
  const { claimable, rewardToken, targetToken, isComplete } = mining;
  if (!account) return null;
  const isKnown = isComplete && pools.every(({ own }) => own !== undefined);
  const traded = pools.filter(({ own = 0n }) => own > 0n);
  const unclaimed = isKnown ? traded.reduce((sum, { own = 0n }) => sum + own, 0n) : undefined;
  return (
    <Tiles>
      <Tile>
        <dt>
          <Trans>Ready to claim</Trans>
        </dt>
        <dd>
          <Reward raw={claimable} token={rewardToken} />
          <small>{mask(valueText(times(claimable, rawPrice(rewardPrice, rewardToken))))}</small>
        </dd>
      </Tile>
      <Tile>
        <dt>
          <Trans>Your unclaimed trades</Trans>
        </dt>
        <dd>
          <Reward raw={unclaimed} token={targetToken} />
          <small>
            <Plural value={traded.length} one="in # pair" other="in # pairs" />
          </small>
        </dd>
      </Tile>
    </Tiles>
  );
}
