import { msg } from '@lingui/core/macro';
import { paths } from '#config/paths.ts';
import type { Programme } from '../programme.ts';
import { contracts } from './contracts.ts';

export const declaration: Programme = {
  key: 'liquidity',
  name: msg`Liquidity mining`,
  contractName: msg`Rewards pool`,
  page: paths.liquidityMining,
  hasVault: true,
  contracts,
};
