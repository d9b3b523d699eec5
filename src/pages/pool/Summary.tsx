import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { env } from '#config/env.ts';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { unknown } from '#domain/format/unknown.ts';
import { valueText } from '#features/position/index.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { Tile, Tiles } from '#ui/layout/ListPage.ts';
import { rewardToken } from './usePoolPage.ts';
import type { PoolPageView } from './usePoolPage.ts';

interface SummaryProps {
  readonly view: PoolPageView;
}

function Uncounted({ count }: { readonly count: number }): ReactElement {
  return <Plural value={count} one="# position not counted" other="# positions not counted" />;
}

function TotalValue({ view }: SummaryProps): ReactElement {
  const mask = useMask();
  const { value, uncounted } = view.totals;
  return (
    <Tile>
      <dt>
        <Trans>Total value</Trans>
      </dt>
      <dd>
        {mask(valueText(value))}
        {value && (
          <small>{uncounted > 0 ? <Uncounted count={uncounted} /> : <Trans>Staked pool tokens included</Trans>}</small>
        )}
      </dd>
    </Tile>
  );
}

function Fees({ view }: SummaryProps): ReactElement {
  const mask = useMask();
  const { value, uncounted } = view.totals.fees;
  return (
    <Tile>
      <dt>
        <Trans>Fees earned</Trans>
      </dt>
      <dd>
        {mask(valueText(value))}
        {value && (
          <small>{uncounted > 0 ? <Uncounted count={uncounted} /> : <Trans>For what you hold now</Trans>}</small>
        )}
      </dd>
    </Tile>
  );
}

function Rewards({ view }: SummaryProps): ReactElement | null {
  const mask = useMask();
  const { rewards, rewardsValue } = view.totals;
  if (!env.lpStaking || !rewardToken) return null;
  const { decimals, symbol } = rewardToken;
  return (
    <Tile>
      <dt>
        <Trans>Rewards to claim</Trans>
      </dt>
      <dd>
        {rewards === undefined ? (
          unknown
        ) : (
          <span title={mask(exactText(rewards, decimals))}>
            {mask(formatAmount(rewards, decimals))} {symbol}
          </span>
        )}
        {rewardsValue && rewardsValue.numerator > 0n && <small>{mask(valueText(rewardsValue))}</small>}
      </dd>
    </Tile>
  );
}

/** All positions together. */
export function Summary({ view }: SummaryProps): ReactElement {
  return (
    <Tiles>
      <TotalValue view={view} />
      <Fees view={view} />
      <Rewards view={view} />
    </Tiles>
  );
}
