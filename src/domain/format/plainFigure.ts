import { separators, type Separators } from './separators.ts';

const escaped = (sign: string): string => sign.replace(/[.*+?^${}()|[\]\\]/, '\\$&');

/** "22,139.5 USDC" without its thousands separators. Text with no figure, or several, is unchanged. */
export const plainFigure = (text: string, { thousands, point }: Separators = separators): string => {
  const group = escaped(thousands);
  const end = `$|[^\\d.,]|${escaped(point)}\\d+(?:$|[^\\d.,])`;
  const figure = new RegExp(`(^|[^\\d.,])(\\d{1,3}(?:${group}\\d{3})+)(?=${end})`);
  const [, before, grouped = ''] = figure.exec(text) ?? [];
  const others = text.replace(/[\d.,]+/, '');
  if (before === undefined || /\d/.test(others)) return text;
  return text.replace(grouped, grouped.replaceAll(thousands, ''));
};
