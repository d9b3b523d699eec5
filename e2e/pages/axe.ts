import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

// There are no frames, for which axe would otherwise put its findings together on a page of its own. What hovers over
// a thing under the pointer stands in no region of the page.
const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode().exclude('[role="tooltip"]');

const lines = (found: Violations): string[] =>
  found.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`));

/** Contrast is by far the slowest to measure: behind a dialog nothing has changed. */
const contrastFaults = async (page: Page, hasDialog: boolean): Promise<Violations> => {
  const contrast = axe(page).withRules(['color-contrast']);
  return (await (hasDialog ? contrast.include('[role="dialog"]') : contrast).analyze()).violations;
};

/** What axe finds wrong with the page as it is, each as one line that says where. */
export const faults = async (page: Page): Promise<string[]> => {
  const hasDialog = (await page.getByRole('dialog').count()) > 0;
  const whole = axe(page).disableRules(['color-contrast']);
  return lines([...(await whole.analyze()).violations, ...(await contrastFaults(page, hasDialog))]);
};

/** The same, and the contrast in the other theme too. */
export const faultsInBothThemes = async (page: Page): Promise<string[]> => {
  const found = await faults(page);
  const hasDialog = (await page.getByRole('dialog').count()) > 0;
  const turn = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark';
    });
  await turn();
  const others = lines(await contrastFaults(page, hasDialog));
  await turn();
  return [...found, ...others.map((line) => `in the other theme: ${line}`)];
};
