import { rules } from '#config/rules.ts';

export type Delay = 'none' | 'delay' | 'major';

/** Spec 000 section 9: no delay below 20 blocks, a major one from 500. */
export const delayOf = (chainBlock: number, serviceBlock: number): Delay => {
  const gap = chainBlock - serviceBlock;
  if (gap >= rules.service.majorDelayBlocks) return 'major';
  return gap >= rules.service.delayBlocks ? 'delay' : 'none';
};
