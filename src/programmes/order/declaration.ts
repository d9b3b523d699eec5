import { msg } from '@lingui/core/macro';
import { paths } from '#config/paths.ts';
import type { Programme } from '../programme.ts';
import { contracts } from './contracts.ts';

export const declaration: Programme = {
  key: 'order',
  name: msg`Limit-order mining`,
  page: paths.limitOrderMining,
  hasVault: true,
  contracts,
};
