import { env } from '#config/env.ts';
import type { ProgrammeContracts } from '../contracts.ts';

export const contracts: ProgrammeContracts = {
  addresses: env.singleStaking,
  takesDeposits: true,
};
