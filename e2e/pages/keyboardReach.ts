import type { Page } from '@playwright/test';

/**
 * Names of controls that neither Tab nor the arrows of their group reach, and of those that Tab reaches out of order.
 */
export const unreachable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const roles = ['button', 'tab', 'switch', 'slider', 'checkbox', 'link', 'menuitem', 'combobox'];
    const kinds = ['button', 'a[href]', 'input', 'select', 'textarea', ...roles.map((role) => `[role=${role}]`)];
    const groups = ['tablist', 'radiogroup', 'listbox', 'grid', 'group', 'slider'].map((role) => `[role=${role}]`);
    const hasStop = (one: Element): boolean => {
      const group = one.closest(groups.join(','));
      return group !== null && group.querySelector('[tabindex="0"]') !== null;
    };
    return [...document.querySelectorAll<HTMLElement>(kinds.join(','))]
      .filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled, [aria-disabled=true]'),
      )
      .filter((one) => !one.closest('[inert], [aria-hidden=true]'))
      .filter((one) => one.tabIndex > 0 || (one.tabIndex < 0 && !hasStop(one)))
      .map((one) => one.getAttribute('aria-label') ?? one.innerText);
  });
