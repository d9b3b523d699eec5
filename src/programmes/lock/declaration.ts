import { msg } from '@lingui/core/macro';
import type { Programme } from '../programme.ts';
import { contracts } from './contracts.ts';

export const declaration: Programme = {
  key: 'lock',
  name: msg`Lock and stake`,
  contractName: msg`Staking`,
  contracts,
  paysStake: true,
  locks: true,
};
