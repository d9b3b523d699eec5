import { expect, test } from '../fixtures/test.ts';

/** The page's policy; each refusal here is intended. */
const REFUSED =
  /Content Security Policy|Trusted|integrity|did not arrive|Failed to (?:fetch|load)|dynamically imported|ERR_FAILED/;

const atHome = (path: string): string => new URL(path, 'http://any.invalid').pathname;

test('the page takes no text as HTML and no address as a script, and nothing written into it runs @once', async ({
  page,
  trade,
  watch,
}) => {
  watch.allow(REFUSED);
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  await expect(trade.pay).toBeVisible();
  const refused = await page.evaluate(() => {
    const nameOf = (work: () => unknown): string => {
      try {
        work();
        return 'allowed';
      } catch (cause) {
        return cause instanceof Error ? cause.name : String(cause);
      }
    };
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    const script = Object.assign(document.createElement('script'), { async: true });
    const styled = document.createElement('i');
    styled.setAttribute('style', 'position: fixed');
    const style = Object.assign(document.createElement('style'), { textContent: 'body { opacity: 0.5 }' });
    document.body.append(styled, style);
    return {
      html: nameOf(() => (document.createElement('i').innerHTML = '<b></b>')),
      script: nameOf(() => (script.src = '/assets/any.js')),
      worker: nameOf(() => new Worker('/assets/any.js')),
      policy: nameOf(() => trustedTypes.createPolicy('another', {})),
      again: nameOf(() => trustedTypes.createPolicy('default', {})),
      position: getComputedStyle(styled).position,
      opacity: getComputedStyle(document.body).opacity,
    };
  });
  expect(refused).toEqual({
    html: 'TypeError',
    script: 'TypeError',
    worker: 'TypeError',
    policy: 'TypeError',
    again: 'TypeError',
    position: 'static',
    opacity: '1',
  });
});

test('a script that is not the one that was built is not run, whether the page or a press loads it @once', async ({
  page,
  trade,
  watch,
}) => {
  watch.allow(REFUSED);
  const mark = 'globalThis.tampered = [...(globalThis.tampered ?? []), import.meta.url];';
  const changed: string[] = [];
  await page.route(/\/assets\/(?:SettingsPanel|SettingsPage|laterPages)-[\w-]+\.js$/, async (route) => {
    const answer = await route.fetch();
    changed.push(atHome(route.request().url()));
    await route.fulfill({ response: answer, body: `${mark}${await answer.text()}` });
  });
  await trade.open({ pay: 'USDC', receive: 'MYT' });
  await expect(trade.pay).toBeVisible();
  await page.goto('settings');
  await expect.poll(() => changed.length).toBeGreaterThan(0);
  // Requested once more, as after a new release, then given up.
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { tampered?: unknown }).tampered)).toBeUndefined();

  await page.route(/\/assets\/base-[\w-]+\.js$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${mark}${await answer.text()}` });
  });
  await page.goto('trade');
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { tampered?: unknown }).tampered)).toBeUndefined();
});
