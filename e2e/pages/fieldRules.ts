import type { Page } from '@playwright/test';

const PHONE = { width: 390, height: 844 };

/** iOS zooms into letters below 16 px, and keyboards correct addresses. */
export const fieldFaults = async (page: Page): Promise<readonly string[]> => {
  const before = page.viewportSize() ?? PHONE;
  await page.setViewportSize(PHONE);
  const faults = await page.evaluate(() => {
    const keyboards = [null, 'decimal', 'numeric', 'url', 'search'];
    const faultsOf = (field: HTMLElement): readonly string[] => {
      const has = (name: string): string | null => field.getAttribute(name);
      const isWords = has('autocapitalize') === 'sentences';
      const isCorrected = has('autocorrect') !== 'off' || has('spellcheck') !== 'false';
      return [
        Number.parseFloat(getComputedStyle(field).fontSize) < 16 && 'letters below 16 px',
        !keyboards.includes(has('inputmode')) && `inputmode ${has('inputmode')}`,
        has('type') === 'number' && 'type number',
        field instanceof HTMLInputElement && has('enterkeyhint') === null && 'no enterkeyhint',
        !isWords && has('autocapitalize') !== 'none' && 'capitals',
        !isWords && isCorrected && 'corrections',
      ].filter((fault) => typeof fault === 'string');
    };
    const fields = document.querySelectorAll<HTMLElement>(
      'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range])',
    );
    return [...fields].flatMap((field) =>
      faultsOf(field).map((fault) => `${field.getAttribute('aria-label') ?? field.id}: ${fault}`),
    );
  });
  await page.setViewportSize(before);
  return faults;
};
