import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { env } from '#config/env.ts';
import { rewardContracts } from '#programmes/list.ts';
import { ClaimsTotal } from '#features/claims/index.ts';
import { Dollars } from '#features/money/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Tile, Tiles } from '#ui/layout/ListPage.ts';
import type { PoolPageView } from './usePoolPage.ts';

interface SummaryProps {
  readonly view: PoolPageView;
}

function Uncounted({ count }: { readonly count: number }): ReactElement {
  return <Plural value={count} one="# position not counted" other="# positions not counted" />;
}

function ValueNote({ view: { status, totals } }: SummaryProps): ReactElement {
  if (status === 'failed') return <Trans>something couldn't load</Trans>;
  if (status !== 'complete') return <Trans>still loading</Trans>;
  return totals.uncounted > 0 ? <Uncounted count={totals.uncounted} /> : <Trans>Staked pool tokens included</Trans>;
}

function TotalValue({ view }: SummaryProps): ReactElement {
  const { value } = view.totals;
  return (
    <Tile>
      <dt>
        <Trans>Total value</Trans>
      </dt>
      <dd>
        <Dollars value={value} />
        {value && (
          <small>
            <ValueNote view={view} />
          </small>
        )}
      </dd>
    </Tile>
  );
}

function Fees({ view }: SummaryProps): ReactElement {
  const { value, uncounted, isWaiting } = view.totals.fees;
  return (
    <Tile>
      <dt>
        <Trans>Fees earned</Trans>
      </dt>
      <dd>
        <Dollars value={value} />
        {value && (
          <small>{uncounted > 0 ? <Uncounted count={uncounted} /> : <Trans>For what you hold now</Trans>}</small>
        )}
        {isWaiting && (
          <small>
            <Trans>still loading</Trans>
          </small>
        )}
      </dd>
    </Tile>
  );
}

const paysRewards = rewardContracts.length > 0 || env.farmFactory !== undefined || env.bondRegistry !== undefined;

function Rewards(): ReactElement | null {
  const { account } = useWallet();
  if (!account || !paysRewards) return null;
  return (
    <Tile>
      <dt>
        <Trans>All rewards to claim</Trans>
      </dt>
      <dd>
        <ClaimsTotal account={account} />
      </dd>
    </Tile>
  );
}

export function Summary({ view }: SummaryProps): ReactElement {
  return (
    <Tiles>
      <TotalValue view={view} />
      <Fees view={view} />
      <Rewards />
    </Tiles>
  );
}
