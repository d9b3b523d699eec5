import { createContext } from 'react';
import { rules } from '#config/rules.ts';

/** Age in blocks of the pools that lead to dollars. Older ones are for pages on which nothing can be signed. */
export const DollarAge = createContext<number>(rules.multicall.dollarBlocks);
