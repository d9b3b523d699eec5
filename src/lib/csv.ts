/**
 * True for text that spreadsheets run as a formula, also in full-width form or after blanks. Signed numbers are safe.
 */
const isFormula = (field: string): boolean =>
  /^[\s\p{C}\p{Z}=+\-@＝＋－＠﹢﹣﹦﹫]/u.test(field) && !/^[+-]?\d*\.?\d+$/.test(field);

const fieldText = (field: string): string => {
  const harmless = isFormula(field) ? `'${field}` : field;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** CSV by RFC 4180. An apostrophe, which spreadsheets hide, disarms formulas. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(fieldText).join(',')}\r\n`).join('');

/** Excel reads UTF-8 as a local encoding if this mark is missing. */
export const UTF8_MARK = '\uFEFF';
