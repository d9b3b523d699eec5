/** One measured number; `ok` says whether it keeps its limit, where it has one. */
export interface Figure {
  readonly value: number;
  readonly unit: string;
  readonly limit?: string;
  readonly ok?: boolean;
}

/** What was measured: figures, and beside them facts that say under which circumstances. */
export interface Findings {
  readonly [name: string]: Figure | Findings | string | number;
}

const rounded = (value: number): number => (Number.isInteger(value) ? value : Number(value.toPrecision(4)));

/** A number without a limit. */
export const figure = (value: number, unit: string): Figure => ({ value: rounded(value), unit });

/** A number that must not be above `limit`. */
export const atMost = (limit: number, value: number, unit: string): Figure => ({
  ...figure(value, unit),
  limit: `<= ${limit}`,
  ok: value <= limit,
});

/** A number that must be `wanted`. */
export const exactly = (wanted: number, value: number, unit: string): Figure => ({
  ...figure(value, unit),
  limit: `= ${wanted}`,
  ok: value === wanted,
});

/** Names of the figures that break their limit, with the way to them. */
export const brokenLimits = (findings: Findings, path: readonly string[] = []): readonly string[] =>
  Object.entries(findings).flatMap(([name, found]) => {
    if (typeof found !== 'object') return [];
    if (found['ok'] === false)
      return [`${[...path, name].join('.')} is ${String(found['value'])}, must be ${String(found['limit'])}`];
    return 'unit' in found ? [] : brokenLimits(found as Findings, [...path, name]);
  });
