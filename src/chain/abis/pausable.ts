// Written by `npm run abis` from pausable.sol.
import { yesOrNo } from '../codec/answers/yesOrNo.ts';
import { contractFunction } from '../codec/contractFunction.ts';
import { uint } from '../codec/types.ts';

export const pausable = {
  paused: contractFunction<[], [bigint], ReturnType<typeof yesOrNo>>('0x5c975abb', [], [uint], yesOrNo),
};
