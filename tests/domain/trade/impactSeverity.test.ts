import { describe, expect, it } from 'vitest';
import { rules } from '#config/rules.ts';
import { impactSeverity } from '#domain/trade/impactSeverity.ts';

describe('price impact bands: thresholds from a list of four values (severity 0 to 4)', () => {
  it.each([
    [undefined, 0],
    [-500, 0],
    [99.99, 0],
    [100, 1],
    [299.99, 1],
    [300, 2],
    [500, 3],
    [1499.99, 3],
    [1500, 4],
  ])('%s bp is severity %i', (bps, severity) => {
    expect(impactSeverity(bps, rules.slippage.priceImpactBandsBps)).toBe(severity);
  });
});
