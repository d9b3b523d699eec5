import type { Page } from '@playwright/test';
import { ROLES } from '../devnet/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

const [ALICE] = ROLES.demo;
const ANSWER_MS = 1500;

interface Sample {
  readonly total: string;
  readonly note: string;
  /** Values of the rows, as shown. */
  readonly rows: readonly string[];
}

/** Records the total and the rows' values together, with each change of the page. */
const recordTotals = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const samples: Sample[] = [];
    Object.assign(globalThis, { samples });
    const record = (): void => {
      const tile = [...document.querySelectorAll('dt')].find((name) => name.textContent === 'Total value');
      const cell = tile?.nextElementSibling;
      if (!cell) return;
      const values = document.querySelectorAll('section[aria-labelledby^="assets-"] tbody tr > :last-child');
      const rows = [...values].map((value) => value.textContent);
      const note = cell.querySelector('small')?.textContent ?? '';
      samples.push({ total: cell.textContent.slice(0, cell.textContent.length - note.length), note, rows });
    };
    new MutationObserver(record).observe(document, { subtree: true, childList: true, characterData: true });
  });

const samplesOf = (page: Page): Promise<readonly Sample[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly samples: readonly Sample[] }).samples);

const centsOf = (text: string): number => {
  const shown = /\$([\d,]+\.\d\d)/.exec(text)?.[1];
  return shown === undefined ? 0 : Math.round(Number(shown.replaceAll(',', '')) * 100);
};

/** Each row is rounded to cents by itself. */
const isSum = ({ total, rows }: Sample): boolean => {
  const sum = rows.map(centsOf).reduce((a, b) => a + b, 0);
  return Math.abs(sum - centsOf(total)) <= rows.length;
};

test('while assets load the total says how many kinds it counts, adds up, and ends as the whole @once', async ({
  chain,
  page,
  rpcProxy,
}) => {
  test.slow();
  await recordTotals(page);
  rpcProxy.setDelay(ANSWER_MS);
  await page.goto(`/asstes?watch=${chain.account(ALICE)}`);
  await expect.poll(async () => (await samplesOf(page)).at(-1)?.note).not.toMatch(/^$|so far|still loading/);
  const samples = await samplesOf(page);
  const parts = samples.flatMap((sample) => {
    const [, read, all] = /so far, (\d+) of (\d+) read/.exec(sample.note) ?? [];
    return read === undefined ? [] : [{ ...sample, read: Number(read), all: Number(all) }];
  });
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts) expect(part.read).toBeLessThan(part.all);
  const valued = parts.filter(({ total }) => centsOf(total) > 0);
  expect(valued.length).toBeGreaterThan(0);
  expect(samples.filter((sample) => !isSum(sample))).toEqual([]);
  const last = samples.at(-1);
  expect(last && centsOf(last.total)).toBeGreaterThan(centsOf(valued[0]?.total ?? ''));
});
