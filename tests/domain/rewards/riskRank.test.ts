import { expect, it } from 'vitest';
import { riskRank, type EarnExposure } from '#domain/rewards/earnList.ts';

const DAY = 86_400n;
const exposed = (changes: Partial<EarnExposure> = {}): EarnExposure => ({
  isShort: false,
  lockSeconds: 0n,
  ageSeconds: 1000n * DAY,
  ...changes,
});

it('ranks unpaid rewards above a long lock, and a long lock above a young contract', () => {
  const short = exposed({ isShort: true });
  const long = exposed({ lockSeconds: 181n * DAY });
  const young = exposed({ ageSeconds: 89n * DAY });
  const ranked = [short, exposed(), long, young].toSorted((a, b) => riskRank(a) - riskRank(b));
  expect(ranked).toEqual([exposed(), young, long, short]);
  expect(riskRank(exposed({ lockSeconds: 181n * DAY, ageSeconds: 0n }))).toBeLessThan(riskRank(short));
});

it('treats an unknown age as young, a burn as locked long, and the limits themselves as neither', () => {
  expect(riskRank(exposed({ ageSeconds: undefined }))).toBe(riskRank(exposed({ ageSeconds: 0n })));
  expect(riskRank(exposed({ lockSeconds: 'forever' }))).toBe(riskRank(exposed({ lockSeconds: 10_000n * DAY })));
  expect(riskRank(exposed({ lockSeconds: 180n * DAY, ageSeconds: 90n * DAY }))).toBe(0);
  expect(riskRank(exposed({ lockSeconds: undefined }))).toBe(riskRank(exposed({ lockSeconds: 'forever' })));
});
