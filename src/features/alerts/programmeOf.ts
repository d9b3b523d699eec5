import { programmeNames } from '../rewards/index.ts';

type Programme = keyof typeof programmeNames;

const programmes = Object.keys(programmeNames) as readonly Programme[];

export const programmeOf = (claim: string): Programme | undefined =>
  programmes.find((programme) => programme === claim.split(':')[0]);
