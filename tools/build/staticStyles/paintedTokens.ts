export interface SplitTokens {
  /** All but the other tokens. */
  readonly painted: string;
  /** Tokens that nothing reads before the application draws, in one line. */
  readonly others: string;
}

const DEFINITION = /^\s*(--[\w-]+):(.*)$/s;

/** Declarations that fit, without the rules and at-rules that they leave empty. */
const only = (css: string, fits: (declaration: string) => boolean): string =>
  css
    .replace(
      /([^{}]*)\{([^{}]*)\}/g,
      (_, prelude: string, body: string) => `${prelude}{${body.split(';').filter(fits).join(';')}}`,
    )
    .replace(/[^{}]+\{\}/g, '')
    .replace(/[^{}]+\{\}/g, '');

const readIn = (text: string): readonly string[] => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** @param css minified theme @param document styles, frames and scripts of the document */
export const splitTokens = (css: string, document: string): SplitTokens => {
  const definitions = [...css.matchAll(/[^{};]+/g)].flatMap(([declaration]) => {
    const [, name, value = ''] = DEFINITION.exec(declaration) ?? [];
    return name === undefined ? [] : [{ name, value }];
  });
  const read = new Set([...readIn(document), ...readIn(only(css, (declaration) => !DEFINITION.test(declaration)))]);
  for (const token of read)
    for (const { name, value } of definitions) if (name === token) for (const each of readIn(value)) read.add(each);
  const isOther = (declaration: string): boolean => {
    const [, name] = DEFINITION.exec(declaration) ?? [];
    return name !== undefined && !read.has(name);
  };
  return {
    painted: only(css, (declaration) => !isOther(declaration)),
    others: only(css, isOther).replaceAll('\n', ''),
  };
};
