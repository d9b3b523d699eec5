const RISKY_START = String.raw`[\s\p{C}\p{Z}=+\-@＝＋－＠﹢﹣﹦﹫]`;
const formula = new RegExp(`^${RISKY_START}`, 'u');

/**
 * Spreadsheets of many languages split at semicolons, also within quotes that do not begin the row, and pasted text at
 * tabs and line breaks.
 */
const cellInside = new RegExp(`(?<=[;\\t\\r\\n])(?=${RISKY_START})`, 'gu');

/**
 * True for text that spreadsheets run as a formula, also in full-width form or after blanks. Signed numbers are safe.
 */
const isFormula = (field: string): boolean => formula.test(field) && !/^[+-]?\d*\.?\d+$/.test(field);

const fieldText = (field: string): string => {
  const harmless = (isFormula(field) ? `'${field}` : field).replaceAll(cellInside, "'");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** CSV by RFC 4180. An apostrophe, which spreadsheets hide, disarms formulas. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(fieldText).join(',')}\r\n`).join('');

/** Excel reads UTF-8 as a local encoding if this mark is missing. */
export const UTF8_MARK = '\uFEFF';
