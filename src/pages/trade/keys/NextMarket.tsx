import { useNavigate } from 'react-router-dom';
import { marketOnThisPage } from '#config/marketOnThisPage.ts';
import { rules } from '#config/rules.ts';
import { useMarketList, useMarketPath } from '#features/markets/index.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useOnce } from '#ui/hooks/useOnce.ts';

/** Same order as the market picker's. */
const listed = {
  text: '',
  sort: { column: 'liquidity', direction: 'descending' },
  starredFirst: true,
  count: rules.markets.shown,
} as const;

interface NextMarketProps {
  readonly pair: Address | undefined;
  readonly step: 1 | -1;
  readonly onDone: () => void;
}

/** Opens the next or previous market of the picker's list, once the list is read. */
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
