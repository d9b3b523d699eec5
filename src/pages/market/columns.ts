import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { marketColumns, type MarketColumn } from '#domain/markets/sortMarkets.ts';

const names: Readonly<Record<MarketColumn, MessageDescriptor>> = {
  name: msg`Market`,
  price: msg`Last price`,
  change: msg`24 h change`,
  high: msg`24 h high`,
  low: msg`24 h low`,
  volume: msg`24 h volume`,
  liquidity: msg`Pool liquidity`,
};

interface NamedColumn {
  readonly column: MarketColumn;
  readonly name: MessageDescriptor;
}

export const columns: readonly NamedColumn[] = marketColumns.map((column) => ({ column, name: names[column] }));
