import type { Page } from '@playwright/test';

/** Controls that neither Tab nor arrows reach, or that Tab reaches out of order. */
export const unreachable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const roles = ['button', 'tab', 'switch', 'slider', 'checkbox', 'link', 'menuitem', 'combobox'];
    const kinds = ['button', 'a[href]', 'input', 'select', 'textarea', ...roles.map((role) => `[role=${role}]`)];
    const groups = ['tablist', 'radiogroup', 'listbox', 'grid', 'group', 'slider'].map((role) => `[role=${role}]`);
    const hasStop = (element: Element): boolean => {
      const group = element.closest(groups.join(','));
      return group !== null && group.querySelector('[tabindex="0"]') !== null;
    };
    return [...document.querySelectorAll<HTMLElement>(kinds.join(','))]
      .filter(
        (entry) =>
          entry.checkVisibility({ visibilityProperty: true }) && !entry.matches(':disabled, [aria-disabled=true]'),
      )
      .filter((entry) => !entry.closest('[inert], [aria-hidden=true]'))
      .filter((entry) => entry.tabIndex > 0 || (entry.tabIndex < 0 && !hasStop(entry)))
      .map((entry) => entry.getAttribute('aria-label') ?? entry.innerText);
  });
