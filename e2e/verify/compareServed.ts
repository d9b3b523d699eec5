import { BUILD_LIST, hashOfList, listedHash } from '../build/release/buildList.ts';
import type { BuildList } from '../build/release/buildList.ts';
import { headersFor, serverFiles } from '../build/release/serverFiles.ts';

/** What a server answered. */
export interface Answer {
  readonly status: number;
  readonly body: Uint8Array;
  readonly header: (name: string) => string | null;
}

/** Asks the server for a path below the application's folder. */
export type Ask = (path: string) => Promise<Answer>;

/** What a commit builds. */
export interface OwnBuild {
  readonly list: BuildList;
  /** The text of its `_headers`. */
  readonly headers: string;
}

/** How many files are asked for at the same time. */
const AT_ONCE = 8;

/** An address of the application that is no file. */
const PAGE = 'trade';

const inTurns = async <T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<readonly R[]> => {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE)
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))));
  return results;
};

const fileProblem = async (path: string, file: string, list: BuildList, ask: Ask): Promise<string | undefined> => {
  const { status, body } = await ask(path);
  if (status !== 200) return `${path || '/'}: not served (${status})`;
  return listedHash(file, body, list.hash) === list.files[file] ? undefined : `${path || '/'}: differs`;
};

const headerProblems = async (
  { headers }: OwnBuild,
  base: string,
  path: string,
  ask: Ask,
): Promise<readonly string[]> => {
  const { header } = await ask(path);
  return Object.entries(headersFor(headers, base + path)).flatMap(([name, value]) => {
    const served = header(name);
    if (served === value) return [];
    return [
      `${path || '/'}: header ${name}: ${served === null ? 'not sent' : `"${served}"`}, and the build says "${value}"`,
    ];
  });
};

/** Files that the server's own list names and this build does not have. */
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
 * Compares what a server serves with a build. The files that only tell a server what to do are compared by the headers it sends.
 * @param base the application's folder on the server
 * @returns a sentence about each difference
 */
export const compareServed = async (own: OwnBuild, base: string, ask: Ask): Promise<readonly string[]> => {
  const { list } = own;
  const files = Object.keys(list.files).filter((file) => !serverFiles.includes(file));
  // Such a build is for any folder of any server: its addresses stand behind `#`, and its policy in the page counts.
  const isForAny = list.configuration['VITE_BASE_PATH'] === './';
  const pages = isForAny ? [''] : ['', PAGE];
  const places = [...files.map((file) => [file, file] as const), ...pages.map((path) => [path, 'index.html'] as const)];
  const found = await inTurns(places, ([path, file]) => fileProblem(path, file, list, ask));
  return [
    ...found.filter((problem) => problem !== undefined),
    ...(await addedFiles(list, ask)),
    ...(isForAny ? [] : (await Promise.all(pages.map((path) => headerProblems(own, base, path, ask)))).flat()),
  ];
};
