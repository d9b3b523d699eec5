import { msg } from '@lingui/core/macro';
import { paths } from '#config/paths.ts';
import type { Programme } from '../programme.ts';
import { contracts } from './contracts.ts';

export const declaration: Programme = {
  key: 'single',
  name: msg`Single-token staking`,
  contractName: msg`Staking`,
  page: paths.staking,
  contracts,
  paysStake: true,
};
