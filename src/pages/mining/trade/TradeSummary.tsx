import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ReadyLabel, Reward, RewardDollars } from '#features/rewards/index.ts';
import { Tile, Tiles } from '#ui/layout/ListPage.ts';
import type { TradePageView } from './useTradePage.ts';

export function TradeSummary({ page }: { readonly page: TradePageView }): ReactElement | null {
  const { account, mining, pools } = page;
  const { claimable, rewardToken, targetToken, isComplete } = mining;
  if (!account) return null;
  const isKnown = isComplete && pools.every(({ own }) => own !== undefined);
  const traded = pools.filter(({ own = 0n }) => own > 0n);
  const unclaimed = isKnown ? traded.reduce((sum, { own = 0n }) => sum + own, 0n) : undefined;
  return (
    <Tiles>
      <Tile>
        <dt>
          <ReadyLabel isPaid={!mining.isClaimShort} />
        </dt>
        <dd>
          <Reward raw={claimable} token={rewardToken} />
          <small>
            <RewardDollars raw={claimable} token={rewardToken} />
          </small>
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
