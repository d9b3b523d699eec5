import { programmeKeys, type RewardProgramme } from './list.ts';
import type { Programme } from './programme.ts';

const found = import.meta.glob<Programme>('./*/declaration.ts', { eager: true, import: 'declaration' });

export const programmeOf = (key: RewardProgramme): Programme => {
  const programme = found[`./${key}/declaration.ts`];
  if (!programme) throw new Error(`src/programmes/${key} lacks declaration.ts`);
  return programme;
};

export const programmes: readonly Programme[] = programmeKeys.map(programmeOf);

/** Undefined for a claim of a programme that no longer exists. */
export const programmeOfClaim = (id: string): Programme | undefined =>
  programmes.find(({ key }) => key === id.split(':')[0]);
