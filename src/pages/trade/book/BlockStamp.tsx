import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatWhole } from '#domain/format/formatWhole.ts';
import { useLateSeconds } from '#features/blockAge/index.ts';
import { useBookBlock } from '#reads/book/useOrderBook.ts';
import { Chip } from '#ui/fields/Chip.tsx';
import { bookToken, type Market } from '../shared/tradeMarket.ts';

interface BlockStampProps {
  readonly market: Market;
  readonly asOf?: number | undefined;
}

export function AsOf({ seconds }: { readonly seconds: number }): ReactElement {
  const { i18n } = useLingui();
  const at = new Date(seconds * 1000);
  const dayOf = (date: Date): string => i18n.date(date, { dateStyle: 'short' });
  const isToday = dayOf(at) === dayOf(new Date());
  const time = i18n.date(at, isToday ? { timeStyle: 'short', hourCycle: 'h23' } : { month: 'short', day: 'numeric' });
  return (
    <Chip tone="warning">
      <Trans>As of {time}</Trans>
    </Chip>
  );
}

/** The age appears once a newer block is overdue. */
export function BlockStamp({ market, asOf }: BlockStampProps): ReactElement | null {
  const ageSeconds = useLateSeconds();
  const block = useBookBlock(bookToken(market.base).address, bookToken(market.quote).address);
  if (asOf !== undefined) return <AsOf seconds={asOf} />;
  if (ageSeconds !== undefined) {
    return (
      <Chip tone="warning">
        <Trans>{ageSeconds} s old</Trans>
      </Chip>
    );
  }
  return block === undefined ? null : <Trans>Block {formatWhole(block)}</Trans>;
}
