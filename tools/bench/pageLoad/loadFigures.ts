import { atMost, atMostEither, figure, type Figure } from '../figures.ts';
import type { Load } from './loadOnce.ts';

export type LoadNumbers = Readonly<Record<keyof Load | 'scriptBytes', number>>;
export type LoadFigures = Readonly<Record<keyof LoadNumbers, Figure>>;

interface Measure {
  readonly unit: string;
  readonly limit?: number;
  /** On a slow machine the limit is this multiple of the bare page's number. */
  readonly times?: number;
}

const MEASURES: Readonly<Record<keyof LoadNumbers, Measure>> = {
  firstPaint: { unit: 'ms', limit: 1200, times: 1 },
  largestPaint: { unit: 'ms', limit: 2500, times: 1.6 },
  usable: { unit: 'ms until its content is shown and answers', limit: 3500, times: 2.2 },
  blocking: { unit: 'ms of tasks above 50 ms, first paint until content', limit: 200, times: 2.5 },
  longestBefore: { unit: 'ms, longest task until content' },
  longestAfter: { unit: 'ms, longest task after it' },
  script: { unit: 'ms until complete', limit: 900, times: 3 },
  bytes: { unit: 'bytes until complete, answers of the node included', limit: 330_000 },
  answerBytes: { unit: 'bytes of answers in the first 15 s', limit: 250_000 },
  /** Each page has its limit. */
  scriptBytes: { unit: 'bytes of scripts it cannot begin without, gzip -9' },
  layoutShift: { unit: 'cumulative layout shift', limit: 0.005 },
  slowdown: { unit: 'times slower than this machine, as busy as it was: a phone' },
};
const KEYS = Object.keys(MEASURES) as (keyof LoadNumbers)[];

const judged = ({ unit, limit, times }: Measure, value: number, bare: number): Figure => {
  if (limit === undefined) return figure(value, unit);
  return times === undefined ? atMost(limit, value, unit) : atMostEither(limit, [times, bare], value, unit);
};

/** A number must be below its limit, or below a multiple of the bare page's number. */
export const judgeLoad = (numbers: LoadNumbers, bare: LoadNumbers, maxScriptBytes: number): LoadFigures => {
  const measureOf = (key: keyof LoadNumbers): Measure =>
    key === 'scriptBytes' ? { ...MEASURES[key], limit: maxScriptBytes } : MEASURES[key];
  return Object.fromEntries(KEYS.map((key) => [key, judged(measureOf(key), numbers[key], bare[key])])) as LoadFigures;
};

const limitText = ({ limit, times }: Measure): string =>
  limit === undefined ? '' : times === undefined ? `${limit}` : `${limit} or ${times}x`;

const cellText = ({ value, ok }: Figure, bare: number): string => {
  const times = bare > 0 ? ` (${(value / bare).toFixed(1)}x)` : '';
  return `${ok === false ? '! ' : ''}${value >= 10 ? Math.round(value) : value}${times}`;
};

export const loadTable = (pages: Readonly<Record<string, LoadFigures>>, bare: LoadNumbers): string => {
  const rows = KEYS.map((key) => {
    const bareText = cellText(figure(bare[key], ''), 0);
    const cells = Object.values(pages).map((figures) => cellText(figures[key], bare[key]));
    return [key, limitText(MEASURES[key]), bareText, ...cells, MEASURES[key].unit];
  });
  const lines = [['', 'limit', 'bare page', ...Object.keys(pages), ''], ...rows];
  const widths = rows[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const lineText = (line: readonly string[]): string =>
    line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return lines.map((line) => lineText(line).trimEnd()).join('\n');
};
