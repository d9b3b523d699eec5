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

interface Rules {
  readonly createScriptURL: (text: string) => string;
}

/** What is used of Trusted Types, which not every browser has. What a policy makes passes for the text it was made of. */
interface WithTrustedTypes {
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Rules) => Rules };
}

let policy: Rules | undefined;

/**
 * The address of a script of the application, for a worker: a file of the build at this origin and nowhere else. Browsers
 * without Trusted Types get it as text, checked likewise.
 * @throws TypeError for every other address
 */
export const ownScript = (text: string): string => {
  const { trustedTypes } = globalThis as WithTrustedTypes;
  policy ??= trustedTypes?.createPolicy(OWN_SCRIPTS, { createScriptURL: checked }) ?? { createScriptURL: checked };
  return policy.createScriptURL(text);
};
