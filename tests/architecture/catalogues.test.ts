import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { beforeAll, describe, expect, it } from 'vitest';
import { offeredLocales } from '#config/locales.ts';

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

const placeholdersIn = (text: string): readonly string[] => (text.match(/\{\w+|<\/?\d+\/?>/g) ?? []).toSorted();

/** Translations whose placeholders and tags are not those of the text in the code. An empty one is none. */
const changedPlaceholders = (texts: Messages): readonly string[] =>
  Object.values(texts).flatMap(({ message, translation }) =>
    translation && placeholdersIn(translation).join() !== placeholdersIn(message ?? translation).join()
      ? [translation]
      : [],
  );

describe('catalogues for en-US, ja-JP, ko-KR and zh-CN', () => {
  it.each(all)('%s has every text of the code, and no other', (locale) => {
    expect(idsOf(inCode).length).toBeGreaterThan(100);
    expect(idsOf(catalogues.get(locale))).toEqual(idsOf(inCode));
  });

  it.each(all)('%s is translated as a whole where it is offered, and not at all where it is not', (locale) => {
    const texts = Object.values(catalogues.get(locale) ?? {});
    const isOffered = offeredLocales.some((offered) => offered.locale === locale);
    expect(texts.filter(({ translation }) => translation)).toHaveLength(isOffered ? texts.length : 0);
  });

  it('a translation keeps the placeholders of its text', () => {
    for (const locale of all) expect(changedPlaceholders(catalogues.get(locale) ?? {})).toEqual([]);
  });
});

it.each([
  ['{amount} of <0>{symbol}</0>', '<0>{symbol}</0>: {amount}', []],
  ['{amount} of {symbol}', '{amount}', ['{amount}']],
  ['<0>Read</0> this', 'Read this', ['Read this']],
  ['{count, plural, one {# order} other {# orders}}', 'orders', ['orders']],
  ['{amount} left', '', []],
])('of "%s" the translation "%s" has changed placeholders: %j', (message, translation, changed) => {
  expect(changedPlaceholders({ id: { message, translation } })).toEqual(changed);
});
