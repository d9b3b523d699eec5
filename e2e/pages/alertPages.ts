import { parseUnits } from 'ethers';
import type { Locator, Page } from '@playwright/test';
import type { TestChain } from '../fixtures/chain.ts';

const TAKER = 16;

export const usdc = (whole: string): bigint => parseUnits(whole, 6);
export const myt = (whole: string): bigint => parseUnits(whole, 18);

/** @returns titles and texts of the page's system notifications */
export const listen = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const { Notification } = window;
    window.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        announced.push(`${title}. ${options?.body}`);
      }
    };
    // Chromium's headless shell cannot grant notifications, so the permission would stay denied.
    Object.defineProperty(window.Notification, 'permission', { value: 'granted' });
  });
  return () => page.evaluate(() => Reflect.get(window, 'announced') as readonly string[]);
};

export const dialogOf = (page: Page): Locator => page.getByRole('dialog');

/** Lowers MYT's price by more than any alert of a journey. */
export const sellMuch = async (chain: TestChain): Promise<void> => {
  await chain.placeOrder(TAKER, { sold: 'MYT', bought: 'USDC', from: myt('30000'), to: usdc('9000') });
};
