/** Spreadsheets run these as formulas, full-width forms and leading blanks included; signed numbers are safe. */
const isFormula = (field: string): boolean =>
  /^[\s\p{C}\p{Z}=+\-@＝＋－＠﹢﹣﹦﹫]/u.test(field) && !/^[+-]?\d*\.?\d+$/.test(field);

const fieldText = (field: string): string => {
  const harmless = isFormula(field) ? `'${field}` : field;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** RFC 4180. An apostrophe, invisible in spreadsheets, disarms formulas. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(fieldText).join(',')}\r\n`).join('');

/** Without this mark, Excel reads UTF-8 as a local encoding. */
export const UTF8_MARK = '\uFEFF';
