import { programmeNames } from '../claims/index.ts';

type Programme = keyof typeof programmeNames;

const programmes = Object.keys(programmeNames) as readonly Programme[];

/** The programme that a claim's id names; undefined: there is no such programme. */
export const programmeOf = (claim: string): Programme | undefined =>
  programmes.find((one) => one === claim.split(':')[0]);
