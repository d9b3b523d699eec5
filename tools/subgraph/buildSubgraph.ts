import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A separate package. */
export const SUBGRAPH_FOLDER = fileURLToPath(new URL('../../subgraph', import.meta.url));

const SOURCES = ['abis', 'mappings', 'schema.graphql', 'subgraph.yaml', 'package-lock.json'];
const INSTALLED = 'node_modules/.installed';
const BUILT = 'build/.built';

const filesOf = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesOf(join(path, name)))
    : [path];

const hashOf = (names: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of names.flatMap((name) => filesOf(join(SUBGRAPH_FOLDER, name)))) {
    hash.update(file.slice(SUBGRAPH_FOLDER.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
};

const isMarked = (name: string, hash: string): boolean => {
  const file = join(SUBGRAPH_FOLDER, name);
  return existsSync(file) && readFileSync(file, 'utf8') === hash;
};
const mark = (name: string, hash: string): void => writeFileSync(join(SUBGRAPH_FOLDER, name), hash);

/** @throws with the command's output if it fails */
const run = (command: string, parameters: readonly string[]): void => {
  const env = { ...process.env, GRAPH_SKIP_NEW_VERSION_CHECK: 'true', NO_COLOR: '1' };
  try {
    execFileSync(command, parameters, { cwd: SUBGRAPH_FOLDER, env, stdio: 'pipe' });
  } catch (cause) {
    const { stdout, stderr } = cause as { readonly stdout?: Buffer; readonly stderr?: Buffer };
    const words = `${stdout?.toString() ?? ''}${stderr?.toString() ?? ''}`;
    throw new Error(`${command} ${parameters.join(' ')} failed in subgraph/:\n${words}`, { cause });
  }
};

/** Zero for an earlier step. */
export interface BuildTimes {
  readonly install: number;
  readonly build: number;
}

const timed = (work: () => void): number => {
  const startedAt = performance.now();
  work();
  return (performance.now() - startedAt) / 1000;
};

/** Skipped if nothing changed. @returns the folder, and the seconds @throws with the message of npm or graph-cli */
export const buildSubgraph = (): { readonly folder: string; readonly seconds: BuildTimes } => {
  const lock = hashOf(['package-lock.json']);
  const sources = hashOf(SOURCES);
  const folder = join(SUBGRAPH_FOLDER, 'build');
  const install = isMarked(INSTALLED, lock)
    ? 0
    : timed(() => {
        // No package of the lock needs an install script.
        run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
        mark(INSTALLED, lock);
      });
  const build = isMarked(BUILT, sources)
    ? 0
    : timed(() => {
        rmSync(folder, { recursive: true, force: true });
        run('npx', ['graph', 'codegen']);
        run('npx', ['graph', 'build']);
        mark(BUILT, sources);
      });
  return { folder, seconds: { install, build } };
};
