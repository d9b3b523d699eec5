import { plainComments, plainNames } from './plainWords.js';

/** Rules that oxlint lacks. */
const forbid = (selector, message) => ({
  create: (context) => ({ [selector]: (node) => context.report({ node, message }) }),
});

const noSwitchedOffRule = {
  create: (context) => ({
    Program: () => {
      const comment = context.sourceCode.getAllComments().find(({ value }) => /^\s*(es|ox)lint-disable/.test(value));
      // A report could be switched off by the same comment.
      if (comment !== undefined) throw new Error(`No rule is switched off: "${comment.value.trim()}"`);
    },
  }),
};

/** Variable in scope; undefined if it is not of this file. */
const findVariable = (scope, name) =>
  scope === null ? undefined : (scope.set.get(name) ?? findVariable(scope.upper, name));

const isOfTypes = ({ identifier }) => /^TS(TypeQuery|QualifiedName)$/.test(identifier.parent.type);

/** A value that only a type names (`typeof`) is unused at run time. */
const noValueForTypes = {
  create: (context) => ({
    'TSTypeQuery[exprName.type="Identifier"]': ({ exprName }) => {
      const variable = findVariable(context.sourceCode.getScope(exprName), exprName.name);
      const [definition] = variable?.defs ?? [];
      if (definition?.type !== 'Variable' || definition.parent.parent.type === 'ExportNamedDeclaration') return;
      if (definition.parent.declare === true) return;
      const reads = variable.references.filter((reference) => !reference.init);
      if (reads.every(isOfTypes)) {
        context.report({ node: definition.name, message: `"${exprName.name}" is used only as a type.` });
      }
    },
  }),
};

const isFunction = ({ type }) => /Function/.test(type);

const enclosingFunction = (node) => {
  let at = node.parent;
  while (at && !isFunction(at)) at = at.parent;
  return at;
};

/** A component, a hook, or memoized code in one. */
const isRendering = ({ id, parent }) => {
  const name = id?.name ?? (parent.type === 'VariableDeclarator' ? parent.id.name : undefined);
  return /^(use)?[A-Z]/.test(name ?? '') || (parent.type === 'CallExpression' && parent.callee.name === 'useMemo');
};

/** Calls are encoded on the click: while rendering, typed text may be invalid. */
const noPlanWhileRendering = {
  create: (context) => ({
    'CallExpression[callee.name=/^plan[A-Z]/]': (node) => {
      // `planOf` returns a plan's maker; a ticket's order comes from a quote, which fits the book.
      if (/^plan(Of|TicketOrder)$/.test(node.callee.name)) return;
      const caller = enclosingFunction(node);
      if (caller && isRendering(caller)) {
        context.report({ node, message: 'Plans are made on the press: () => plan...().' });
      }
    },
  }),
};

/** An unconditional self-render never ends; a conditional one may, as a tree does. */
const noEndlessComponent = {
  create: (context) => ({
    'FunctionDeclaration[id] > BlockStatement > ReturnStatement > JSXElement': ({ openingElement, parent }) => {
      const { body, parent: component } = parent.parent;
      const isConditional = body.some(({ type }) => type === 'IfStatement');
      if (openingElement.name.name === component.id.name && !isConditional) {
        context.report({ node: openingElement, message: `${component.id.name} renders itself without an end.` });
      }
    },
  }),
};

const isDocumented = ({ loc }, comments) =>
  comments.some(
    ({ type, value, loc: at }) => type === 'Block' && value.startsWith('*') && at.end.line === loc.start.line - 1,
  );

/** A type guard has its type as documentation. */
const isTypeGuard = ({ returnType }) => returnType?.typeAnnotation.type === 'TSTypePredicate';

/** Exported functions have a docstring: units, rounding, undefined and error cases, source. */
const documentedFunctions = {
  create: (context) => ({
    ExportNamedDeclaration: (node) => {
      const { declaration } = node;
      const values = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
      const functions = [declaration, ...values.map(({ init }) => init)].filter((value) => value && isFunction(value));
      if (functions.every(isTypeGuard) || isDocumented(node, context.sourceCode.getAllComments())) return;
      context.report({ node, message: 'A docstring names units, rounding, undefined and error cases, or the source.' });
    },
  }),
};

const TEXT_FIELDS = /^(input|textarea)$/;
const WITHOUT_TEXT = /^(checkbox|file|radio|range)$/;

/**
 * Only `Entry.tsx` and `AreaEntry.tsx` of `ui/fields` take text: they leave an input method's composition to the
 * browser.
 */
const noBareField = {
  create: (context) => {
    const report = (node) => context.report({ node, message: 'Type text into InputEntry or AreaEntry.' });
    return {
      JSXOpeningElement: (node) => {
        if (!TEXT_FIELDS.test(node.name.name)) return;
        const type = node.attributes.find(({ name }) => name?.name === 'type')?.value?.value;
        if (!WITHOUT_TEXT.test(type)) report(node);
      },
      'MemberExpression[object.name="styled"][property.name=/^(input|textarea)$/]': report,
    };
  },
};

const OWN_MODULE = /^#|(^|\/)src\//;

/** The named module of `vi.mock('...')` and `vi.mock(import('...'))`; undefined for a computed name. */
const mockedModule = ([module]) => (module?.type === 'ImportExpression' ? module.source : module)?.value;

/** A test runs its modules with real inputs: a mock would stay the same when they change. */
const noMockedModule = {
  create: (context) => ({
    'CallExpression[callee.object.name="vi"][callee.property.name=/^(mock|doMock)$/]': (node) => {
      if (!OWN_MODULE.test(mockedModule(node.arguments) ?? '#')) return;
      const message = 'Run the real module: configure its variables, answer its requests, or pass its part in.';
      context.report({ node, message });
    },
  }),
};

export default {
  meta: { name: 'house' },
  rules: {
    'documented-functions': documentedFunctions,
    'named-exports': forbid('ExportDefaultDeclaration', 'Named exports only.'),
    'no-bare-field': noBareField,
    'no-endless-component': noEndlessComponent,
    'no-enums': forbid('TSEnumDeclaration', 'Use a union of string literals.'),
    'no-angle-brackets': forbid('TSTypeAssertion', 'Write "as" after the value.'),
    'no-mocked-module': noMockedModule,
    'no-plan-while-rendering': noPlanWhileRendering,
    'no-switched-off-rule': noSwitchedOffRule,
    'no-value-for-types': noValueForTypes,
    'plain-comments': plainComments,
    'plain-names': plainNames,
    'within-the-project': forbid('Program', 'tsconfig.json does not include this file.'),
  },
};
