import { useNavigate } from 'react-router-dom';
import { marketOnThisPage } from '#config/marketOnThisPage.ts';
import { rules } from '#config/rules.ts';
import { useMarketList, useMarketPath } from '#features/markets/index.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useOnce } from '#ui/hooks/useOnce.ts';

/** The order of the market picker. */
const listed = {
  text: '',
  sort: { column: 'liquidity', direction: 'descending' },
  starredFirst: true,
  count: rules.markets.shown,
} as const;

interface NextMarketProps {
  /** Present pool; undefined while unknown. */
  readonly pair: Address | undefined;
  readonly step: 1 | -1;
  readonly onDone: () => void;
}

/** Leads to the next or previous market of the picker's list, once that is read. */
export function NextMarket({ pair, step, onDone }: NextMarketProps): null {
  const navigate = useNavigate();
  const pathOf = useMarketPath();
  const { rows, status } = useMarketList(listed);
  const here = rows.findIndex((row) => row.pair === pair);
  const next = rows.at((here + step) % Math.max(rows.length, 1));
  useOnce(status !== 'reading', () => {
    if (next && next.pair !== pair) void navigate(marketOnThisPage(pathOf(next)));
    onDone();
  });
  return null;
}
