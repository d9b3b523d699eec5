import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** For references in Markdown, such as `&amp;`, which the browser decodes. */
export const characterReferencePolicy = 'character-references';

const OWN_SCRIPT = fileURLToPath(new URL('../../src/lib/ownScript.ts', import.meta.url));

const READ = 'element.innerHTML = characterReference';

/** Accepts only a character reference as HTML: one character of text. */
const referencePolicy = `
const reference = (text) => {
  if (!/^&[a-zA-Z0-9]+;$/.test(text)) throw new TypeError('Not a character reference');
  return text;
};
const policy = globalThis.trustedTypes?.createPolicy('${characterReferencePolicy}', { createHTML: reference }) ?? { createHTML: reference };
`;

/** Vite's output for an imported worker. */
const NEW_WORKER = /new Worker\(\s*([^]+?),(?=\s*\{)/;

/** @throws if the code has changed, since the browser would refuse its values */
const replaced = (code: string, text: string | RegExp, by: string, id: string): string => {
  const changed = code.replace(text, by);
  if (changed === code) throw new Error(`${id} no longer has ${String(text)}: look at it under Trusted Types.`);
  return changed;
};

/**
 * No text becomes HTML or a script's address, except by two strict policies: for workers, and named characters in
 * Markdown.
 */
export const trustedTypes = (): Plugin => ({
  name: 'trusted-types',
  apply: 'build',
  transform: {
    order: 'post',
    handler(code, id) {
      if (/[?&]worker(?:&|$)/.test(id)) {
        const started = replaced(code, NEW_WORKER, 'new Worker(ownScript($1),', id);
        return { code: `import { ownScript } from ${JSON.stringify(OWN_SCRIPT)};\n${started}`, map: null };
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
