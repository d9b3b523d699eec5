import type { EarnHooks, EarnProgramme } from './earn.ts';
import { programmeKeys, type RewardProgramme } from './list.ts';
import { programmeOf } from './programmes.ts';

/** First in the choice of kinds and in the order by kind. All others follow in the order of the list. */
const FIRST: readonly RewardProgramme[] = ['liquidity', 'farm', 'single', 'lock', 'order'];

const hooks = import.meta.glob<EarnHooks>('./*/earn.tsx', { eager: true, import: 'earn' });

export const earnProgrammes: readonly EarnProgramme[] = [...new Set([...FIRST, ...programmeKeys])].flatMap((key) => {
  const own = hooks[`./${key}/earn.tsx`];
  return own ? [{ ...programmeOf(key), ...own }] : [];
});
