/** The only Trusted Types policy for script URLs; the content security policy lists it. */
export const OWN_SCRIPTS = 'own-scripts';

const FILE = /^(?:assets\/[\w-]+|sw)\.js$/;

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

interface WithTrustedTypes {
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Rules) => Rules };
}

let policy: Rules | undefined;

/**
 * URL of a worker's script: only a file of the build at this origin, also without Trusted Types.
 * @throws TypeError for every other URL
 */
export const ownScript = (text: string): string => {
  const { trustedTypes } = globalThis as WithTrustedTypes;
  policy ??= trustedTypes?.createPolicy(OWN_SCRIPTS, { createScriptURL: checked }) ?? { createScriptURL: checked };
  return policy.createScriptURL(text);
};
