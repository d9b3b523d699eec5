/** Decimals as in The Graph's nodes. */

/** Significant digits of a decimal. */
const MAX_DIGITS = 34;
/** Digits of a division before rounding. */
const DIVISION_DIGITS = 100;

/** `digits` times ten to the power of `exp`. */
export interface Decimal {
  readonly digits: bigint;
  readonly exp: number;
}

const abs = (value: bigint): bigint => (value < 0n ? -value : value);
const tenTo = (power: number): bigint => 10n ** BigInt(power);
const lengthOf = (value: bigint): number => abs(value).toString().length;

/** Half up, to so many significant digits. */
const rounded = ({ digits, exp }: Decimal, most: number): Decimal => {
  const excess = lengthOf(digits) - most;
  if (excess <= 0) return { digits, exp };
  const unit = tenTo(excess);
  const size = abs(digits);
  const kept = size / unit + (2n * (size % unit) >= unit ? 1n : 0n);
  return { digits: digits < 0n ? -kept : kept, exp: exp + excess };
};

/** At most 34 significant digits, no final zeros. */
export const normalized = (value: Decimal): Decimal => {
  if (value.digits === 0n) return { digits: 0n, exp: 0 };
  const { digits, exp } = rounded(value, MAX_DIGITS);
  const zeros = /0*$/.exec(digits.toString())?.[0].length ?? 0;
  return { digits: digits / tenTo(zeros), exp: exp + zeros };
};

/** Both at the smaller exponent. */
const aligned = (a: Decimal, b: Decimal): readonly [bigint, bigint, number] => {
  const exp = Math.min(a.exp, b.exp);
  return [a.digits * tenTo(a.exp - exp), b.digits * tenTo(b.exp - exp), exp];
};

export const plus = (a: Decimal, b: Decimal): Decimal => {
  const [left, right, exp] = aligned(a, b);
  return normalized({ digits: left + right, exp });
};
export const minus = (a: Decimal, b: Decimal): Decimal => plus(a, { ...b, digits: -b.digits });
export const times = (a: Decimal, b: Decimal): Decimal =>
  normalized({ digits: a.digits * b.digits, exp: a.exp + b.exp });
export const compare = (a: Decimal, b: Decimal): number => {
  const [left, right] = aligned(a, b);
  return left < right ? -1 : left > right ? 1 : 0;
};

/** @throws RangeError for a zero divisor, which ends a subgraph */
export const dividedBy = (a: Decimal, b: Decimal): Decimal => {
  if (b.digits === 0n) throw new RangeError('A decimal is divided by zero');
  const shift = Math.max(0, DIVISION_DIGITS + 1 + lengthOf(b.digits) - lengthOf(a.digits));
  const quotient = (a.digits * tenTo(shift)) / b.digits;
  return normalized(rounded({ digits: quotient, exp: a.exp - b.exp - shift }, DIVISION_DIGITS));
};

/** No exponent: "1", "0.05". */
export const textOf = (value: Decimal): string => {
  const { digits, exp } = normalized(value);
  const sign = digits < 0n ? '-' : '';
  const text = abs(digits).toString();
  if (exp >= 0) return `${sign}${text}${'0'.repeat(exp)}`;
  const padded = text.padStart(1 - exp, '0');
  return `${sign}${padded.slice(0, exp)}.${padded.slice(exp)}`;
};

/** @throws SyntaxError for text that is no decimal number */
export const parseDecimal = (text: string): Decimal => {
  const [, sign, whole = '', fraction = '', power = '0'] = /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  if (`${whole}${fraction}` === '') throw new SyntaxError(`"${text}" is no decimal number`);
  const digits = BigInt(`${whole}${fraction}`);
  return normalized({ digits: sign === '-' ? -digits : digits, exp: Number(power) - fraction.length });
};

/** Fewest bytes in two's complement, little-endian. */
export const integerBytes = (value: bigint): Uint8Array => {
  let length = 1;
  while (value < -(1n << BigInt(8 * length - 1)) || value >= 1n << BigInt(8 * length - 1)) length += 1;
  const bytes = new Uint8Array(length);
  let rest = BigInt.asUintN(8 * length, value);
  for (let i = 0; i < length; i += 1) {
    bytes[i] = Number(rest & 0xffn);
    rest >>= 8n;
  }
  return bytes;
};

/** Two's complement, little-endian; no bytes are zero. */
export const integerOf = (bytes: Uint8Array): bigint => {
  let value = 0n;
  for (const byte of bytes.toReversed()) value = (value << 8n) | BigInt(byte);
  return BigInt.asIntN(8 * bytes.length, value);
};
