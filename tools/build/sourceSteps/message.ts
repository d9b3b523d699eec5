import type { Node } from './syntax.ts';

export type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string; readonly node: Node }
  | { readonly kind: 'element'; readonly name: string; readonly node: Node; readonly children: readonly Token[] }
  | {
      readonly kind: 'choice';
      readonly format: string;
      readonly name: string;
      readonly node: Node;
      readonly options: ReadonlyMap<string, string | readonly Token[]>;
      readonly offset: string | undefined;
    };

/** ICU MessageFormat, and the source nodes that it refers to. */
export interface Message {
  readonly text: string;
  readonly values: ReadonlyMap<string, Node>;
  readonly elements: ReadonlyMap<string, Node>;
}

/** Names and form of `lingui extract`. */
export const messageOf = (tokens: readonly Token[]): Message => {
  const values = new Map<string, Node>();
  const elements = new Map<string, Node>();
  const textOf = (token: Token): string => {
    if (token.kind === 'text') return token.text;
    if (token.kind === 'element') {
      elements.set(token.name, token.node);
      const text = token.children.map(textOf).join('');
      return token.children.length > 0 ? `<${token.name}>${text}</${token.name}>` : `<${token.name}/>`;
    }
    values.set(token.name, token.node);
    if (token.kind === 'value') return `{${token.name}}`;
    const options = [...token.options].map(([name, option]) => {
      const text = typeof option === 'string' ? option : option.map(textOf).join('');
      return `${name} {${text}}`;
    });
    const offset = token.offset === undefined ? [] : [`offset:${token.offset}`];
    return `{${token.name}, ${token.format}, ${[...offset, ...options].join(' ')}}`;
  };
  const text = tokens.map(textOf).join('');
  return { text, values, elements };
};
