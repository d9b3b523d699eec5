import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const HALF_HOUR_ZONE = 'Asia/Kolkata';
test.use({ timezoneId: HALF_HOUR_ZONE });

/** Time of the newest trade in the list. */
const newestTime = async (page: Page): Promise<{ readonly shown: string; readonly at: Date }> => {
  const time = page.getByRole('tabpanel', { name: 'Market trades' }).getByRole('time').first();
  const at = new Date((await time.getAttribute('datetime')) ?? '');
  return { shown: (await time.innerText()).replaceAll(/\s/g, ' '), at };
};

const written = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' })
    .format(at)
    .replaceAll(/\s/g, ' ');

test('the times of trades are local, half hours included, or UTC as chosen in the settings @once', async ({
  page,
  trade,
}) => {
  const expectTimes = async (zone: string): Promise<void> => {
    await trade.open({ pay: 'USDC', receive: 'MYT' });
    await page.getByRole('tab', { name: 'Market trades' }).click();
    await expect(async () => {
      const { shown, at } = await newestTime(page);
      expect(shown).toBe(written(at, zone));
    }).toPass();
  };
  await expectTimes(HALF_HOUR_ZONE);
  await page.goto('/settings');
  await page.getByRole('radiogroup', { name: /time/i }).getByRole('radio', { name: 'UTC' }).check();
  await expectTimes('UTC');
});
