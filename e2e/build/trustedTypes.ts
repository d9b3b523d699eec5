import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The policy through which the reader of Markdown has the browser read a character reference, such as `&amp;`. */
export const characterReferencePolicy = 'character-references';

const OWN_SCRIPT = fileURLToPath(new URL('../../src/lib/ownScript.ts', import.meta.url));

const READ = 'element.innerHTML = characterReference';

/** Nothing but a reference becomes HTML, and a reference is one character of text. */
const referencePolicy = `
const reference = (text) => {
  if (!/^&[a-zA-Z0-9]+;$/.test(text)) throw new TypeError('Not a character reference');
  return text;
};
const policy = globalThis.trustedTypes?.createPolicy('${characterReferencePolicy}', { createHTML: reference }) ?? { createHTML: reference };
`;

/** @throws when a library has changed, so that what it does would be refused by the browser instead. */
const replaced = (code: string, text: string, by: string, id: string): string => {
  if (!code.includes(text)) throw new Error(`${id} no longer has "${text}": look at it under Trusted Types.`);
  return code.replace(text, by);
};

/**
 * In a built page the browser takes no text as HTML and none as the address of a script. Two places have to make such
 * values nevertheless, each through a policy of its own that lets through nothing else: workers, and named characters in
 * Markdown.
 */
export const trustedTypes = (): Plugin => ({
  name: 'trusted-types',
  apply: 'build',
  transform: {
    order: 'post',
    handler(code, id) {
      if (/[?&]worker(?:&|$)/.test(id)) {
        const script = `import { ownScript } from ${JSON.stringify(OWN_SCRIPT)};\n`;
        return {
          code: script + code.replace(/new Worker\(\s*((?:"[^"]*"|'[^']*'|`[^`]*`))/, 'new Worker(ownScript($1)'),
          map: null,
        };
      }
      if (/[\\/]decode-named-character-reference[\\/]index\.dom\.js/.test(id))
        return {
          code: referencePolicy + replaced(code, READ, 'element.innerHTML = policy.createHTML(characterReference)', id),
          map: null,
        };
      return undefined;
    },
  },
});
