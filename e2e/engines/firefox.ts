import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectBidi, type BidiSession } from './bidi.ts';
import { pressAt, pressEscape, typeText } from './actions.ts';
import { onJson, type Engine, type EnginePage, type Screen } from './engine.ts';

const START_MS = 120_000;

/** From the browser's output. */
const listening = (browser: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    const fail = (what: string): void => reject(new Error(`Firefox ${what}: ${output.slice(-500)}`));
    const patience = setTimeout(() => fail('did not start'), START_MS);
    browser.stderr?.on('data', (text: Buffer) => {
      output += text.toString('utf8');
      const url = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1];
      if (url === undefined) return;
      clearTimeout(patience);
      resolve(`${url}/session`);
    });
    browser.once('exit', () => fail('ended'));
  });

interface LogEntry {
  readonly level: string;
  readonly text: string | null;
  readonly source: { readonly context?: string };
}

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

const openPage = async (session: BidiSession, { width, height, pointer }: Screen): Promise<EnginePage> => {
  const { userContext } = await session.send<{ userContext: string }>('browser.createUserContext');
  const { context } = await session.send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  await session.send('browsingContext.setViewport', { context, viewport: { width, height } });
  const errors: string[] = [];
  session.on((method, params) => {
    const { level, text, source } = params as LogEntry;
    if (method === 'log.entryAdded' && level === 'error' && source.context === context) errors.push(text ?? '');
  });
  const perform = (actions: readonly unknown[]): Promise<void> =>
    session.send('input.performActions', { context, actions });
  return {
    open: async (url) => void (await session.send('browsingContext.navigate', { context, url, wait: 'interactive' })),
    run: async <T>(work: (argument: never) => unknown, argument: unknown): Promise<T> => {
      const answer = await session.send<Evaluated>('script.callFunction', {
        functionDeclaration: `async (json) => { ${onJson(work, 'json')} }`,
        target: { context },
        arguments: [{ type: 'string', value: JSON.stringify(argument ?? null) }],
        awaitPromise: true,
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text ?? 'The page threw');
      return JSON.parse(answer.result?.value ?? 'null') as T;
    },
    press: (x, y) => perform(pressAt(pointer, x, y)),
    type: (text) => perform(typeText(text)),
    escape: () => perform(pressEscape()),
    errors: () => Promise.resolve(errors),
    picture: async () => {
      const { data } = await session.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      await session.send('browsingContext.close', { context });
      await session.send('browser.removeUserContext', { userContext });
    },
  };
};

type Settings = Readonly<Record<string, boolean | number>>;

/** Blocked cookies (storage throws), canvas noise, coarse clocks, no optional part. */
const STRICT: Settings = {
  'network.cookie.cookieBehavior': 2,
  'privacy.resistFingerprinting': true,
  'dom.serviceWorkers.enabled': false,
  'dom.webnotifications.enabled': false,
  'javascript.options.wasm': false,
  'gfx.downloadable_fonts.enabled': false,
  'webgl.disabled': true,
  'mathml.disabled': true,
};

const openStrictPage = async (program: string, screen: Screen): Promise<EnginePage> => {
  const engine = await startFirefox(program, STRICT);
  return { ...(await engine.newPage(screen)), close: engine.stop };
};

/** Headless, over WebDriver BiDi. @param settings additional ones */
export const startFirefox = async (program: string, settings: Settings = {}): Promise<Engine> => {
  const profile = await mkdtemp(join(tmpdir(), 'myt-firefox-'));
  const lines = Object.entries(settings).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});\n`);
  await writeFile(join(profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const browser = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const kill = (): void => void browser.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async (): Promise<void> => {
    browser.kill();
    await ended;
    process.off('exit', kill);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const session = await connectBidi(await listening(browser));
    await session.send('session.subscribe', { events: ['log.entryAdded'] });
    return {
      name: 'Firefox',
      newPage: (screen) => openPage(session, screen),
      newStrictPage: (screen) => openStrictPage(program, screen),
      stop,
    };
  } catch (cause) {
    await stop();
    throw cause;
  }
};
