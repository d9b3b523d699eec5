import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { err, ok, type Result } from '#lib/result.ts';
import { installFromDebian } from './browser.ts';
import { freePort } from './devnet/ports.ts';

const PROGRAMS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'];
const FIRST_PORT = 8700;
const START_MS = 20_000;

/** Installed from Debian if possible, or the reason for none. */
export const findNginx = (): Result<string, string> => {
  const find = (): string | undefined => PROGRAMS.find(existsSync);
  if (find() === undefined) installFromDebian()?.('nginx');
  const program = find();
  return program === undefined ? err('nginx is not installed (Debian: apt-get install nginx)') : ok(program);
};

/** Folder, and the build's file that it includes. */
export interface Site {
  readonly root: string;
  /** Undefined for a plain static server. */
  readonly include?: string;
}

export interface RunningNginx {
  /** In the order of the sites, each with a final slash. */
  readonly urls: readonly string[];
  /** Reads the configuration again, as after a release. */
  reload: () => Promise<void>;
  stop: () => Promise<void>;
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Workers of another user could not read a test's folders. */
const configuration = (folder: string, blocks: string): string => `daemon off;
pid ${folder}/nginx.pid;
error_log stderr error;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 8192; }
http {
  include /etc/nginx/mime.types;
  access_log off;
${TEMPORARY.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
${blocks}
}
`;

const answers = async (url: string): Promise<boolean> => {
  try {
    await (await fetch(url)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
};

const portsFor = async (count: number): Promise<readonly number[]> => {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort((ports.at(-1) ?? FIRST_PORT) + 1, ports));
  return ports;
};

/** Resolves once an address answers. @throws nginx's message if it does not start */
const run = async (program: string, folder: string, http: string, url: string): Promise<Omit<RunningNginx, 'urls'>> => {
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, http));
  const child = spawn(program, ['-p', folder, '-e', 'stderr', '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (part: string) => (complaint += part));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = (): void => void child.kill('SIGTERM');
  process.once('exit', kill);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    process.off('exit', kill);
    await rm(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_MS;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`nginx does not start: ${complaint}`);
    }
    await sleep(50);
  }
  const reload = async (): Promise<void> => {
    child.kill('SIGHUP');
    await sleep(300);
  };
  return { reload, stop };
};

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'myt-nginx-'));

/** Uses free ports. @param insides content of each server block */
export const startNginx = async (program: string, insides: readonly string[]): Promise<RunningNginx> => {
  const ports = await portsFor(insides.length);
  const blocks = insides.map((inside, at) => `  server { listen 127.0.0.1:${ports[at]}; ${inside} }`);
  const urls = ports.map((port) => `http://127.0.0.1:${port}/`);
  return { urls, ...(await run(program, await newFolder(), blocks.join('\n'), urls[0] ?? '')) };
};

const EDGE = fileURLToPath(new URL('../tools/edge/nginx.conf', import.meta.url));

/** The cache of `tools/edge` in front of a node, on free ports. */
export const startEdge = async (program: string, nodeUrl: string): Promise<RunningNginx> => {
  const folder = await newFolder();
  const [outer = 0, inner = 0] = await portsFor(2);
  const text = (await readFile(EDGE, 'utf8'))
    .replaceAll('/var/cache/nginx', folder)
    .replaceAll('127.0.0.1:8790', `127.0.0.1:${outer}`)
    .replaceAll('127.0.0.1:8791', `127.0.0.1:${inner}`)
    .replaceAll('127.0.0.1:8545', new URL(nodeUrl).host);
  const url = `http://127.0.0.1:${outer}/`;
  return { urls: [url], ...(await run(program, folder, text, url)) };
};

export const siteBlock = ({ root, include }: Site): string =>
  `root ${root}; ${include === undefined ? '' : `include ${include};`}`;
