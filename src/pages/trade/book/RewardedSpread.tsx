import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { compareFractions } from '#domain/amounts/fraction.ts';
import { formatMarketPrice } from '#domain/format/formatMarketPrice.ts';
import type { ValidSpread } from '#domain/mining/orderMining.ts';
import type { LadderRow } from '#domain/orderBook/buildLadder.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useOrderBook } from '#reads/book/useOrderBook.ts';
import { color, media, space } from '#ui/theme/theme.ts';
import { VisuallyHidden } from '#ui/text/VisuallyHidden.ts';
import { bookToken, type Market } from '../shared/tradeMarket.ts';
import { useRewardedSpread } from '../order/form/useRewardedSpread.ts';
import type { LadderSideName } from './ladderView.ts';

const side = 'var(--line-mark) solid';
const end = 'var(--line-hair) dashed';

const Band = styled.span`
  position: absolute;
  inset-inline: 0;
  pointer-events: none;
  border: 0 solid ${color('info-text')};
  border-left-width: var(--line-mark);
  ${media.phone} {
    left: ${space(1)};
  }
  &[data-side='asks'] {
    bottom: 0;
  }
  &[data-side='bids'] {
    top: 0;
  }
  &[data-side='asks'][data-ends] {
    border-top: ${end} ${color('info-text')};
  }
  &[data-side='bids'][data-ends] {
    border-bottom: ${end} ${color('info-text')};
  }
`;

const Bracket = styled.i`
  display: inline-block;
  width: 8px;
  height: 10px;
  border-left: ${side} ${color('info-text')};
  border-bottom: ${end} ${color('info-text')};
`;

/** Number of levels, from the best one, whose far edge is within the spread. */
export const levelsWithin = (
  rows: readonly Pick<LadderRow, 'price'>[],
  name: LadderSideName,
  { low, high }: ValidSpread,
): number => {
  const isIn = ({ price }: Pick<LadderRow, 'price'>): boolean =>
    name === 'asks' ? high === undefined || compareFractions(price, high) <= 0 : compareFractions(price, low) >= 0;
  const first = rows.findIndex((row) => !isIn(row));
  return first < 0 ? rows.length : first;
};

interface RewardedSpreadProps {
  readonly side: LadderSideName;
  readonly rows: readonly LadderRow[];
  readonly book: PairBook;
  readonly base: Address;
}

export function RewardedSpread({ side: name, rows, book, base }: RewardedSpreadProps): ReactElement | null {
  const spread = useRewardedSpread(book, base);
  const count = spread ? levelsWithin(rows, name, spread) : 0;
  if (count === 0) return null;
  const height = `${((count / rows.length) * 100).toString()}%`;
  const ends = count < rows.length ? '' : undefined;
  return <Band aria-hidden="true" data-side={name} data-ends={ends} style={{ height }} />;
}

export function RewardKey({ market }: { readonly market: Market }): ReactElement | null {
  const { t } = useLingui();
  const base = bookToken(market.base).address;
  const spread = useRewardedSpread(valueOf(useOrderBook(base, bookToken(market.quote).address)), base);
  if (!spread?.high) return null;
  const decimals = { base: market.base.decimals, quote: market.quote.decimals };
  const low = formatMarketPrice(spread.low, decimals, { rounding: 'up' });
  const high = formatMarketPrice(spread.high, decimals, { rounding: 'down' });
  const words = t`Limit orders resting between ${low} and ${high} earn rewards`;
  return (
    <span data-kept="" title={words}>
      <Bracket aria-hidden="true" />{' '}
      <span aria-hidden="true">
        <Trans>Rewarded</Trans>
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
