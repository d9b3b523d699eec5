/** Rules in their order, each with the class of its component; the class is empty for global rules. */
export type Rules = readonly (readonly [name: string, rule: string])[];

/** Class names in a text: quoted in a script, or of an element in a frame. */
export const namedIn = (text: string): ReadonlySet<string> => new Set(text.match(/\b[A-Za-z]{4}\d+\b/g));

const written = (rules: Rules): string => rules.map(([, text]) => text.replaceAll(';}', '}')).join('');

/** Styles for the page itself. @param texts the scripts that visits begin with, and the frames */
export const pageStyles = (rules: Rules, texts: readonly string[]): string => {
  const named = namedIn(texts.join('\n'));
  return written(rules.filter(([name]) => name === '' || named.has(name)));
};

/**
 * A script that comes later, with the styles of what it draws: few visits need them. They come after all that are there, as
 * in development, where a component's rules are made when it is. What a script sets this way no content policy hinders.
 * @param inPage classes of the frames, whose styles the page has
 */
export const withOwnStyles = (code: string, rules: Rules, inPage: ReadonlySet<string>): string => {
  const named = namedIn(code);
  const own = written(rules.filter(([name]) => named.has(name) && !inPage.has(name)));
  if (own === '') return code;
  // At the end, so that the places that a source map names stay.
  return `${code}\n{const sheet=new CSSStyleSheet();sheet.replaceSync(${JSON.stringify(own)});document.adoptedStyleSheets.push(sheet)}\n`;
};
