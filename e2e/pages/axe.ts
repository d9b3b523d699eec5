import type { Page } from '@playwright/test';
import axeCore, { type RunOptions } from 'axe-core';

/**
 * One line per violation. Tooltips are excluded, because they are in no region. Injected once per page, and violations
 * only, for half the time. @param within selector; default: the whole page
 */
const run = async (page: Page, options: RunOptions, within?: string): Promise<readonly string[]> => {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeCore.source);
  return page.evaluate(
    async ([optionsText, include]) => {
      const { axe } = globalThis as unknown as { readonly axe: typeof axeCore };
      // A dialog that was closing a moment ago may be gone.
      const isShown = include !== undefined && document.querySelector(include) !== null;
      const context = { exclude: '[role="tooltip"]', ...(isShown && { include }) };
      const { violations } = await axe.run(context, JSON.parse(optionsText) as RunOptions);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
      );
    },
    [JSON.stringify({ ...options, iframes: false, resultTypes: ['violations'] }), within] as const,
  );
};

/** Contrast is the slowest check, and nothing behind a dialog has changed. */
const contrastFaults = async (page: Page): Promise<readonly string[]> => {
  const hasDialog = (await page.getByRole('dialog').count()) > 0;
  return run(page, { runOnly: ['color-contrast'] }, hasDialog ? '[role="dialog"]' : undefined);
};

export const structureFaults = (page: Page): Promise<readonly string[]> =>
  run(page, { rules: { 'color-contrast': { enabled: false } } });

export const faults = async (page: Page): Promise<readonly string[]> => [
  ...(await structureFaults(page)),
  ...(await contrastFaults(page)),
];

/** Includes the other theme's contrast. */
export const faultsInBothThemes = async (page: Page): Promise<readonly string[]> => {
  const found = await faults(page);
  const turn = () =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark';
      // Colours are measured after their transitions.
      for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    });
  await turn();
  const others = await contrastFaults(page);
  await turn();
  return [...found, ...others.map((line) => `in the other theme: ${line}`)];
};
