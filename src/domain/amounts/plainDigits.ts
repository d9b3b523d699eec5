const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Unicode assigns the digits of a script in order from its zero, ten by ten. */
const digitValue = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
};

/** Converts full-width, Arabic, Indic and other digits and marks to ASCII: "１２。５" is "12.5". */
export const plainFigure = (text: string): string =>
  text
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[。｡٫]/g, '.')
    .replace(/[、､،٬]/g, ',')
    .replace(/[^\P{Nd}0-9]/gu, digitValue);
