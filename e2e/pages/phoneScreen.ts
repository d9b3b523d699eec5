import { expect, type Locator, type Page } from '@playwright/test';
import { faultsInBothThemes } from './axe.ts';

/** Pixels wider than the screen. */
const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Enabled, not moving and not covered. Nothing is pressed. */
export const expectReach = async (...targets: readonly Locator[]): Promise<void> => {
  for (const target of targets) await target.tap({ trial: true });
};

/** No axe violation in both themes, no horizontal overflow. */
export const expectSound = async (page: Page): Promise<void> => {
  expect.soft(await faultsInBothThemes(page)).toEqual([]);
  expect.soft(await excessWidth(page)).toBe(0);
};

/** On-screen keyboard of an upright phone, in pixels. */
const KEYBOARD = 300;

/** The form's button must be above the simulated keyboard and not over the field. */
export const expectAboveKeyboard = async (field: Locator): Promise<void> => {
  await field.evaluate((element, height) => {
    const viewport = window.visualViewport;
    if (!viewport) throw new Error('The browser has no visual viewport');
    element.focus();
    Object.defineProperty(viewport, 'height', { value: window.innerHeight - height, configurable: true });
    viewport.dispatchEvent(new Event('resize'));
    element.scrollIntoView({ block: 'center' });
  }, KEYBOARD);
  const found = (): Promise<object> =>
    field.evaluate((element) => {
      const selector = 'button[data-size=lg][data-block]';
      let form: Element | null = element.parentElement;
      while (form && !form.querySelector(selector)) form = form.parentElement;
      const button = [...(form?.querySelectorAll(selector) ?? [])].at(-1);
      if (!button) return { button: 'none' };
      const [{ top, bottom, left, width }, box] = [button.getBoundingClientRect(), element.getBoundingClientRect()];
      const hit = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
      return {
        button: button.textContent,
        isAbove: top >= 0 && bottom <= (window.visualViewport?.height ?? 0),
        isOnTop: hit !== null && button.contains(hit),
        isClearOfField: top >= box.bottom || bottom <= box.top,
      };
    });
  const sound = { isAbove: true, isOnTop: true, isClearOfField: true };
  await expect.poll(found, { timeout: 10_000 }).toMatchObject(sound);
  await field.evaluate((element) => {
    const viewport = window.visualViewport;
    if (viewport) Reflect.deleteProperty(viewport, 'height');
    viewport?.dispatchEvent(new Event('resize'));
    element.blur();
  });
};
