/** True for a field that a spreadsheet would run as a formula. A signed number is safe. */
const isFormula = (field: string): boolean => /^[=+\-@\t\r]/.test(field) && !/^[+-]?[\d.]+$/.test(field);

const fieldText = (field: string): string => {
  const harmless = isFormula(field) ? `'${field}` : field;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** CSV text (RFC 4180). Fields that would be formulas get an apostrophe, which spreadsheets do not show. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(fieldText).join(',')}\r\n`).join('');
