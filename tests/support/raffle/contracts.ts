import type { ProgrammeContracts } from '#programmes/contracts.ts';

/** A programme of the application takes its address from `env`. */
export const RAFFLE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

export const contracts: ProgrammeContracts = { addresses: [RAFFLE] };
