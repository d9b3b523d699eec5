// Written by `npm run abis` from pausable.sol.
import { yesOrNo } from '../codec/answers.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { uint } from '../codec/types.ts';

/** Contracts that somebody can stop. */
export const pausable = {
  /** Anything but 0 and 1 is not an answer: some contracts answer whatever they are asked. */
  paused: contractFunction<[], [bigint], ReturnType<typeof yesOrNo>>('0x5c975abb', [], [uint], yesOrNo),
};
