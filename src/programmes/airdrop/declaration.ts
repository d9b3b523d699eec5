import { msg } from '@lingui/core/macro';
import type { Programme } from '../programme.ts';
import { contracts } from './contracts.ts';

export const declaration: Programme = {
  key: 'airdrop',
  name: msg`Airdrop`,
  contracts,
};
