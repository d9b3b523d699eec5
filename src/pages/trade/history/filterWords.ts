import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { HERE, type FilterPart, type OwnFilter, type OwnKind } from '#domain/history/ownFilter.ts';
import type { OrderStory } from '#domain/orderBook/accountOrders.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { marketName } from '#state/marketRule.ts';
import { marketOfTokens } from '../shared/tradeMarket.ts';

export const kindWords: Readonly<Record<OwnKind, MessageDescriptor>> = {
  limit: msg`Limit`,
  market: msg`Market`,
  scale: msg`Scale orders`,
  slice: msg`Time-sliced`,
  move: msg`Moved`,
  unrecorded: msg`Not from this browser`,
  maker: msg`Maker`,
  taker: msg`Taker`,
  swap: msg`Other exchange`,
};

export const statusWords: Readonly<Record<OrderStory['state'], MessageDescriptor>> = {
  open: msg({ message: 'Open', context: 'of an order' }),
  filled: msg`Filled`,
  cancelled: msg`Cancelled`,
};

const sideWords = { BUY: msg`Buy`, SELL: msg`Sell` } as const;

export const periodWords = {
  today: msg`Today`,
  week: msg`Last 7 days`,
  month: msg`Last 30 days`,
  dates: msg`Choose dates`,
} as const;

export const marketKeyName = (key: string, tokens: ReadonlyMap<Address, Token>): string => {
  const addresses = key.split(' ') as Address[];
  const [base, quote] = addresses;
  const market = base && quote && marketOfTokens(tokens, base, quote);
  return market ? marketName(market) : addresses.map((address) => shortenAddress(address)).join('/');
};

const datesWords = ({ from, to }: OwnFilter): MessageDescriptor => {
  if (from === '') return msg`Until ${to}`;
  return to === '' ? msg`From ${from}` : msg`${from} to ${to}`;
};

export const partWords = (filter: OwnFilter, part: FilterPart): MessageDescriptor | undefined => {
  const { side, status, kind, period } = filter;
  switch (part) {
    case 'market':
      return filter.market === HERE ? msg`This market` : undefined;
    case 'side':
      return side === 'all' ? undefined : sideWords[side];
    case 'status':
      return status === 'all' ? undefined : statusWords[status];
    case 'kind':
      return kind === 'all' ? undefined : kindWords[kind];
    case 'period':
      if (period === 'dates') return datesWords(filter);
      return period === 'all' ? undefined : periodWords[period];
  }
};
