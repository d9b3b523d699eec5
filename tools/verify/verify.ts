/**
 * `npm run verify -- URL... [--env]`: builds this commit with the configuration of each server's `build.json`, or of
 * this folder's `.env` files (`--env`), and compares files, routes and headers.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILD_LIST, type BuildList } from '../build/release/buildList.ts';
import { variableNames } from '../build/release/configuration.ts';
import { runVite } from '../../e2e/devnet/appServer.ts';
import { compareServed, type Answer, type Ask, type OwnBuild } from './compareServed.ts';

type Environment = Readonly<Record<string, string>>;

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Some servers answer only these headers with the page. */
const AS_BROWSERS = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

const askAt =
  (folder: URL): Ask =>
  async (path, encoding): Promise<Answer> => {
    const headers = { ...AS_BROWSERS, ...(encoding !== undefined && { 'accept-encoding': encoding }) };
    const response = await fetch(new URL(path, folder), { cache: 'no-store', redirect: 'manual', headers });
    const body = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, body, headers: Object.fromEntries(response.headers) };
  };

/** Unnamed variables were empty. */
const servedEnvironment = async (folder: URL): Promise<Environment> => {
  const { status, body } = await askAt(folder)(BUILD_LIST);
  if (status !== 200) throw new Error(`${folder.href}${BUILD_LIST} is not served (${status}); use --env.`);
  const { configuration, hash } = JSON.parse(new TextDecoder().decode(body)) as BuildList;
  console.log(`${folder.href} says that it serves ${hash}, built with`);
  for (const [name, value] of Object.entries(configuration)) console.log(`  ${name}=${value}`);
  return Object.fromEntries(variableNames(root).map((name) => [name, configuration[name] ?? '']));
};

const build = async (environment: Environment): Promise<OwnBuild> => {
  const outDir = await mkdtemp(join(tmpdir(), 'myt-verify-'));
  try {
    await runVite(['build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'], environment);
    const list = JSON.parse(await readFile(join(outDir, BUILD_LIST), 'utf8')) as BuildList;
    return { list, headers: await readFile(join(outDir, '_headers'), 'utf8') };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
};

const builds = new Map<string, OwnBuild>();

const ownBuild = async (environment: Environment): Promise<OwnBuild> => {
  const key = JSON.stringify(environment);
  const own = builds.get(key) ?? (await build(environment));
  builds.set(key, own);
  return own;
};

/** @returns true if it serves what this commit builds */
const isHonest = async (folder: URL, ofThisFolder: boolean): Promise<boolean> => {
  const own = await ownBuild(ofThisFolder ? {} : await servedEnvironment(folder));
  const problems = await compareServed(own, folder.pathname, askAt(folder));
  for (const problem of problems) console.log(problem);
  const { hash, files } = own.list;
  console.log(
    problems.length === 0
      ? `${folder.href} serves what this commit builds: ${Object.keys(files).length} files, ${hash}`
      : `${folder.href} does not serve what this commit builds (${hash}): ${problems.length} differences`,
  );
  return problems.length === 0;
};

const args = process.argv.slice(2);
const addresses = args.filter((word) => !word.startsWith('--'));
if (addresses.length === 0) {
  console.error('Say which server: npm run verify -- https://exchange.example/ [another address] [--env]');
  process.exit(2);
}
const honest: boolean[] = [];
for (const address of addresses) honest.push(await isHonest(new URL('./', address), args.includes('--env')));
process.exitCode = honest.every(Boolean) ? 0 : 1;
