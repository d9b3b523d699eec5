import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { NodePath, PluginObj, types as BabelTypes } from '@babel/core';

/** The module that stands in for the styling library in what is built. */
const RUNTIME = fileURLToPath(new URL('styledElement.ts', import.meta.url));
const LIBRARY = 'styled-components';

interface Options {
  /**
   * `collected`: components stay, with names of their own, and are listed for `collectStyles`. `written`: their styles are
   * left out, since they are in the page already, and their names remain.
   */
  readonly as: 'collected' | 'written';
  /** The folder that names are counted from. */
  readonly root: string;
}

interface Styled {
  readonly target: BabelTypes.Expression;
  readonly attributes: BabelTypes.Expression | undefined;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The class of a component: the same in every build of the same source, and short, since each stands in the page and in a
 * script. Those of a file begin alike, which compresses well. Two files that had the same letters would stop the build.
 */
const classOf = (file: string, ordinal: number): string => {
  const [...bytes] = createHash('sha256').update(file).digest().subarray(0, 4);
  return `${bytes.map((byte) => LETTERS[byte % LETTERS.length]).join('')}${ordinal}`;
};

/**
 * Styles that are the same for every element are no work for a browser: a build writes them into the page once, and the
 * components keep a class. What depends on an element is an attribute of it, so a style that asks for properties is refused.
 */
export const styleSteps = ({ types }: { types: typeof BabelTypes }, { as, root }: Options): PluginObj => {
  const read = (tag: BabelTypes.Expression): Styled | undefined => {
    if (types.isMemberExpression(tag) && types.isIdentifier(tag.object, { name: 'styled' }))
      return types.isIdentifier(tag.property)
        ? { target: types.stringLiteral(tag.property.name), attributes: undefined }
        : undefined;
    if (!types.isCallExpression(tag)) return undefined;
    const [given] = tag.arguments;
    if (!types.isExpression(given)) return undefined;
    if (types.isIdentifier(tag.callee, { name: 'styled' })) return { target: given, attributes: undefined };
    if (!types.isMemberExpression(tag.callee) || !types.isIdentifier(tag.callee.property, { name: 'attrs' }))
      return undefined;
    const inner = types.isExpression(tag.callee.object) ? read(tag.callee.object) : undefined;
    return inner && { ...inner, attributes: given };
  };
  /** Of the file at hand: its name, how many components it made so far, and whether it needs the module that makes them. */
  const at = { file: '', ordinal: 0, isNeeded: false };

  const replace = (path: NodePath<BabelTypes.TaggedTemplateExpression>): void => {
    const { tag, quasi } = path.node;
    if (types.isIdentifier(tag, { name: 'css' })) {
      if (as === 'written') path.replaceWith(types.stringLiteral(''));
      return;
    }
    const styled = types.isExpression(tag) ? read(tag) : undefined;
    if (!styled) return;
    if (quasi.expressions.some((part) => types.isFunction(part)))
      throw path.buildCodeFrameError('A style cannot depend on properties: use an attribute, as in data-size.');
    at.ordinal += 1;
    const name = types.stringLiteral(classOf(at.file, at.ordinal));
    if (as === 'collected') {
      const config = types.objectExpression([types.objectProperty(types.identifier('componentId'), name)]);
      const named = types.callExpression(types.memberExpression(tag, types.identifier('withConfig')), [config]);
      const list = types.memberExpression(types.identifier('globalThis'), types.identifier('styledComponents'));
      const add = types.memberExpression(list, types.identifier('add'));
      const made = types.taggedTemplateExpression(named, quasi);
      path.replaceWith(types.callExpression(add, [name, made, types.stringLiteral(at.file)]));
      path.skip();
      return;
    }
    at.isNeeded = true;
    const made = types.callExpression(types.identifier('styledElement'), [
      styled.target,
      name,
      ...(styled.attributes ? [styled.attributes] : []),
    ]);
    path.replaceWith(types.addComment(made, 'leading', '#__PURE__'));
  };

  return {
    visitor: {
      Program: {
        enter: (program, { filename }) => {
          Object.assign(at, { file: (filename ?? '').replace(root, ''), ordinal: 0, isNeeded: false });
          const libraries = program.get('body').filter((line) => line.isImportDeclaration());
          const library = libraries.find(({ node }) => node.source.value === LIBRARY && node.importKind !== 'type');
          if (!library) return;
          program.traverse({ TaggedTemplateExpression: replace });
          if (as === 'collected') return;
          const name = types.identifier('styledElement');
          if (at.isNeeded)
            library.replaceWith(
              types.importDeclaration([types.importSpecifier(name, name)], types.stringLiteral(RUNTIME)),
            );
          else library.remove();
        },
      },
    },
  };
};
