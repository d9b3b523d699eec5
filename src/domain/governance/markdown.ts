/** Longest text that is formatted, in characters. */
const MAX_FORMATTED = 20_000;
/** Signs of emphasis in one block of text: the time to pair them grows with their square. */
const MAX_SIGNS = 500;

/** What turns the text around it, and is not seen. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Text without the signs that turn the direction of what stands around them. */
export const withoutTurns = (text: string): string => text.replace(TURNING, '');

/** Whether a text of somebody unknown can be formatted at once; others are shown as they are. */
export const isFormattable = (markdown: string): boolean =>
  markdown.length <= MAX_FORMATTED &&
  markdown.split(/\n\s*\n/).every((block) => block.replace(/[^*_]/g, '').length <= MAX_SIGNS);

/** A link that may be followed: of the web, without a name and a password that could pass for a host. */
export const webLink = (url: string): { readonly href: string; readonly host: string } | undefined => {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const isWeb = parsed?.protocol === 'https:' || parsed?.protocol === 'http:';
  return parsed && isWeb && parsed.username === '' && parsed.password === ''
    ? { href: parsed.href, host: parsed.host }
    : undefined;
};
