import { compareFractions } from '../amounts/fraction.ts';
import { higherOf, lowerOf, type DollarValue } from '../prices/dollarValue.ts';

/** `certain`: burning loses dollars at all prices. `possible`: at some of the uncertain ones. */
export const burnLoss = (added: DollarValue, burned: DollarValue): 'certain' | 'possible' | undefined => {
  if (compareFractions(higherOf(added), lowerOf(burned)) < 0) return 'certain';
  return compareFractions(lowerOf(added), higherOf(burned)) < 0 ? 'possible' : undefined;
};
