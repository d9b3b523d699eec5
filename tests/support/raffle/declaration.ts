import { msg } from '@lingui/core/macro';
import type { Programme } from '#programmes/programme.ts';
import { contracts } from './contracts.ts';

export const declaration: Programme = {
  key: 'raffle',
  name: msg`Raffle of the week`,
  contracts,
};
