import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const viteProgram = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
const START_TIMEOUT_MS = 60_000;

export interface AppServer {
  readonly url: string;
  /** Resolves with the exit code whenever the server ends. */
  readonly ended: Promise<number | null>;
  stop: () => Promise<void>;
}

const spawnVite = (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  stdout: 'ignore' | 'pipe' = 'ignore',
): ChildProcess =>
  spawn(process.execPath, [viteProgram(), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', stdout, 'inherit'],
  });

const endOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', (code) => resolve(code)));

/** The address comes from Vite's output, because another server could answer on the port. */
const servedUrl = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    const fail = (what: string): void => reject(new Error(`The app's server ${what}`));
    const patience = setTimeout(
      () => fail(`did not start within ${START_TIMEOUT_MS / 1000} seconds.`),
      START_TIMEOUT_MS,
    );
    const hear = (text: Buffer): void => {
      output += text.toString('utf8');
      const url = /Local:\s+(http:\S+)/.exec(stripVTControlCharacters(output))?.[1];
      if (url === undefined) return;
      clearTimeout(patience);
      child.stdout?.off('data', hear).resume();
      resolve(url);
    };
    child.stdout?.on('data', hear);
    child.once('exit', () => {
      clearTimeout(patience);
      fail('ended at once; its reason is above.');
    });
  });

export const runVite = async (args: readonly string[], env: Readonly<Record<string, string>>): Promise<void> => {
  const code = await endOf(spawnVite(args, env));
  if (code !== 0) throw new Error(`"vite ${args.join(' ')}" failed (exit code ${String(code)}); its reason is above.`);
};

/**
 * Starts a development or preview server. @param port `ANY_PORT` for any free one @throws after Vite has printed the
 * reason
 */
export const startAppServer = async (
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<AppServer> => {
  const child = spawnVite([...args, '--host', '127.0.0.1', '--port', String(port), '--strictPort'], env, 'pipe');
  const ended = endOf(child);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  const killWithUs = (): void => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  void ended.then(() => process.off('exit', killWithUs));
  try {
    return { url: await servedUrl(child), ended, stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
};
