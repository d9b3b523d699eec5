import type { TrustedTypePolicyFactory, TrustedScriptURL } from 'trusted-types/lib';

/** The one policy that makes addresses of scripts (Trusted Types); the content security policy names it. */
export const OWN_SCRIPTS = 'own-scripts';

const FILE = /^(?:assets\/[\w-]+|sw)\.js$/;

/** The folder the application is served from, with a slash at its end. */
const home = (): string => new URL(import.meta.env.BASE_URL, document.baseURI).href;

const checked = (text: string): string => {
  const { href } = new URL(text, document.baseURI);
  const folder = home();
  if (!href.startsWith(folder) || !FILE.test(href.slice(folder.length)))
    throw new TypeError(`Not a script of the application: ${text}`);
  return href;
};

let policy: { readonly createScriptURL: (text: string) => string | TrustedScriptURL } | undefined;

/**
 * The address of a script of the application, for a worker: a file of the build at this origin and nowhere else. Browsers
 * without Trusted Types get it as text, checked likewise.
 * @throws TypeError for every other address
 */
export const ownScript = (text: string): string => {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypePolicyFactory };
  policy ??= trustedTypes?.createPolicy(OWN_SCRIPTS, { createScriptURL: checked }) ?? { createScriptURL: checked };
  // What takes it is declared to take text.
  return policy.createScriptURL(text) as string;
};
