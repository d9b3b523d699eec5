import type { ScoreUnit } from '#domain/competitions/types.ts';
import { formatDollars } from '#domain/format/formatDollars.ts';
import { formatWhole } from '#domain/format/formatWhole.ts';

export const scoreText = (score: bigint, unit: ScoreUnit): string =>
  unit === 'usdCents' ? formatDollars({ numerator: score, denominator: 100n }) : formatWhole(score);
