import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Days, PoolColumn } from './poolRows.ts';

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
