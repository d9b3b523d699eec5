import { msg } from '@lingui/core/macro';
import { paths } from '#config/paths.ts';
import type { Programme } from '../programme.ts';
import { contracts } from './contracts.ts';

export const declaration: Programme = {
  key: 'bond',
  name: msg`Bond`,
  page: paths.bond,
  contracts,
  sells: true,
};
