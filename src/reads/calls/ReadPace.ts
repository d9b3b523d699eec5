import { createContext } from 'react';
import type { Address } from '#domain/tokens/types.ts';

/** Blocks between reads of each call of a list that does not name the account. */
interface Pace {
  readonly blocks: number;
  readonly account: Address | undefined;
}

export const ReadPace = createContext<Pace | undefined>(undefined);
