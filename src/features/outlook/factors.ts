import type { Fraction } from '#domain/amounts/fraction.ts';
import { separators } from '#domain/format/separators.ts';
import type { SliderStop } from '#ui/fields/Slider.tsx';

const HUNDREDTHS = 100n;

export const unchanged = 50;

/**
 * The price times 0.25 at 0 up to times 4 at 100, in equal ratios. Rounded to hundredths, so that the shown factor is
 * the computed one.
 */
export const factorAt = (value: number): Fraction => ({
  numerator: BigInt(Math.round(Number(HUNDREDTHS) * 4 ** ((value - unchanged) / unchanged))),
  denominator: HUNDREDTHS,
});

export const factorText = ({ numerator }: Fraction): string => {
  const rest = (numerator % HUNDREDTHS).toString().padStart(2, '0').replace(/0+$/, '');
  const whole = (numerator / HUNDREDTHS).toString();
  return `×${whole}${rest === '' ? '' : separators.point}${rest}`;
};

export const factorStops: readonly SliderStop[] = [0, 25, 50, 75, 100].map((value) => ({
  value,
  label: factorText(factorAt(value)),
}));
