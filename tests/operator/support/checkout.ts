import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Top-level names that a fresh checkout does not have. */
const LEFT_OUT = /^(?:dist|test-results|playwright-report|\.git|\.env(?:\.(?!example$).*)?)$/;

/** Exit code and all output of a command. */
export interface Finished {
  readonly code: number | null;
  readonly output: string;
}

/** An operator's copy of the repository. */
export interface Checkout {
  readonly folder: string;
  readonly dist: string;
  /** Runs a script of `package.json` with no variable of the application exported. */
  npm: (script: string, ...args: readonly string[]) => Promise<Finished>;
  /** Sets variables in `.env`. @throws where the file has no line for one */
  setEnv: (values: Readonly<Record<string, string>>) => Promise<void>;
  /** Replaces a text of a file. @throws where the file does not have it */
  edit: (file: string, from: string, to: string) => Promise<void>;
}

/** The variables that a shell has anyway: none of the application's, and none of the test runner's. */
const PLAIN_ENV = Object.fromEntries(
  ['PATH', 'HOME', 'TMPDIR', 'LANG'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);

const npmIn =
  (folder: string): Checkout['npm'] =>
  (script, ...args) =>
    new Promise((resolve) => {
      const child = spawn('npm', ['run', '--silent', script, '--', ...args], { cwd: folder, env: PLAIN_ENV });
      const parts: string[] = [];
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8');
        stream.on('data', (part: string) => parts.push(part));
      }
      child.once('close', (code) => resolve({ code, output: parts.join('') }));
    });

const checkoutAt = (folder: string): Checkout => {
  const change = async (file: string, work: (text: string) => string): Promise<void> => {
    const path = join(folder, file);
    await writeFile(path, work(await readFile(path, 'utf8')));
  };
  const edit: Checkout['edit'] = (file, from, to) =>
    change(file, (text) => {
      if (!text.includes(from)) throw new Error(`${file} does not have ${from}`);
      return text.replace(from, to);
    });
  return {
    folder,
    dist: join(folder, 'dist'),
    npm: npmIn(folder),
    edit,
    setEnv: (values) =>
      change('.env', (text) =>
        Object.entries(values).reduce((changed, [name, value]) => {
          const line = new RegExp(`^(?:# )?${name}=.*$`, 'm');
          if (!line.test(changed)) throw new Error(`.env has no line for ${name}`);
          return changed.replace(line, `${name}=${value}`);
        }, text),
      ),
  };
};

/** Copies the repository as it is, without what Git leaves out. @param addPackages puts the installed ones there */
export const checkOut = async (
  folder: string,
  addPackages: (from: string, to: string) => Promise<void>,
): Promise<Checkout> => {
  await mkdir(folder);
  await cp(root, folder, {
    recursive: true,
    filter: (path) =>
      basename(path) !== 'node_modules' && (relative(root, path).includes('/') || !LEFT_OUT.test(basename(path))),
  });
  await addPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  return checkoutAt(folder);
};
