const MAX_FORMATTED = 20_000;
/** The time to pair emphasis marks grows with the square of their number. */
const MAX_SIGNS = 500;

/** Invisible characters that change the direction of the text around them. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Text without Unicode's direction characters, which reorder the text around them. */
export const withoutTurns = (text: string): string => text.replace(TURNING, '');

/** True up to 20,000 characters, and 500 emphasis marks in each paragraph. */
export const isFormattable = (markdown: string): boolean =>
  markdown.length <= MAX_FORMATTED &&
  markdown.split(/\n\s*\n/).every((block) => block.replace(/[^*_]/g, '').length <= MAX_SIGNS);

/** Link to http or https. A user name or password is refused, because it could pass for a host. */
export const webLink = (url: string): { readonly href: string; readonly host: string } | undefined => {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const isWeb = parsed?.protocol === 'https:' || parsed?.protocol === 'http:';
  return parsed && isWeb && parsed.username === '' && parsed.password === ''
    ? { href: parsed.href, host: parsed.host }
    : undefined;
};
