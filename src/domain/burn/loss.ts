import { compareFractions } from '../amounts/fraction.ts';
import { higherOf, lowerOf } from '../prices/dollarValue.ts';
import type { DollarValue } from '../prices/dollarValue.ts';

/** The reward that burning adds against what is burned, in dollars: less at all prices, or at some uncertain ones. */
export const burnLoss = (added: DollarValue, burned: DollarValue): 'certain' | 'possible' | undefined => {
  if (compareFractions(higherOf(added), lowerOf(burned)) < 0) return 'certain';
  return compareFractions(lowerOf(added), higherOf(burned)) < 0 ? 'possible' : undefined;
};
