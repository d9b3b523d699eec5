import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '../../e2e/devnet/accounts.ts';
import { startChain, type LocalChain } from '../../e2e/devnet/chain.ts';
import { ANY_PORT } from '../../e2e/devnet/ports.ts';
import type { Engine } from '../../e2e/engines/engine.ts';
import { findEngines } from '../../e2e/engines/findEngines.ts';
import { firstMarketOrder, TRADE } from '../../e2e/engines/moneyJourneys.ts';
import { DESKTOP, drawn, withPage } from '../../e2e/engines/stage.ts';
import { createTestChain } from '../../e2e/fixtures/chain.ts';
import { launchOptions } from '../../e2e/launchOptions.ts';
import { linkFolder } from '../support/linkFolder.ts';
import { checkOut, type Checkout } from './support/checkout.ts';
import { buildOf, looksAtRelease, noticeOf } from './support/openTabs.ts';
import { dropLateScripts, replacesItself } from './support/goneRelease.ts';
import { findNginx, siteBlock, startNginx, type RunningNginx } from '../../e2e/nginx.ts';

const nginx = findNginx();
const isShared = (process.env['CI'] ?? '') !== '';
const missing = nginx.ok ? '' : `: ${nginx.error}`;

/** Sites that an operator serves, each from a checkout with its own `.env`: at `/`, at `/dex/`, and with `./`. */
type Place = 'root' | 'folder' | 'anywhere';

const DEEP = 'some/deep/folder/';
const HEADING = 'Explore pools';
const NEXT_HEADING = 'Explore pools of the next release';

