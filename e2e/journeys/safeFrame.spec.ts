import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/safeTest.ts';

test("a Safe on another chain stays there; any other page's frame is refused; unframed nothing of it loads @once", async ({
  page,
  request,
  safes,
  stage,
  watch,
}) => {
  const { url } = stage.safeHost;
  await page.goto(`${url}/?chain=1`);
  await expect(safes.app.getByRole('alert').filter({ hasText: 'Wrong Network' })).toContainText(
    'Open your Safe on Polygon',
  );
  await safes.app.getByRole('link', { name: 'Start trading' }).click();
  await expect(safes.app.getByRole('button', { name: 'Wrong Network' })).toBeDisabled();

  const manifest = await request.get(`${stage.appUrl}manifest.json`, { headers: { origin: url } });
  expect(manifest.headers()['access-control-allow-origin']).toBe('*');
  expect(await manifest.json()).toMatchObject({ name: 'MYT Exchange', iconPath: 'favicon.svg' });

  watch.allow(/frame-ancestors/);
  const foreign = url.replace('127.0.0.1', 'localhost');
  const refused = page.waitForEvent(
    'requestfailed',
    (failed) => failed.isNavigationRequest() && failed.url().startsWith(stage.appUrl),
  );
  await page.goto(foreign);
  expect((await refused).failure()?.errorText).toContain('ERR_BLOCKED_BY_RESPONSE');
  await expect(safes.app.getByRole('banner')).toBeHidden();

  const loaded: string[] = [];
  page.on('request', (sent) => loaded.push(sent.url()));
  await page.goto(stage.appUrl);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  await expect.poll(() => loaded.some((entry) => /connectEagerly|started/.test(entry))).toBe(true);
  expect(loaded.filter((entry) => /safe/i.test(new URL(entry).pathname))).toEqual([]);
});
