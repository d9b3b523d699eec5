import { expect, type Locator, type Page, type Request } from '@playwright/test';

export type DeskPart = 'book' | 'ticket' | 'orders';

const handleNames: Readonly<Record<DeskPart, string>> = {
  book: 'Width of the order book',
  ticket: 'Width of the ticket',
  orders: 'Height of your orders',
};

export interface DeskPage {
  readonly menu: Locator;
  readonly chart: Locator;
  readonly book: Locator;
  readonly orders: Locator;
  readonly saved: Locator;
  handle: (part: DeskPart) => Locator;
  /** Width, or height of the orders, as the separator reports it. */
  size: (part: DeskPart) => Promise<number>;
  /** Until the separator reports it. */
  expectSize: (part: DeskPart, size: number) => Promise<void>;
  /** By the mouse, in 20 moves; positive moves right or down. */
  drag: (part: DeskPart, by: number) => Promise<void>;
  openMenu: () => Promise<void>;
}

export const deskPage = (page: Page): DeskPage => {
  const handle = (part: DeskPart): Locator => page.getByRole('separator', { name: handleNames[part] });
  const size = async (part: DeskPart): Promise<number> => Number(await handle(part).getAttribute('aria-valuenow'));
  const menu = page.getByRole('dialog', { name: 'Layout' });
  return {
    menu,
    chart: page.locator('#desk-chart'),
    book: page.locator('#desk-book'),
    orders: page.locator('#desk-orders'),
    saved: menu.getByRole('list', { name: 'Saved layouts' }),
    handle,
    size,
    expectSize: (part, expected) => expect.poll(() => size(part), { message: part }).toBe(expected),
    drag: async (part, by) => {
      const box = await handle(part).boundingBox();
      if (!box) throw new Error(`No handle: ${part}`);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
      const [dx, dy] = part === 'orders' ? [0, by] : [by, 0];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + dx, y + dy, { steps: 20 });
      await page.mouse.up();
    },
    openMenu: async () => {
      await page.getByRole('button', { name: 'Layout', exact: true }).click();
      await expect(menu).toBeVisible();
    },
  };
};

/** Collects requests, and changes inside the book, the ticket and the orders, while `act` runs in a tab that polls nothing. */
export const collectWhile = async (
  page: Page,
  act: () => Promise<void>,
): Promise<{ readonly requests: readonly string[]; readonly changes: readonly string[] }> => {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.waitForTimeout(2_500);
  const requests: string[] = [];
  const count = (request: Request): void => {
    // Scripts that the application loads late are no requests to a node.
    if (request.method() === 'POST') requests.push(request.postData() ?? '');
  };
  page.on('request', count);
  const changes = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { target, type, attributeName } of records)
        seen.push(`${type} ${attributeName ?? ''} ${target.nodeName} ${target.textContent ?? ''}`);
    });
    for (const id of ['desk-book', 'desk-ticket', 'desk-orders']) {
      const part = document.getElementById(id);
      if (part) observer.observe(part, { attributes: true, characterData: true, childList: true, subtree: true });
    }
    return seen;
  });
  await act();
  const found = await changes.evaluate((seen) => [...seen]);
  page.off('request', count);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  });
  return { requests, changes: found };
};