const hashOf = async ({ dist }: Checkout): Promise<string> => {
  const { hash } = JSON.parse(await readFile(join(dist, 'build.json'), 'utf8')) as { readonly hash: string };
  return hash;
};
/** One operator's way, from an order book's address to a second release. Each test goes on where the one before ended. */
describe.skipIf(!nginx.ok && !isShared)(`an operator's way${missing}`, () => {
  let chain: LocalChain;
  let top: string;
  let checkouts: Readonly<Record<Place | 'next', Checkout>>;
  let server: RunningNginx;
  const stops: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    top = await mkdtemp(join(tmpdir(), 'myt-operator-'));
    chain = await startChain({ port: ANY_PORT, blockSeconds: 1, quiet: true });
    stops.push(chain.stop);
    const names = ['root', 'folder', 'anywhere', 'next'] as const;
    const made = await Promise.all(
      names.map(async (name) => {
        // Both builds that `verify` compares have their packages at their own path, as after an installation.
        const addPackages = name === 'folder' || name === 'anywhere' ? linkFolder : symlink;
        return [name, await checkOut(join(top, name), addPackages)] as const;
      }),
    );
    checkouts = Object.fromEntries(made) as unknown as typeof checkouts;
  });

  afterAll(async () => {
    for (const stop of stops.toReversed()) await stop();
    await rm(top, { recursive: true, force: true, maxRetries: 5 });
  });

  /** Addresses of the sites, each with a slash at its end. */
  const addressOf = (site: Place | 'tampered' | 'forgetful'): string => {
    const [root = '', folder = '', anywhere = '', tampered = '', forgetful = ''] = server.urls;
    return { root, folder: `${folder}dex/`, anywhere: anywhere + DEEP, tampered: `${tampered}dex/`, forgetful }[site];
  };

  it('has nginx', () => {
    expect(nginx).toMatchObject({ ok: true });
  });

  it('configure writes an .env from the chain', async () => {
    const { orderBook, orderBookExt, router } = chain.deployment;
    const { root } = checkouts;
    const { code, output } = await root.npm('configure', '--rpc', chain.url, '--order-book', orderBook);
    expect(output).toContain('Written to .env.');
    expect(code).toBe(0);
    const text = await readFile(join(root.folder, '.env'), 'utf8');
    expect(text).toContain(`VITE_ORDER_BOOK_EXT_ADDRESS=${orderBookExt}`);
    expect(text).toContain(`VITE_ROUTER_ADDRESS=${router}`);
    await root.setEnv({ VITE_RPC_URLS: chain.url, VITE_BLOCK_TIME_MS: '1000' });
    for (const place of ['folder', 'anywhere', 'next'] as const)
      await cp(join(root.folder, '.env'), join(checkouts[place].folder, '.env'));
  });

  it('a wrong or missing value ends the build with exit code 1 and the variable by name', async () => {
    const { anywhere } = checkouts;
    await anywhere.setEnv({ VITE_BASE_PATH: 'dex', VITE_ORDER_BOOK_EXT_ADDRESS: '' });
    const { code, output } = await anywhere.npm('build');
    expect(code).toBe(1);
    expect(output).toMatch(/VITE_BASE_PATH +is "dex", but it has to be/);
    expect(output).toMatch(/VITE_ORDER_BOOK_EXT_ADDRESS +is not set/);
    await anywhere.setEnv({ VITE_BASE_PATH: './', VITE_ORDER_BOOK_EXT_ADDRESS: chain.deployment.orderBookExt });
  });

  it('builds from .env alone, with no variable exported', async () => {
    await checkouts.folder.setEnv({ VITE_BASE_PATH: '/dex/' });
    await checkouts.next.edit('src/pages/pool/PoolPage.tsx', `<Trans>${HEADING}<`, `<Trans>${NEXT_HEADING}<`);
    await checkouts.next.edit('src/updaters/session/followReleases.ts', 'AGAIN_MS = 60 * 60', 'AGAIN_MS = 61 * 60');
    const builds = await Promise.all(Object.values(checkouts).map((checkout) => checkout.npm('build')));
    for (const { code, output } of builds) expect({ code, output }).toMatchObject({ code: 0 });
    for (const place of ['root', 'folder', 'anywhere'] as const) {
      const list = await readFile(join(checkouts[place].dist, 'build.json'), 'utf8');
      expect(JSON.parse(list)).toMatchObject({
        configuration: { VITE_ORDER_BOOK_ADDRESS: chain.deployment.orderBook, VITE_RPC_URLS: chain.url },
      });
    }
  });

  it('nginx serves them with the written files', async () => {
    const [served, plain, bad] = ['served', 'plain', 'bad'].map((name) => join(top, name)) as [string, string, string];
    await mkdir(join(plain, 'some/deep'), { recursive: true });
    await mkdir(served);
    await mkdir(bad);
    await symlink(checkouts.root.dist, join(top, 'current'));
    await symlink(checkouts.folder.dist, join(served, 'dex'));
    await symlink(checkouts.anywhere.dist, join(plain, 'some/deep/folder'));
    await cp(checkouts.folder.dist, join(bad, 'dex'), { recursive: true });
    // A server that has the files of one release alone, some of them gone since its page was opened.
    await cp(checkouts.root.dist, join(top, 'gone'), { recursive: true });
    await dropLateScripts(join(top, 'gone'), checkouts.next.dist);
    await symlink(join(top, 'gone'), join(top, 'forgetful'));
    if (!nginx.ok) throw new Error(nginx.error);
    server = await startNginx(
      nginx.value,
      [
        { root: join(top, 'current'), include: join(top, 'current/nginx.conf') },
        { root: served, include: join(served, 'dex/nginx.conf') },
        { root: plain },
        { root: bad, include: join(bad, 'dex/nginx.conf') },
        { root: join(top, 'forgetful'), include: join(top, 'forgetful/nginx.conf') },
      ].map(siteBlock),
    );
    stops.push(server.stop);
    for (const site of ['root', 'folder'] as const) {
      const { status, headers } = await fetch(`${addressOf(site)}pool/find`);
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect((await fetch(`${addressOf(site)}assets/gone.js`)).status).toBe(404);
    }
    expect((await fetch(`${addressOf('anywhere')}pool/find`)).status).toBe(404);
    const notices = [{ tone: 'warning', title: 'One node is slow', text: '<b>Prices</b> may be late.' }];
    await writeFile(join(checkouts.folder.dist, 'notice.json'), JSON.stringify({ notices }));
  });

  /** Points nginx at another release, as described in `docs/operate.md`. */
  const release = async (folder: string, link = 'current'): Promise<void> => {
    await symlink(folder, join(top, 'upcoming'));
    await rename(join(top, 'upcoming'), join(top, link));
    await server.reload();
  };

  describe.each(findEngines().map((found) => ({ found, name: found.name })))('$name', ({ found: { name, start } }) => {
    it.skipIf(!start.ok && !isShared)(
      `opens all three, each at a deep address, and replaces a page whose release is gone${start.ok ? '' : `: ${start.error}`}`,
      async () => {
        if (!start.ok) throw new Error(start.error);
        const engine: Engine = await start.value();
        const account = ROLES.tests[0];
        const testChain = createTestChain(chain.node, chain);
        const stageAt = (appUrl: string) => ({ engine, account, chain: testChain, appUrl });
        try {
          for (const [place, path] of [
            ['root', 'pool/find'],
            ['folder', TRADE],
            ['anywhere', `#/${TRADE}`],
          ] as const)
            await withPage(stageAt(addressOf(place)), DESKTOP, path, async ({ page, sees }) => {
              await drawn(page, `${place}: ${path}`);
              if (place === 'folder')
                await sees({ role: 'status', name: /One node is slow.*<b>Prices<\/b> may be late/ });
            });
          if (name === 'Chromium') await firstMarketOrder(stageAt(addressOf('folder')), DESKTOP);
          const [old, next] = await Promise.all([hashOf(checkouts.root), hashOf(checkouts.next)]);
          const folders = { old: join(top, 'gone'), next: checkouts.next.dist };
          const releases = {
            url: addressOf('forgetful'),
            old,
            next,
            release: (which: 'old' | 'next') => release(folders[which], 'forgetful'),
          };
          await replacesItself(engine, releases);
        } finally {
          await engine.stop();
        }
      },
    );
  });

  it('verify builds the same files in another folder, and names each difference of a server that was tampered with', async () => {
    const assets = join(top, 'bad/dex/assets');
    const settings = (await readdir(assets)).find((file) => /^SettingsPage-.*\.js$/.test(file));
    if (settings === undefined) throw new Error('The build has no script of the settings');
    const script = join(assets, settings);
    await writeFile(script, `window.tampered = true;${await readFile(script, 'utf8')}`);
    await writeFile(join(top, 'bad/dex/robots.txt'), 'User-agent: *');
    // Folder and packages are at another path, and .env differs: the served configuration alone decides.
    const { code, output } = await checkouts.anywhere.npm('verify', addressOf('folder'), addressOf('tampered'));
    const lines = output.split('\n');
    expect(lines).toContainEqual(expect.stringContaining(`${addressOf('folder')} serves what this commit builds`));
    expect(lines).toContain(`assets/${settings}: differs`);
    expect(lines).toContain('robots.txt: no part of this build');
    expect(output).toMatch(/: 2 differences\s*$/);
    expect(code).toBe(1);
  });

  it('a release and its way back are announced in open tabs, which keep their pages until a press', async () => {
    const [old, next] = await Promise.all([hashOf(checkouts.root), hashOf(checkouts.next)]);
    expect(next).not.toBe(old);
    const merged = join(top, 'merged');
    await cp(checkouts.next.dist, merged, { recursive: true });
    await cp(join(checkouts.root.dist, 'assets'), join(merged, 'assets'), { recursive: true, force: false });
    const browser = await chromium.launch(launchOptions());
    try {
      const context = await browser.newContext({ viewport: DESKTOP, locale: 'en-US' });
      const [tab, other] = [await context.newPage(), await context.newPage()];
      await tab.goto(addressOf('root') + TRADE);
      await other.goto(`${addressOf('root')}market`);
      const pay = tab.getByRole('textbox', { name: 'Amount to pay' });
      await pay.fill('12');

      // Before the browser keeps anything of these first visits: its worker is of the next release already.
      await release(merged);
      await looksAtRelease(tab);
      await looksAtRelease(other);
      await other.getByRole('link', { name: 'Liquidity', exact: true }).first().click();
      await other.getByRole('heading', { name: HEADING, exact: true }).waitFor();
      expect([await buildOf(tab), await buildOf(other), await pay.inputValue()]).toEqual([old, old, '12']);
      const load = noticeOf(tab).getByRole('button', { name: 'Load it' });
      expect(await load.isDisabled()).toBe(true);
      await pay.fill('');
      await load.click();
      await expect.poll(() => buildOf(tab).catch(() => undefined), { timeout: 60_000 }).toBe(next);
      await other.reload();
      await other.getByRole('heading', { name: NEXT_HEADING }).waitFor();

      // The way back, to a folder without the files of the release that the tabs have.
      await other.close();
      await tab.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await pay.fill('7');
      await release(checkouts.root.dist);
      await looksAtRelease(tab);
      expect([await buildOf(tab), await pay.inputValue()]).toEqual([next, '7']);
      await pay.fill('');
      await load.click();
      await expect.poll(() => buildOf(tab).catch(() => undefined), { timeout: 60_000 }).toBe(old);
    } finally {
      await browser.close();
    }
  });
});
