import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { totalOf } from '#domain/prices/dollarTotals.ts';
import type { Token } from '#domain/tokens/types.ts';
import { Amounts, claimSums, payableTogether } from '#features/claims/index.ts';
import { useClaims } from '#programmes/liquidity/claims.ts';
import { Dollars } from '#features/money/index.ts';
import { rawPrice, rawValue, ReadyTile, Reward } from '#features/rewards/index.ts';
import { Tile, Tiles } from '#ui/layout/ListPage.ts';
import type { MiningPageView } from './useMiningPage.ts';

const sumOf = (parts: readonly (bigint | undefined)[]): bigint | undefined =>
  parts.reduce<bigint | undefined>(
    (sum, part) => (sum === undefined || part === undefined ? undefined : sum + part),
    0n,
  );

interface PartProps {
  readonly page: MiningPageView;
}

function Ready({ page: { context, account } }: PartProps): ReactElement {
  const { rewardToken, secondToken } = context.programme;
  const { claims, isComplete } = useClaims(account);
  const { ready, unpaid } = claimSums(payableTogether(claims));
  const amountOf = (token: Token | undefined): bigint | undefined =>
    isComplete ? (ready.find((reward) => reward.token.address === token?.address)?.amount ?? 0n) : undefined;
  const [claimable, second] = [amountOf(rewardToken), amountOf(secondToken)];
  return (
    <ReadyTile raw={claimable} token={rewardToken} isPaid isOnButton={claimable !== undefined && claimable > 0n}>
      {second !== undefined && second > 0n && (
        <small>
          <Reward raw={second} token={secondToken} />
        </small>
      )}
      {unpaid.length > 0 && (
        <small>
          <Trans>
            <Amounts rewards={unpaid} /> more can't be paid now
          </Trans>
        </small>
      )}
    </ReadyTile>
  );
}

export function Summary({ page }: PartProps): ReactElement | null {
  const { staked, context, account, isListed } = page;
  const { rewardToken } = context.programme;
  if (!account) return null;
  const known = isListed ? staked : undefined;
  const perDay = known && sumOf(known.map((pool) => pool.perDay(pool.staked)));
  const values = staked.map((pool) => pool.valueOf(pool.staked)).filter((entry) => entry !== undefined);
  const value = known && values.length === staked.length ? totalOf(values) : undefined;
  const price = rawPrice(context.rewardPrice, rewardToken);
  return (
    <Tiles>
      <Ready page={page} />
      <Tile>
        <dt>
          <Trans>Staked value</Trans>
        </dt>
        <dd>
          <Dollars value={value} />
          <small>
            <Plural value={staked.length} one="in # pool" other="in # pools" />
          </small>
        </dd>
      </Tile>
      <Tile>
        <dt>
          <Trans>Earning a day</Trans>
        </dt>
        <dd>
          <Reward raw={perDay} token={rewardToken} />
          <small>
            <Dollars value={rawValue(perDay, price)} />
          </small>
        </dd>
      </Tile>
    </Tiles>
  );
}
