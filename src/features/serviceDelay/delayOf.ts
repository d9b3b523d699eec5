import { rules } from '#config/rules.ts';

export type Delay = 'none' | 'delay' | 'major';

/** How far the data service is behind the chain (spec 000 section 9): under 20 blocks none, from 500 on a major delay. */
export const delayOf = (chainBlock: number, serviceBlock: number): Delay => {
  const gap = chainBlock - serviceBlock;
  if (gap >= rules.service.majorDelayBlocks) return 'major';
  return gap >= rules.service.delayBlocks ? 'delay' : 'none';
};
