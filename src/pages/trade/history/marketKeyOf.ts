import type { Address } from '#domain/tokens/types.ts';
import { sidesOf } from '#state/marketRule.ts';

/** Key as in `OwnFacts`, the same for both directions. */
export const marketKeyOf = (a: Address, b: Address): string => {
  const { base, quote } = sidesOf(a, b);
  return `${base} ${quote}`;
};
