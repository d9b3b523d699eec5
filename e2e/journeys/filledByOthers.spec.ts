import type { Page } from '@playwright/test';
import { myt, usdc } from '../fixtures/mytMarket.ts';
import { expect, test } from '../fixtures/test.ts';
import { goWithin } from '../pages/allRoutes.ts';

const TAKER = 16;

/** @returns the loudest output since the last call: 0 is silence */
const listen = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const sound = { loudest: 0 };
    Object.assign(window, { sound });
    const connect = Reflect.get(AudioNode.prototype, 'connect') as (this: AudioNode, to: AudioNode) => AudioNode;
    Reflect.set(AudioNode.prototype, 'connect', function (this: AudioNode, to: AudioNode) {
      if (to instanceof AudioDestinationNode) {
        const ear = new AnalyserNode(this.context);
        // Most of a second, so that a busy page's timer misses nothing.
        ear.fftSize = 32_768;
        const wave = new Float32Array(ear.fftSize);
        connect.call(this, ear);
        const timer = setInterval(() => {
          ear.getFloatTimeDomainData(wave);
          sound.loudest = Math.max(sound.loudest, ...wave);
        }, 5);
        setTimeout(() => clearInterval(timer), 2000);
      }
      return connect.call(this, to);
    });
  });
  return () =>
    page.evaluate(() => {
      const sound = Reflect.get(window, 'sound') as { loudest: number };
      const { loudest } = sound;
      sound.loudest = 0;
      return loudest;
    });
};

const AUDIBLE = 0.05;

test('a resting order is filled: popup, sound, history and balance follow at once and never twice @once', async ({
  chain,
  page,
  trade,
  trader,
}) => {
  const { account } = trader;
  const loudness = await listen(page);
  // The first bid for MYT, just below the pool's price.
  await chain.placeOrder(account, { sold: 'USDC', bought: 'MYT', from: usdc('419.9'), to: myt('1000') });
  await trader.connectAt(() => trade.open({ pay: 'USDC', receive: 'MYT' }));
  await expect(trade.openOrders).toContainText('1,000.00 MYT');
  const open = async (tab: string) => {
    await page.getByRole('tab', { name: tab }).click();
    return page.getByRole('tabpanel', { name: tab });
  };
  const balances = await open('Balances');
  const held = balances.getByRole('row', { name: /^USDC/ });
  await expect(held).toContainText('419.9');
  await expect(balances.getByRole('row', { name: /^Total/ })).toContainText(/\$[\d,]+\.\d\d/);

  // Silent by default; switching it on plays a sample.
  await goWithin(page, '/settings');
  await page.getByRole('switch', { name: 'Sound on a fill' }).click();
  await expect.poll(loudness).toBeGreaterThan(AUDIBLE);
  await page.getByRole('link', { name: 'Trade', exact: true }).first().click();
  await expect(trade.openOrders).toContainText('1,000.00 MYT');
  await open('Balances');
  await expect(held).toContainText('419.9');
  await loudness();

  // A little more than moves the pool to the order's price, for a partial fill.
  const part = { sold: 'MYT', bought: 'USDC', from: myt('4000'), to: usdc('1679.6') } as const;
  await chain.placeOrder(TAKER, part);
  await expect(trade.notifications).toContainText('filled: MYT/USDC');
  await expect.poll(loudness).toBeGreaterThan(AUDIBLE);
  await expect(trade.notifications).toContainText(/Bought [\d,.]+ MYT for [\d,.]+ USDC\./);
  const rest = (await chain.openOrders('USDC', 'MYT', account))[0]?.remain ?? 0n;
  if (rest > 0n) {
    await expect(trade.notifications).toContainText('Order partly filled: MYT/USDC');
    await expect(trade.notifications).toContainText('is still open.');
    await chain.placeOrder(TAKER, { ...part, from: myt('5000'), to: usdc('2099.5') });
    await expect(trade.notifications).toContainText('Order filled: MYT/USDC');
  }
  await expect(trade.notifications.getByText('filled: MYT/USDC')).toHaveCount(1);
  await expect(held).not.toContainText('419.9');
  const history = await open('Order history');
  await expect(history.getByRole('row', { name: /MYT\/USDC/ })).toContainText(/0\.4199.*0\.4199.*100\.00%.*Filled/);

  await page.reload();
  await open('Order history');
  await expect(history.getByRole('row', { name: /MYT\/USDC/ })).toContainText('Filled');
  await expect(trade.notifications.getByText('filled: MYT/USDC')).toHaveCount(0);
});
