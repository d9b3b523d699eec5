/** A spreadsheet runs these as formulas; signed numbers are safe. */
const isFormula = (field: string): boolean => /^[=+\-@\t\r]/.test(field) && !/^[+-]?[\d.]+$/.test(field);

const fieldText = (field: string): string => {
  const harmless = isFormula(field) ? `'${field}` : field;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** RFC 4180. An apostrophe, invisible in spreadsheets, disarms formulas. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(fieldText).join(',')}\r\n`).join('');
