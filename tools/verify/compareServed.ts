import { randomUUID } from 'node:crypto';
import { NOTICE_FILE } from '../../src/config/noticeFile.ts';
import { readNotices } from '../../src/services/notice/fetchNotice.ts';
import { BUILD_LIST, hashOfList, listedHash, type BuildList } from '../build/release/buildList.ts';
import { serverFiles } from '../build/release/serverFiles.ts';
import { compareHeaders, type ServedHeaders } from './compareHeaders.ts';
import { routes, strangePlaces } from './servedPlaces.ts';

/** Redirects are not followed. */
export interface Answer {
  readonly status: number;
  readonly body: Uint8Array;
  readonly headers: ServedHeaders;
}

/** Path below the application's folder; default encoding: as browsers request. */
export type Ask = (path: string, encoding?: string) => Promise<Answer>;

/** Servers keep compressed copies, which may differ. */
export const ENCODINGS: readonly string[] = ['identity', 'gzip', 'br'];

export interface OwnBuild {
  readonly list: BuildList;
  readonly headers: string;
}

interface Comparison {
  readonly own: OwnBuild;
  /** The application's folder on the server. */
  readonly base: string;
  readonly ask: Ask;
  /** Relative build: addresses are behind `#`, and the page's policy counts. */
  readonly isForAny: boolean;
}

/** Files requested at the same time. */
const AT_ONCE = 8;
const PAGE = 'index.html';

const inTurns = async <T, R>(items: readonly T[], work: (item: T) => Promise<readonly R[]>): Promise<readonly R[]> => {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE)
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))).flat());
  return results;
};

const nameOf = (path: string): string => path || '/';

const jsonIn = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
};

const isRedirect = ({ status }: Answer): boolean => status >= 300 && status < 400;
const redirected = (path: string, { status, headers }: Answer): string =>
  `${nameOf(path)}: redirects to ${headers['location'] ?? 'nowhere'} (${status})`;

/** Known redirect of hosts: from the page's file to its folder. */
const isKnownRedirect = (path: string, base: string, { headers }: Answer): boolean =>
  path === PAGE && [base, './'].includes(headers['location'] ?? '');

const hasFile = ({ own: { list } }: Comparison, file: string, body: Uint8Array): boolean =>
  listedHash(file, body, list.hash) === list.files[file];

const compressedProblems = async (ask: Ask, path: string, body: Uint8Array): Promise<readonly string[]> => {
  const answers = await Promise.all(ENCODINGS.map((encoding) => ask(path, encoding)));
  return ENCODINGS.filter((_, index) => Buffer.compare(answers[index]?.body ?? new Uint8Array(), body) !== 0).map(
    (encoding) => `differs where it is requested as ${encoding}`,
  );
};

const placeProblems = async (
  comparison: Comparison,
  [path, file]: readonly [path: string, file: string],
): Promise<readonly string[]> => {
  const { own, base, ask, isForAny } = comparison;
  const answer = await ask(path);
  if (isRedirect(answer)) return isKnownRedirect(path, base, answer) ? [] : [redirected(path, answer)];
  if (answer.status !== 200) return [`${nameOf(path)}: not served (${answer.status})`];
  const headers = isForAny ? [] : compareHeaders(own.headers, base + path, file, answer.headers);
  const isOwn = hasFile(comparison, file, answer.body);
  const isFile = path === file || path === '';
  const bodies = isOwn && isFile ? await compressedProblems(ask, path, answer.body) : [];
  return [...(isOwn ? bodies : ['differs']), ...headers].map((problem) => `${nameOf(path)}: ${problem}`);
};

