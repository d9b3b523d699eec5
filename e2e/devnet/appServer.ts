import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const viteProgram = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
const ANSWER_TIMEOUT_MS = 60_000;

export interface AppServer {
  readonly url: string;
  /** Resolves with the exit code when the server ends, for whatever reason. */
  readonly ended: Promise<number | null>;
  stop: () => Promise<void>;
}

const spawnVite = (args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, [viteProgram(), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

const endOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', (code) => resolve(code)));

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { headers: { accept: 'text/html' } })).ok;
  } catch {
    return false;
  }
};

/** Runs one Vite command to its end. @throws when it fails; Vite has said why. */
export const runVite = async (args: readonly string[], env: Readonly<Record<string, string>>): Promise<void> => {
  const code = await endOf(spawnVite(args, env));
  if (code !== 0) throw new Error(`"vite ${args.join(' ')}" failed (exit code ${String(code)}); its reason is above.`);
};

/** Starts a Vite server (development or preview) on a free port and waits until it gives out the page. */
export const startAppServer = async (
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<AppServer> => {
  const child = spawnVite([...args, '--host', '127.0.0.1', '--port', String(port), '--strictPort'], env);
  const ended = endOf(child);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  const killWithUs = (): void => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  void ended.then(() => process.off('exit', killWithUs));
  const url = `http://127.0.0.1:${port}/`;
  const deadline = Date.now() + ANSWER_TIMEOUT_MS;
  while (!(await answers(url))) {
    if (child.exitCode !== null)
      throw new Error(`The app's server ended at once on port ${port}; its reason is above.`);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`The app's server did not answer on ${url} within ${ANSWER_TIMEOUT_MS / 1000} seconds.`);
    }
    await sleep(100);
  }
  return { url, ended, stop };
};
