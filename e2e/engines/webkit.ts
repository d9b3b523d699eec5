import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../devnet/ports.ts';
import { pressAt, pressEscape, typeText } from './actions.ts';
import { onJson, type Engine, type EnginePage, type Screen } from './engine.ts';

const PORT = 4455;
const START_MS = 60_000;
const SCRIPT_MS = 30_000;
const LOAD_MS = 45_000;
/** A script whose document ends never answers, and the driver takes one command at a time. */
const LOOK_MS = 3000;
/** The driver itself can lose a command's answer. */
const LOST_MS = 2 * LOOK_MS;
const EMPTY_TRIES = 3;

type Send = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, limitMs?: number) => Promise<T>;

/** WebDriver. @throws the driver's message */
const speak =
  (url: string): Send =>
  async (method, path, body, limitMs = 2 * SCRIPT_MS) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(limitMs),
    });
    const { value } = (await answer.json()) as { value: never };
    if (answer.ok) return value;
    const { error = '', message = '' } = value as { error?: string; message?: string };
    throw new Error(`${path}: ${error}: ${message}`);
  };

/** Collects errors in the page, because WebDriver has no log. @returns false in the previous document */
const collectErrors = (url: string): boolean => {
  if (document.URL !== url) return false;
  const found: string[] = [];
  Object.assign(window, { foundErrors: found });
  addEventListener('error', ({ message }) => void (message && found.push(message)));
  addEventListener('unhandledrejection', ({ reason }) => void found.push(String(reason)));
  const report = console.error.bind(console);
  console.error = (...values) => {
    found.push(values.map(String).join(' '));
    report(...values);
  };
  return true;
};

/** APIs that Lockdown mode and strict settings remove. */
const STRICT = [
  'CacheAPI',
  'CoreMathML',
  'IndexedDBAPI',
  'MathML',
  'Notifications',
  'OffscreenCanvas',
  'ServiceWorkers',
  'SharedWorker',
  'WebLocksAPI',
];
const STRICT_ARGS = [
  `--features=${STRICT.map((feature) => `-${feature}`).join(',')}`,
  '--enable-html5-local-storage=false',
  '--enable-webgl=false',
  '--enable-webaudio=false',
];

const openPage = async (
  send: Send,
  binary: string,
  { pointer, ...size }: Screen,
  settings: readonly string[] = [],
): Promise<EnginePage> => {
  // The tool bar would keep the window wider than a phone.
  const args = ['--automation', '--full-screen', ...settings];
  const capabilities = {
    alwaysMatch: {
      'webkitgtk:browserOptions': { binary, args },
      pageLoadStrategy: 'none',
      timeouts: { script: LOOK_MS },
    },
  };
  const begin = (): Promise<{ sessionId: string }> => send('POST', '/session', { capabilities }, START_MS / 2);
  const { sessionId } = await begin().catch(begin);
  const at = `/session/${sessionId}`;
  await send('POST', `${at}/window/rect`, size);
  const perform = (actions: readonly unknown[]): Promise<void> => send('POST', `${at}/actions`, { actions });
  const runWithin =
    (limitMs?: number): EnginePage['run'] =>
    async <T>(work: (argument: never) => unknown, argument: unknown): Promise<T> => {
      const body = {
        script: `const [json, done] = arguments; (async () => { ${onJson(work, 'json')} })().then(done, (cause) => done('!' + cause));`,
        args: [JSON.stringify(argument ?? null)],
      };
      const answer = await send<string>('POST', `${at}/execute/async`, body, limitMs);
      if (answer.startsWith('!')) throw new Error(answer.slice(1));
      return JSON.parse(answer) as T;
    };
  const [run, look] = [runWithin(), runWithin(LOST_MS)];
  // A load that begins before the window's own empty document is there can be lost to it.
  for (let tries = 1; !(await look(() => true, null).catch(() => false)); tries += 1)
    if (tries === EMPTY_TRIES) throw new Error('WebKit shows no window');
  return {
    open: async (url) => {
      await send('POST', `${at}/timeouts`, { script: LOOK_MS });
      await send('POST', `${at}/url`, { url });
      const deadline = Date.now() + LOAD_MS;
      const isPresent = async (): Promise<boolean> =>
        (await look(collectErrors, url)) && look(() => document.readyState !== 'loading', null);
      // The previous document may end meanwhile.
      while (!(await isPresent().catch(() => false))) {
        if (Date.now() > deadline) throw new Error(`WebKit does not open ${url}`);
        await sleep(20);
      }
      await send('POST', `${at}/timeouts`, { script: SCRIPT_MS });
    },
    run,
    press: (x, y) => perform(pressAt(pointer, x, y)),
    type: (text) => perform(typeText(text)),
    escape: () => perform(pressEscape()),
    errors: () => run(() => (Reflect.get(window, 'foundErrors') ?? []) as string[], null),
    picture: async () => Buffer.from(await send<string>('GET', `${at}/screenshot`), 'base64'),
    close: () => send('DELETE', at),
  };
};

/** Pages under the driver have no disk cache. */
const showUndriven = async (browser: string, url: string): Promise<() => Promise<void>> => {
  const home = await mkdtemp(join(tmpdir(), 'myt-webkit-'));
  const env = { ...process.env, HOME: home, XDG_CACHE_HOME: join(home, 'cache'), XDG_DATA_HOME: join(home, 'data') };
  const window = spawn('xvfb-run', ['-a', browser, url], { env, stdio: 'ignore', detached: true });
  const ended = new Promise((resolve) => window.once('exit', resolve));
  return async () => {
    if (window.pid !== undefined) process.kill(-window.pid);
    await ended;
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
};

/** Starts a separate screen. @param browser path of WebKitGTK's small browser */
export const startWebKit = async (browser: string): Promise<Engine> => {
  const port = await freePort(PORT);
  const screen = ['-a', '-s', '-screen 0 1600x1200x24'];
  const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    // A separate group: the screen's server is a child of a script.
    detached: true,
  });
  const ended = new Promise((resolve) => driver.once('exit', resolve));
  const kill = (): void => {
    try {
      if (driver.pid !== undefined) process.kill(-driver.pid);
    } catch {
      // It has ended.
    }
  };
  process.once('exit', kill);
  const stop = async (): Promise<void> => {
    kill();
    await ended;
    process.off('exit', kill);
  };
  const send = speak(`http://127.0.0.1:${port}`);
  const deadline = Date.now() + START_MS;
  for (;;) {
    try {
      await send('GET', '/status');
      break;
    } catch (cause) {
      if (Date.now() > deadline) {
        await stop();
        throw cause;
      }
      await sleep(100);
    }
  }
  return {
    name: 'WebKit',
    newPage: (screen) => openPage(send, browser, screen),
    newStrictPage: (screen) => openPage(send, browser, screen, STRICT_ARGS),
    show: (url) => showUndriven(browser, url),
    stop,
  };
};
