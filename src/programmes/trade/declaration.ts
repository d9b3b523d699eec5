import { msg } from '@lingui/core/macro';
import { paths } from '#config/paths.ts';
import type { Programme } from '../programme.ts';
import { contracts } from './contracts.ts';

export const declaration: Programme = {
  key: 'trade',
  name: msg`Trade mining`,
  page: paths.mining,
  hasVault: true,
  contracts,
};
