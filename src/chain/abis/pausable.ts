import { contractFunctionWith } from '../codec/contractFunction.ts';
import { decodeAll, uint } from '../codec/types.ts';

/** Contracts that somebody can stop. */
export const pausable = {
  /** Anything but 0 and 1 is not an answer: some contracts answer whatever they are asked. */
  paused: contractFunctionWith<[], boolean | undefined>('0x5c975abb', [], (data) => {
    const [told] = decodeAll<[bigint]>([uint], data);
    return told > 1n ? undefined : told === 1n;
  }),
};
