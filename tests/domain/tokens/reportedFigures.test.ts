import { describe, expect, it } from 'vitest';
import { agreesWithPools, fractionOf, volumeDollars } from '#domain/tokens/reportedFigures.ts';
import type { Address } from '#domain/tokens/types.ts';

const at = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`;
const figure = { token: at(1), volume: 1000, trades: 7, inNative: 0.25 };
const reported = { tokens: [figure], nativeDollars: 0.8 };
const chain = (inNative: number | undefined, nativeDollars: number | undefined = 0.8) => ({
  inNative: new Map([[at(1), inNative]]),
  nativeDollars,
});

describe('prices that a service reports', () => {
  it('agree with those of the pools but for what a float loses', () => {
    expect(agreesWithPools(reported, chain(0.25))).toBe(true);
    expect(agreesWithPools(reported, chain(0.25 * (1 + 1e-12)))).toBe(true);
    expect(agreesWithPools({ ...reported, tokens: [{ ...figure, inNative: 0 }] }, chain(0))).toBe(true);
  });

  it.each([chain(0.2501), chain(0.25, 0.81), chain(0), chain(0.3, undefined)])(
    'disagree with these pools: %o',
    (pools) => {
      expect(agreesWithPools(reported, pools)).toBe(false);
    },
  );

  it('are not judged where the chain did not answer', () => {
    expect(agreesWithPools(reported, { ...chain(0.25), nativeDollars: undefined })).toBeUndefined();
    expect(agreesWithPools(reported, { inNative: new Map(), nativeDollars: 0.8 })).toBeUndefined();
  });

  it('say what a volume is worth, or nothing where no pool says what the token costs', () => {
    expect(volumeDollars(figure, reported)).toBe(200);
    expect(volumeDollars({ ...figure, inNative: 0 }, reported)).toBeUndefined();
    expect(volumeDollars(figure, { nativeDollars: 0 })).toBeUndefined();
    expect(fractionOf(0.8)).toEqual({ numerator: 800_000n, denominator: 1_000_000n });
  });
});
