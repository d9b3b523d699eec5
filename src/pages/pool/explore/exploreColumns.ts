import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Days, PoolColumn } from './poolRows.ts';

/** A day's yield is often below 0.01 %. */
export const YIELD_DECIMALS = 4;

export const columnNames: Readonly<Record<PoolColumn, MessageDescriptor>> = {
  name: msg`Pool`,
  value: msg`Pool value`,
  volume: msg`Swap volume`,
  yield: msg`Fee yield`,
  reward: msg`Reward APR`,
};

export const windowNames: Readonly<Record<Days, MessageDescriptor>> = {
  1: msg`24 hours`,
  7: msg`7 days`,
  30: msg`30 days`,
};
