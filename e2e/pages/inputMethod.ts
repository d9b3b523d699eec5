import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';
import { COMPOSED_WORDS, COMPOSITIONS, type Composition } from './compositions.ts';

/** Each step must stay unchanged until the text is committed. */
const compose = async (cdp: CDPSession, field: Locator, { steps, committed }: Composition): Promise<void> => {
  for (const step of steps) {
    await cdp.send('Input.imeSetComposition', { text: step, selectionStart: step.length, selectionEnd: step.length });
    await expect(field, `composing ${step}`).toHaveValue(step);
  }
  await cdp.send('Input.insertText', { text: committed });
};

/** 12.5 on keyboards without a point or without 0 to 9. */
const KEYED = ['12,5', '١٢٫٥', '१२,५'];

const expectKeyed = async (field: Locator, path: string): Promise<void> => {
  for (const keys of KEYED) {
    await field.fill('');
    await expect(field).toHaveValue('');
    await field.pressSequentially(keys);
    await expect(field, `${keys} on ${path}`).toHaveValue('12.5');
  }
};

/** Words after a figure are refused: the figure stays as it is, or its field is marked. */
const expectWordsRefused = async (cdp: CDPSession, field: Locator, path: string): Promise<void> => {
  const figure = await field.inputValue();
  for (const { steps, committed } of COMPOSED_WORDS) {
    await field.fill(figure);
    await expect(field).toHaveValue(figure);
    await field.press('End');
    for (const step of steps) {
      await cdp.send('Input.imeSetComposition', { text: step, selectionStart: step.length, selectionEnd: step.length });
      await expect(field, `composing ${step} on ${path}`).toHaveValue(`${figure}${step}`);
    }
    await cdp.send('Input.insertText', { text: committed });
    const isRefused = async (): Promise<boolean> => {
      if ((await field.inputValue()) === figure) return true;
      return (await field.getAttribute('aria-invalid')) === 'true';
    };
    await expect.poll(isRefused, { message: `${committed} after ${figure} on ${path}` }).toBe(true);
  }
};

/** Composes in a visible field of each kind of the place; returns the number of texts. */
export const composeInEachKind = async (page: Page, place: Locator, path: string): Promise<number> => {
  const cdp = await page.context().newCDPSession(page);
  const fields = place
    .locator('textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range])')
    .filter({ visible: true });
  let count = 0;
  const kinds = new Set<string>();
  for (const field of await fields.all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    const mode = (await field.getAttribute('inputmode')) ?? '';
    const kind = `${mode} ${(await field.getAttribute('role')) ?? ''} ${await field.evaluate(({ tagName }) => tagName)}`;
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    for (const composition of COMPOSITIONS[mode] ?? COMPOSED_WORDS) {
      await field.focus();
      await expect(async () => {
        await field.fill('');
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
        expect(await field.inputValue()).toBe('');
      }).toPass();
      await compose(cdp, field, composition);
      await expect(field, `${composition.committed} on ${path}`).toHaveValue(composition.reading, { timeout: 10_000 });
      count += 1;
    }
    if (mode === 'decimal') await expectKeyed(field, path);
    if (mode === 'decimal' || mode === 'numeric') await expectWordsRefused(cdp, field, path);
  }
  await cdp.detach();
  return count;
};
