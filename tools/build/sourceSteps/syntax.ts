import type { ESTree } from 'vite';

export type Node = ESTree.Node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** In source order, outer nodes first. */
export const walk = (node: Node, visit: (node: Node) => void): void => {
  visit(node);
  for (const value of Object.values(node) as readonly unknown[]) {
    if (Array.isArray(value)) {
      for (const item of value as readonly unknown[]) if (isNode(item)) walk(item, visit);
    } else if (isNode(value)) walk(value, visit);
  }
};

/** Includes the position in the file. */
export const syntaxError = (file: string, code: string, { start }: Node, message: string): Error =>
  new Error(`${file}:${code.slice(0, start).split('\n').length}: ${message}`);

export const nameOf = (node: Node | undefined): string | undefined =>
  node?.type === 'Identifier' || node?.type === 'JSXIdentifier' ? node.name : undefined;

export const stringOf = (node: Node | null | undefined): string | undefined => {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type === 'JSXExpressionContainer') return stringOf(node.expression);
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
};
