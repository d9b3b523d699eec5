import { readFileSync } from 'node:fs';

const { words, openings } = JSON.parse(readFileSync(new URL('words.json', import.meta.url), 'utf8'));

/** Lower case: `isThere`, `IS_THERE` and `is-there` have the same two. */
const partsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '');

const spaced = (parts) => ` ${parts.join(' ')} `;
const isIn =
  (place) =>
  ({ where }) =>
    where.includes(place);

const BANNED_NAMES = words
  .filter(isIn('identifiers'))
  .map(({ word, use }) => ({ word, use, text: spaced(partsOf(word)) }));
const escaped = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const BANNED_IN_COMMENTS = words.filter(isIn('comments')).map(({ word, use }) => ({
  word,
  use,
  pattern: new RegExp(`\\b(?:${escaped(word)}|${escaped(word[0].toUpperCase() + word.slice(1))})\\b`),
}));
const BANNED_OPENINGS = new Map(openings.filter(isIn('comments')).map(({ word, use }) => [word, use]));

/** @param options `allow`: stored field names, which cannot change */
export const plainNames = {
  meta: { schema: [{ type: 'object' }] },
  create: (context) => {
    const allowed = new Set(context.options[0]?.allow ?? []);
    return {
      Identifier: (node) => {
        if (allowed.has(node.name)) return;
        const text = spaced(partsOf(node.name));
        const banned = BANNED_NAMES.find((entry) => text.includes(entry.text));
        if (banned) context.report({ node, message: `"${node.name}" has "${banned.word}". Use: ${banned.use}.` });
      },
    };
  },
};

/** Names in backticks, and lines of a comment, are no part of its words. */
const proseOf = (comment) => comment.replace(/`[^`]*`/g, '').replace(/\n\s*\*?\s*/g, ' ');

const bannedIn = (comment) => BANNED_IN_COMMENTS.find(({ pattern }) => pattern.test(proseOf(comment)));

const STYLE_COMMENT = /\/\*([\s\S]*?)\*\//g;

export const plainComments = {
  create: (context) => ({
    Program: () => {
      let lastLine = -1;
      for (const comment of context.sourceCode.getAllComments()) {
        const { start, end } = comment.loc;
        // Later lines of a comment open no sentence.
        const continues = comment.type === 'Line' && start.line === lastLine + 1;
        lastLine = comment.type === 'Line' ? end.line : -1;
        const [opening = ''] = /[A-Za-z]+/.exec(comment.value.replace(/^[\s*]+/, '').split(/\s/)[0] ?? '') ?? [];
        const use = continues ? undefined : BANNED_OPENINGS.get(opening);
        if (use) context.report({ loc: comment.loc, message: `A comment begins with "${opening}". Use: ${use}.` });
        const banned = bannedIn(comment.value);
        if (banned)
          context.report({ loc: comment.loc, message: `A comment has "${banned.word}". Use: ${banned.use}.` });
      }
    },
    TemplateElement: (node) => {
      for (const [, comment] of node.value.raw.matchAll(STYLE_COMMENT)) {
        const opening = BANNED_OPENINGS.get(comment.trim().split(/\s/)[0]);
        if (opening) context.report({ node, message: `A comment of styles needs another opening: ${opening}.` });
        const banned = bannedIn(comment);
        if (banned) context.report({ node, message: `A comment of styles has "${banned.word}". Use: ${banned.use}.` });
      }
    },
  }),
};
