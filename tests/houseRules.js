/** Rules of this repository that oxlint does not have itself. */
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

export default {
  meta: { name: 'house' },
  rules: {
    'named-exports': forbid('ExportDefaultDeclaration', 'Named exports only.'),
    'no-enums': forbid('TSEnumDeclaration', 'Use a union of string literals.'),
    'no-angle-brackets': forbid('TSTypeAssertion', 'Write "as" after the value.'),
    'no-switched-off-rule': noSwitchedOffRule,
  },
};
