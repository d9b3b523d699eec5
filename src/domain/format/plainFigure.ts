import { separators } from './separators.ts';
import type { Separators } from './separators.ts';

const escaped = (sign: string): string => sign.replace(/[.*+?^${}()|[\]\\]/, '\\$&');

/**
 * Removes the thousands separators from a figure on screen, such as "22,139.5 USDC", so that a copy means the same
 * everywhere. Returns other text, and text with several figures, unchanged.
 */
export const plainFigure = (text: string, { thousands, point }: Separators = separators): string => {
  const group = escaped(thousands);
  const end = `$|[^\\d.,]|${escaped(point)}\\d+(?:$|[^\\d.,])`;
  const figure = new RegExp(`(^|[^\\d.,])(\\d{1,3}(?:${group}\\d{3})+)(?=${end})`);
  const [, before, grouped = ''] = figure.exec(text) ?? [];
  const others = text.replace(/[\d.,]+/, '');
  if (before === undefined || /\d/.test(others)) return text;
  return text.replace(grouped, grouped.replaceAll(thousands, ''));
};
