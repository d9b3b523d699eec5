import { createContext } from 'react';
import type { Address } from '#domain/tokens/types.ts';

/**
 * Slows calls that would be read more often: those without the account's address in their data are read once in
 * `blocks` blocks.
 */
export interface Pace {
  readonly blocks: number;
  readonly account: Address | undefined;
}

export const ReadPace = createContext<Pace | undefined>(undefined);
