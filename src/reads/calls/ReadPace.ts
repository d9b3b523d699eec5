import { createContext } from 'react';
import type { Address } from '#domain/tokens/types.ts';

/**
 * Slows the calls of a list that would be read with each block: those without the account's address in their data are
 * read once in `blocks` blocks.
 */
interface Pace {
  readonly blocks: number;
  readonly account: Address | undefined;
}

export const ReadPace = createContext<Pace | undefined>(undefined);
