import { headersFor } from '../build/release/serverFiles.ts';

export type ServedHeaders = Readonly<Record<string, string>>;

/** Do not reach the page. */
const TRANSPORT: ReadonlySet<string> = new Set([
  'accept-ranges',
  'age',
  'alt-svc',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'server-timing',
  'transfer-encoding',
  'vary',
  'via',
]);
/** Hosts' names for requests and caches, which browsers ignore. */
const OF_HOST = /^(?:cf-|x-)/;
/** Similar names that browsers follow all the same. */
const FOLLOWED =
  /^x-(?:frame-options|xss-protection|content-type-options|content-security-policy|webkit-csp|dns-prefetch-control|sourcemap|robots-tag)/;

const CACHE = 'cache-control';
/** A browser asks the server before it uses its copy. */
const ASKS_AGAIN = /\b(?:no-cache|no-store|max-age=0)\b/;

const isHarmless = (name: string): boolean => TRANSPORT.has(name) || (OF_HOST.test(name) && !FOLLOWED.test(name));

const quoted = (value: string | undefined): string => (value === undefined ? 'not sent' : `"${value}"`);

/** Encoding of all texts; another one would make other text of the same bytes. */
const CHARSET = '(?:;\\s*charset="?utf-?8"?\\s*)?$';

const TYPES: readonly (readonly [end: string, expected: RegExp])[] = [
  ['.html', new RegExp(`^text/html${CHARSET}`, 'i')],
  ['.js', new RegExp(`^(?:text|application)/javascript${CHARSET}`, 'i')],
];

/** Reason why a content type is wrong for a file. */
const typeProblem = (file: string, type = ''): string | undefined => {
  const [, expected] = TYPES.find(([end]) => file.endsWith(end)) ?? [];
  return expected && !expected.test(type) ? `content-type: "${type}"` : undefined;
};

/**
 * In both directions. A file without a cache rule may be kept only if the browser revalidates it before each use.
 * @param path address from the server's root @param file the served file @returns a phrase per difference
 */
export const compareHeaders = (text: string, path: string, file: string, served: ServedHeaders): readonly string[] => {
  const own = new Map(Object.entries(headersFor(text, path)).map(([name, value]) => [name.toLowerCase(), value]));
  const different = [...own].flatMap(([name, value]) =>
    served[name] === value ? [] : [`header ${name}: ${quoted(served[name])}, and the build says "${value}"`],
  );
  const added = Object.entries(served).flatMap(([name, value]) => {
    if (own.has(name) || isHarmless(name) || (name === CACHE && ASKS_AGAIN.test(value))) return [];
    return [`header ${name}: "${value}", and the build has none`];
  });
  const type = typeProblem(file, served['content-type']);
  return [...different, ...added, ...(type === undefined ? [] : [`header ${type}`])];
};
