import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { Button } from '#ui/fields/Button.tsx';
import { windowNames } from './exploreColumns.ts';
import { Formula } from './ExploreStyles.ts';
import type { ExploreView } from './useExplore.ts';

interface FootProps {
  readonly view: ExploreView;
}

function Progress({ view }: FootProps): ReactElement {
  const { list, rows, swaps, days, sort } = view;
  const { t } = useLingui();
  const { found, status, read, total } = list;
  const readRows = rows.filter(({ window }) => window !== undefined).length;
  const shown = formatWhole(rows.length);
  const isPartSorted = found > rows.length && !['name', 'value'].includes(sort.column);
  const time = t(windowNames[days]);
  return (
    <span role="status">
      <Plural value={found} one="# pool" other="# pools" />
      {status === 'reading' && total !== undefined && (
        <Trans>
          {' '}
          · {read} of {total} loaded
        </Trans>
      )}
      {status === 'failed' && <Trans> · Some pools couldn't load. Retrying.</Trans>}
      {swaps.status === 'reading' && readRows < rows.length && <Trans> · Reading the swaps of {time}</Trans>}
      {swaps.status === 'failed' && <Trans> · Some swaps couldn't load. Retrying.</Trans>}
      {swaps.isFull && <Trans> · Too many swaps to read them all here: search for one pool</Trans>}
      {isPartSorted && <Trans> · Sorted among the {shown} pools shown</Trans>}
    </span>
  );
}

export function ExploreFoot({ view }: FootProps): ReactElement {
  const { t } = useLingui();
  const { rows, list, days, showMore } = view;
  const time = t(windowNames[days]);
  return (
    <Formula>
      <Progress view={view} />
      {list.found > rows.length && (
        <Button size="sm" onClick={showMore}>
          <Trans>Show more</Trans>
        </Button>
      )}
      <p>
        <Trans>
          Swap volume = all tokens that swaps of the last {time} paid into the pool, at its price now. Fee yield = 0.3%
          of it, less the protocol's part of the fee, ÷ pool value. Both are read from the Swap events of each pool and
          promise nothing for the next days. Rewards, and a position's loss against holding after a change of price, are
          not in the fee yield.
        </Trans>
      </p>
      <p>
        <Trans>
          Reward APR is that of the programme that pays staked or locked pool tokens most, at today's rate and prices.
          Stake & Earn has the formula of each.
        </Trans>
      </p>
    </Formula>
  );
}