/** Markup that runs something, leads away or takes input. */
const ACTIVE = /<(?:script|iframe|object|embed|base|form)\b|http-equiv=["']?refresh|\son\w+\s*=|javascript:/i;

/** A host's error page is allowed, but nothing that runs with the application's rights. */
const errorProblems = (path: string, { body }: Answer): readonly string[] =>
  ACTIVE.test(new TextDecoder().decode(body)) ? [`${path}: an error page with a script, frame, form or redirect`] : [];

/** No file of the build: the page or an error is allowed. */
const strangeProblems = async (comparison: Comparison, path: string): Promise<readonly string[]> => {
  const { own, base, isForAny } = comparison;
  const answer = await comparison.ask(path);
  if (isRedirect(answer)) return [redirected(path, answer)];
  const isPage = hasFile(comparison, PAGE, answer.body);
  if (answer.status >= 400) return isPage ? [] : errorProblems(path, answer);
  if (!isPage) return [`${path}: no part of this build`];
  const headers = isForAny ? [] : compareHeaders(own.headers, base + path, PAGE, answer.headers);
  return headers.map((problem) => `${path}: ${problem}`);
};

/** Need not be served; under their names only the build's files are allowed. */
const serverFileProblems = async (comparison: Comparison, file: string): Promise<readonly string[]> => {
  const { own, ask } = comparison;
  if (!(file in own.list.files)) return strangeProblems(comparison, file);
  const { status, body } = await ask(file);
  const isOwn = status !== 200 || hasFile(comparison, file, body) || hasFile(comparison, PAGE, body);
  return isOwn ? [] : [`${file}: differs`];
};

/** The operator's notice is no part of a build: any valid one is allowed, with the page's headers. */
const noticeProblems = async (comparison: Comparison): Promise<readonly string[]> => {
  const { own, base, ask, isForAny } = comparison;
  const answer = await ask(NOTICE_FILE);
  if (answer.status >= 400 || hasFile(comparison, PAGE, answer.body)) return [];
  if (isRedirect(answer)) return [redirected(NOTICE_FILE, answer)];
  const isNotice = readNotices(jsonIn(answer.body), 'en-US', 0) !== undefined;
  const headers = isForAny ? [] : compareHeaders(own.headers, base + NOTICE_FILE, NOTICE_FILE, answer.headers);
  return [...(isNotice ? [] : ['is no notice']), ...headers].map((problem) => `${NOTICE_FILE}: ${problem}`);
};

const pageProblems = async (comparison: Comparison, path: string): Promise<readonly string[]> => {
  const problems = await placeProblems(comparison, [path, PAGE]);
  return problems.length > 0 ? problems : placeProblems(comparison, [`${path}?utm_source=${randomUUID()}`, PAGE]);
};

/** A page in place of a missing script would be cached as a script. */
const goneProblems = async ({ ask }: Comparison, path: string): Promise<readonly string[]> => {
  const { status } = await ask(path);
  return status === 404 ? [] : [`${path}: answered with ${status}, and the build says 404`];
};

/** Files of the server's list that this build lacks. */
const addedFiles = async ({ files }: BuildList, ask: Ask): Promise<readonly string[]> => {
  const { status, body } = await ask(BUILD_LIST);
  if (status !== 200) return [`${BUILD_LIST}: not served (${status})`];
  try {
    const served = JSON.parse(new TextDecoder().decode(body)) as BuildList;
    const added = Object.keys(served.files).filter((file) => !(file in files));
    const wrong = hashOfList(served.files) === served.hash ? [] : [`${BUILD_LIST}: its hash is not that of its files`];
    return [...wrong, ...added.map((file) => `${file}: no part of this build`)];
  } catch {
    return [`${BUILD_LIST}: cannot be read`];
  }
};

/**
 * Every file with its compressed copies, every route and an unknown address, with headers, redirects and error pages.
 * Other added files, and answers that depend on the client, go unseen. @param base the application's folder @returns a
 * sentence per difference
 */
export const compareServed = async (own: OwnBuild, base: string, ask: Ask): Promise<readonly string[]> => {
  const { list } = own;
  const comparison: Comparison = { own, base, ask, isForAny: list.configuration['VITE_BASE_PATH'] === './' };
  const files = Object.keys(list.files).filter((file) => !serverFiles.includes(file));
  const unknown = randomUUID();
  const pages = comparison.isForAny ? [''] : [...new Set(['', ...routes, unknown])];
  const strange = strangePlaces(unknown).filter((path) => !(path in list.files));
  return [
    ...(await inTurns(files, (file) => placeProblems(comparison, [file, file]))),
    ...(await inTurns(pages, (path) => pageProblems(comparison, path))),
    ...(await addedFiles(list, ask)),
    ...(await noticeProblems(comparison)),
    ...(await inTurns(strange, (path) => strangeProblems(comparison, path))),
    ...(await inTurns(serverFiles, (file) => serverFileProblems(comparison, file))),
    ...(comparison.isForAny ? [] : await goneProblems(comparison, `assets/${unknown}.js`)),
  ];
};
