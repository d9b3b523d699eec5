import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { beforeAll, describe, expect, it } from 'vitest';
import { sourceLocale } from '../../src/config/locales.ts';

type Catalogue = Awaited<ReturnType<typeof getCatalogs>>[number];
type Messages = Awaited<ReturnType<Catalogue['read']>>;

const root = new URL('../..', import.meta.url).pathname;
const all = ['en-US', 'ja-JP', 'ko-KR', 'zh-CN'];
const catalogues = new Map<string, Messages>();
let inCode: Record<string, unknown> = {};

beforeAll(async () => {
  const config = getConfig({ cwd: root });
  expect(config.locales).toEqual(all);
  const [catalogue] = await getCatalogs(config);
  for (const locale of all) catalogues.set(locale, (await catalogue?.read(locale)) ?? {});
  inCode = (await catalogue?.collect()) ?? {};
});

const idsOf = (messages: object | undefined): readonly string[] => Object.keys(messages ?? {}).toSorted();

describe('catalogues for en-US, ja-JP, ko-KR and zh-CN', () => {
  it.each(all)('%s has every text of the code, and no other', (locale) => {
    expect(idsOf(inCode).length).toBeGreaterThan(100);
    expect(idsOf(catalogues.get(locale))).toEqual(idsOf(inCode));
  });

  it('en-US has no missing text', () => {
    const missing = Object.values(catalogues.get(sourceLocale) ?? {}).filter(({ translation }) => !translation);
    expect(missing).toEqual([]);
  });

  it('a translation keeps the places where values go in', () => {
    const placesIn = (text: string): readonly string[] => (text.match(/\{\w+|<\/?\d+\/?>/g) ?? []).toSorted();
    for (const locale of all) {
      for (const { message, translation } of Object.values(catalogues.get(locale) ?? {})) {
        if (translation) expect(placesIn(translation)).toEqual(placesIn(message ?? translation));
      }
    }
  });
});
