import { msg } from '@lingui/core/macro';
import type { Programme } from '#programmes/programme.ts';

export const RAFFLE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

export const declaration: Programme = {
  key: 'raffle',
  name: msg`Raffle of the week`,
  contracts: { addresses: [RAFFLE] },
};
