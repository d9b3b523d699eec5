import { serveFiles } from '../servedCopy.ts';
import type { ServedFiles } from '../servedCopy.ts';
import type { EnginePage } from './engine.ts';
import { personAt, until } from './person.ts';
import type { Person } from './person.ts';
import { DESKTOP } from './stage.ts';
import type { BuiltStage } from './stage.ts';

interface OwnServer {
  readonly url: string;
  readonly publish: (files: ServedFiles) => void;
  readonly end: () => Promise<void>;
}

/** Serves the application on a server of its own, whose files can be replaced and which can end. */
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

/** True once the worker has stored the files of the first pages and the later parts. */
const isKept = (page: EnginePage): Promise<boolean> =>
  page.run(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active) return false;
    const counts = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return counts.reduce((sum, count) => sum + count, 0) > 150;
  }, null);

export const offline = (stage: BuiltStage): Promise<void> =>
  withServer(stage, async (person, { url, end }) => {
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
