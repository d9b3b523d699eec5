import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { KeyAction } from '#domain/keys/tradeKeys.ts';

export const keyWords: Readonly<Record<KeyAction, MessageDescriptor>> = {
  buy: msg`Buy`,
  sell: msg`Sell`,
  market: msg`Market order`,
  limit: msg`Limit order`,
  tickUp: msg`Raise the limit price by a tick`,
  tickDown: msg`Lower the limit price by a tick`,
  share25: msg`Pay 25% of the balance`,
  share50: msg`Pay 50% of the balance`,
  share75: msg`Pay 75% of the balance`,
  max: msg`Pay as much as possible`,
  cancelLast: msg`Cancel the newest open order`,
  cancelAll: msg`Cancel all open orders`,
  nextInterval: msg`Next chart interval`,
  previousInterval: msg`Previous chart interval`,
  nextMarket: msg`Next market`,
  previousMarket: msg`Previous market`,
};
