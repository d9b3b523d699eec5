import type { ProgrammeContracts } from '../contracts.ts';

export const contracts: ProgrammeContracts = {
  addresses: [],
};
