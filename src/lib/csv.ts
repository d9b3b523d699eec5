/** A field that a spreadsheet would run as a formula. A number with its sign is none. */
const isFormula = (field: string): boolean => /^[=+\-@\t\r]/.test(field) && !/^[+-]?[\d.]+$/.test(field);

const fieldText = (field: string): string => {
  const harmless = isFormula(field) ? `'${field}` : field;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** Rows as RFC 4180 has them. Fields that would be formulas get an apostrophe, which spreadsheets do not show. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(fieldText).join(',')}\r\n`).join('');
