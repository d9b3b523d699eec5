/** In order, with the component's class; empty for global rules. */
export type Rules = readonly (readonly [name: string, rule: string])[];

/** Quoted in a script, or of an element in a frame. */
export const namedIn = (text: string): ReadonlySet<string> => new Set(text.match(/\b[A-Za-z]{4}\d+\b/g));

const short = (rule: string): string => rule.replaceAll(';}', '}');

const written = (rules: Rules): string => rules.map(([, rule]) => short(rule)).join('');

export interface FirstStyles {
  /** A line per rule that the frames are painted with. */
  readonly ofFrames: string;
  /**
   * One line per rule of the first pages, empty if the rule is in the document; `src/lib/restOfStyles.ts` joins both.
   */
  readonly rest: string;
}

/** @param texts scripts that visits begin with, and frames @param painted rules of the frames */
export const firstStyles = (rules: Rules, texts: readonly string[], painted: ReadonlySet<string>): FirstStyles => {
  const named = namedIn(texts.join('\n'));
  const first = rules.filter(([name]) => name === '' || named.has(name));
  const lines = first.map(([, rule]) => ({ line: short(rule), isPainted: painted.has(rule) }));
  return {
    ofFrames: lines.flatMap(({ line, isPainted }) => (isPainted ? [line] : [])).join('\n'),
    rest: lines.map(({ line, isPainted }) => (isPainted ? '' : line)).join('\n'),
  };
};

/**
 * Adds styles of a script that loads later, after all others, as in development. The content policy does not apply to
 * styles that a script sets. @param inPage classes of the frames
 */
export const withOwnStyles = (code: string, rules: Rules, inPage: ReadonlySet<string>): string => {
  const named = namedIn(code);
  const own = written(rules.filter(([name]) => named.has(name) && !inPage.has(name)));
  if (own === '') return code;
  // At the end, so that positions of a source map stay.
  return `${code}\n{const sheet=new CSSStyleSheet();sheet.replaceSync(${JSON.stringify(own)});document.adoptedStyleSheets.push(sheet)}\n`;
};
