import { envSchema, type Variable } from '#config/envSchema.ts';

/** Lines around the table in `docs/operate.md`. */
export const MARKS = ['<!-- variables: npm run docs -->', '<!-- end of variables -->'] as const;

const variables: readonly Variable<unknown>[] = Object.values(envSchema);

const FIRST_SENTENCE_END = /(?<=\.) (?=[A-Z"])/;
const VARIABLE = /^(?:# )?(VITE_\w+)=$/gm;

/** Excludes the final period. */
const firstSentence = (paragraph: string): string => {
  const comment = paragraph
    .split('\n')
    .filter((line) => /^# (?!VITE_|[[{])/.test(line))
    .map((line) => line.slice(2))
    .join(' ');
  return (comment.split(FIRST_SENTENCE_END)[0] ?? '').replace(/\.$/, '');
};

const fallbackText = ({ fallback, isRequired }: Variable<unknown>): string => {
  if (isRequired) return 'required';
  const values = Array.isArray(fallback) ? fallback.map(String) : [String(fallback ?? '')];
  return values.map((value) => (value === '' ? 'none' : `\`${value}\``)).join(', ') || 'none';
};

const padded = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const [head = '', ...body] = rows.map((row) => line(row.map((cell, column) => cell.padEnd(widths[column] ?? 0))));
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body];
};

/** Meanings from `.env.example`, defaults from the schema. */
export const variableTable = (example: string): string => {
  const rows = example.split('\n\n').flatMap((paragraph) => {
    const names = [...paragraph.matchAll(VARIABLE)].map(([, name = '']) => name);
    const named = variables.filter(({ name }) => names.includes(name));
    const defaults = new Set(named.map(fallbackText));
    const meaning = firstSentence(paragraph).replaceAll('|', '\\|');
    return named.length === 0
      ? []
      : [[names.map((name) => `\`${name}\``).join(', '), meaning, [...defaults].join('; ')]];
  });
  return padded([['Variable', 'Meaning', 'Default'], ...rows]).join('\n');
};

/** @throws without the marks */
export const withVariableTable = (document: string, example: string): string => {
  const [start, end] = MARKS.map((mark) => document.indexOf(mark)) as [number, number];
  if (start < 0 || end < start) throw new Error(`The document lacks the marks ${MARKS.join(' and ')}.`);
  return `${document.slice(0, start + MARKS[0].length)}\n\n${variableTable(example)}\n\n${document.slice(end)}`;
};
