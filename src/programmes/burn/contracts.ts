import { env } from '#config/env.ts';
import type { ProgrammeContracts } from '../contracts.ts';

const BURN_ADDRESS = '0x000000000000000000000000000000000000dEaD';

export const contracts: ProgrammeContracts = {
  addresses: [env.burnEarn],
  receivers: [env.burnEarn && BURN_ADDRESS],
  takesDeposits: true,
};
