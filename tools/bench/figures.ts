export interface Figure {
  readonly value: number;
  readonly unit: string;
  readonly limit?: string;
  readonly ok?: boolean;
}

export interface Findings {
  readonly [name: string]: Figure | Findings | string | number;
}

const rounded = (value: number): number => (Number.isInteger(value) ? value : Number(value.toPrecision(4)));

export const figure = (value: number, unit: string): Figure => ({ value: rounded(value), unit });

export const atMost = (limit: number, value: number, unit: string): Figure => ({
  ...figure(value, unit),
  limit: `<= ${limit}`,
  ok: value <= limit,
});

export const atLeast = (limit: number, value: number, unit: string): Figure => ({
  ...figure(value, unit),
  limit: `>= ${limit}`,
  ok: value >= limit,
});

/** Limit: a number, or a multiple of another number measured on the same machine. */
export const atMostEither = (
  limit: number,
  [times, other]: readonly [number, number],
  value: number,
  unit: string,
): Figure => ({
  ...figure(value, unit),
  limit: `<= ${limit} or ${times} x ${rounded(other)}`,
  ok: value <= limit || value <= times * other,
});

export const exactly = (expected: number, value: number, unit: string): Figure => ({
  ...figure(value, unit),
  limit: `= ${expected}`,
  ok: value === expected,
});

interface Limited {
  readonly name: string;
  readonly found: Figure;
}

const isFigure = (found: Figure | Findings): found is Figure => 'unit' in found;

const limited = (findings: Findings, path: readonly string[] = []): readonly Limited[] =>
  Object.entries(findings).flatMap(([name, found]) => {
    if (typeof found !== 'object') return [];
    if (!isFigure(found)) return limited(found, [...path, name]);
    return found.limit === undefined ? [] : [{ name: [...path, name].join('.'), found }];
  });

export const brokenLimits = (findings: Findings): readonly string[] =>
  limited(findings)
    .filter(({ found }) => found.ok === false)
    .map(({ name, found }) => `${name} is ${found.value}, must be ${String(found.limit)}`);

export const limitsTable = (findings: Findings): string => {
  const rows = limited(findings).map(({ name, found }) => [
    found.ok === true ? 'ok' : 'BROKEN',
    name,
    String(found.value),
    String(found.limit),
    found.unit,
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
