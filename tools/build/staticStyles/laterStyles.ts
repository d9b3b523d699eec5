/** In order, with the component's class; empty for global rules. */
export type Rules = readonly (readonly [name: string, rule: string])[];

/** Quoted in a script, or of an element in a frame. */
export const namedIn = (text: string): ReadonlySet<string> => new Set(text.match(/\b[A-Za-z]{4}\d+\b/g));

const written = (rules: Rules): string => rules.map(([, text]) => text.replaceAll(';}', '}')).join('');

/** @param texts scripts that visits begin with, and frames */
export const pageStyles = (rules: Rules, texts: readonly string[]): string => {
  const named = namedIn(texts.join('\n'));
  return written(rules.filter(([name]) => name === '' || named.has(name)));
};

/**
 * Adds the styles of what a later script draws, after all others, as in development. Styles set by script need no
 * policy. @param inPage classes of the frames
 */
export const withOwnStyles = (code: string, rules: Rules, inPage: ReadonlySet<string>): string => {
  const named = namedIn(code);
  const own = written(rules.filter(([name]) => named.has(name) && !inPage.has(name)));
  if (own === '') return code;
  // At the end, so that positions of a source map stay.
  return `${code}\n{const sheet=new CSSStyleSheet();sheet.replaceSync(${JSON.stringify(own)});document.adoptedStyleSheets.push(sheet)}\n`;
};
