import { setTimeout as sleep } from 'node:timers/promises';
import { serveFiles, type ServedFiles } from '../servedCopy.ts';
import type { Engine, EnginePage } from './engine.ts';
import { personAt, until, type Person } from './person.ts';
import { DESKTOP, same, type BuiltStage } from './stage.ts';

interface OwnServer {
  readonly url: string;
  readonly publish: (files: ServedFiles) => void;
  readonly end: () => Promise<void>;
}

/** Its files can be replaced, and it can end. */
const withServer = async (
  { engine, files }: BuiltStage,
  work: (person: Person, server: OwnServer) => Promise<void>,
): Promise<void> => {
  let served: ServedFiles | undefined = files;
  const { url, stop } = await serveFiles(() => served ?? new Map());
  const page = await engine.newPage(DESKTOP);
  try {
    const publish = (next: ServedFiles): void => void (served = next);
    await page.open(`${url}settings`);
    await until('The application is not kept', async () => ((await isKept(page)) ? true : undefined), page);
    await work(personAt(page), { url, publish, end: stop });
  } finally {
    await page.close();
    await stop().catch(() => undefined);
  }
};

/** Limit for a visit up to its worker, on a busy machine. */
const VISIT_MS = 90_000;

/** Time for the files that follow the worker's script. */
const REST_MS = 3000;

const showDriven = async (engine: Engine, url: string): Promise<() => Promise<void>> => {
  const page = await engine.newPage(DESKTOP);
  await page.open(url);
  return page.close;
};

export const oneRequestEach = async ({ engine, files }: BuiltStage): Promise<void> => {
  const counts = new Map<string, number>();
  const { url, stop } = await serveFiles(
    () => files,
    '/',
    false,
    (path) => void counts.set(path, (counts.get(path) ?? 0) + 1),
  );
  const show = engine.show ?? ((address: string) => showDriven(engine, address));
  const close = await show(`${url}settings`);
  try {
    const deadline = Date.now() + VISIT_MS;
    while (!counts.has('/sw.js')) {
      if (Date.now() > deadline) throw new Error(`The visit is not complete after ${counts.size} files`);
      await sleep(100);
    }
    await sleep(REST_MS);
    same(
      'Scripts requested more than once',
      [...counts].filter(([path, count]) => path.startsWith('/assets/') && path.endsWith('.js') && count > 1),
      [],
    );
  } finally {
    await close();
    await stop();
  }
};

/** True once the worker has stored every loaded script. */
const isKept = (page: EnginePage): Promise<boolean> =>
  page.run(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active) return false;
    const loaded = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/[^?]*\.js$/.test(name));
    const kept = new Set<string>();
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) kept.add(url.replace(/\?.*/, ''));
    return loaded.every(({ name }) => kept.has(name));
  }, null);

export const offline = (stage: BuiltStage): Promise<void> =>
  withServer(stage, async (person, { url, end }) => {
    await sleep(REST_MS);
    await end();
    await person.page.open('about:blank');
    await person.page.open(`${url}settings`);
    await person.sees({ role: 'heading', name: 'Settings' });
  });

const buildOf = (page: EnginePage): Promise<string> =>
  page.run(() => document.documentElement.dataset['build'] ?? '', null);

/** The same release under another hash, as the next one would be. */
const nextRelease = (files: ServedFiles, hash: string): ServedFiles =>
  new Map(
    [...files].map(([path, content]) => [
      path,
      ['/index.html', '/sw.js', '/build.json'].includes(path)
        ? Buffer.from(content.toString('utf8').replaceAll(hash, 'b'.repeat(64)))
        : content,
    ]),
  );

export const newRelease = (stage: BuiltStage): Promise<void> =>
  withServer(stage, async ({ page, press }, { publish }) => {
    publish(nextRelease(stage.files, await buildOf(page)));
    await page.run(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()), null);
    await press({ role: 'button', name: 'Load it' });
    await until(
      'The new release is not taken',
      async () => ((await buildOf(page).catch(() => '')) === 'b'.repeat(64) ? true : undefined),
      page,
    );
  });
