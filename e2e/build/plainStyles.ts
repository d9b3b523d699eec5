import type { PluginObj, types as BabelTypes } from '@babel/core';

/** Styles without the indentation that only their writers need. */
export const plainStyles = ({ types }: { types: typeof BabelTypes }): PluginObj => {
  const isOfStyles = (tag: BabelTypes.Node): boolean =>
    types.isIdentifier(tag)
      ? /^(?:styled|css|keyframes)$/.test(tag.name)
      : types.isMemberExpression(tag)
        ? isOfStyles(tag.object)
        : types.isCallExpression(tag) && isOfStyles(tag.callee);
  return {
    visitor: {
      TaggedTemplateExpression: ({ node }) => {
        if (!isOfStyles(node.tag)) return;
        for (const { value } of node.quasi.quasis) {
          const short = value.raw.replace(/\s*\n\s*/g, '\n').replace(/([;{}])\n/g, '$1');
          Object.assign(value, { raw: short, cooked: short });
        }
      },
    },
  };
};
