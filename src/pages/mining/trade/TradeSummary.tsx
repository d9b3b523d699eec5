import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { ReadyTile, Reward } from '#features/rewards/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Tile, Tiles } from '#ui/layout/ListPage.ts';
import type { TradePageView } from './useTradePage.ts';

export function TradeSummary({ page }: { readonly page: TradePageView }): ReactElement | null {
  const { signer } = useWallet();
  const { account, mining, pools } = page;
  const { claimable, rewardToken, targetToken, isComplete } = mining;
  if (!account) return null;
  const isOnButton = signer !== undefined && claimable !== undefined && claimable > 0n && !mining.isClaimShort;
  const isKnown = isComplete && pools.every(({ own }) => own !== undefined);
  const traded = pools.filter(({ own = 0n }) => own > 0n);
  const unclaimed = isKnown ? traded.reduce((sum, { own = 0n }) => sum + own, 0n) : undefined;
  return (
    <Tiles>
      <ReadyTile raw={claimable} token={rewardToken} isPaid={!mining.isClaimShort} isOnButton={isOnButton} />
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
