import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { env } from '../../config/env.ts';
import { formatAmount } from '../../domain/format/formatAmount.ts';
import { formatExact } from '../../domain/format/formatExact.ts';
import { worthText } from '../../features/position/index.ts';
import { Tiles } from './PoolStyles.ts';
import { rewardToken } from './usePoolPage.ts';
import type { PoolPageView } from './usePoolPage.ts';

const separators = { thousands: ',' } as const;

interface SummaryProps {
  readonly view: PoolPageView;
}

function Uncounted({ count }: { readonly count: number }): ReactElement {
  return <Plural value={count} one="# position not counted" other="# positions not counted" />;
}

function TotalValue({ view }: SummaryProps): ReactElement {
  const { worth, uncounted } = view.totals;
  return (
    <div>
      <dt>
        <Trans>Total value</Trans>
      </dt>
      <dd>
        {worthText(worth)}
        {worth && (
          <small>{uncounted > 0 ? <Uncounted count={uncounted} /> : <Trans>Staked pool tokens included</Trans>}</small>
        )}
      </dd>
    </div>
  );
}

function Fees({ view }: SummaryProps): ReactElement {
  const { worth, uncounted } = view.totals.fees;
  return (
    <div>
      <dt>
        <Trans>Fees earned</Trans>
      </dt>
      <dd>
        {worthText(worth)}
        {worth && (
          <small>{uncounted > 0 ? <Uncounted count={uncounted} /> : <Trans>By what you hold now</Trans>}</small>
        )}
      </dd>
    </div>
  );
}

function Rewards({ view }: SummaryProps): ReactElement | null {
  const { rewards, rewardsWorth } = view.totals;
  if (!env.lpStaking || !rewardToken) return null;
  const { decimals, symbol } = rewardToken;
  return (
    <div>
      <dt>
        <Trans>Rewards to claim</Trans>
      </dt>
      <dd>
        {rewards === undefined ? (
          '–'
        ) : (
          <span title={formatExact(rewards, decimals, separators)}>
            {formatAmount(rewards, decimals, separators)} {symbol}
          </span>
        )}
        {rewardsWorth && rewardsWorth.numerator > 0n && <small>{worthText(rewardsWorth)}</small>}
      </dd>
    </div>
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
