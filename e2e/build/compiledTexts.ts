import type { NodePath, PluginObj, types as BabelTypes } from '@babel/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/**
 * Compiles the texts where they are written, so each part brings its own and no catalog is loaded for the language they
 * are written in. A catalog of another language goes before them.
 */
export const compiledTexts = ({ types }: { types: typeof BabelTypes }): PluginObj => {
  const compile = ({ node }: NodePath<BabelTypes.ObjectExpression>): void => {
    if (node.leadingComments?.every(({ value }) => value.trim() !== 'i18n') ?? true) return;
    for (const property of node.properties) {
      if (!types.isObjectProperty(property) || !types.isStringLiteral(property.value)) continue;
      if (!types.isIdentifier(property.key, { name: 'message' })) continue;
      property.value = types.valueToNode(compileMessage(property.value.value));
    }
  };
  return { visitor: { Program: { exit: (program) => program.traverse({ ObjectExpression: compile }) } } };
};
