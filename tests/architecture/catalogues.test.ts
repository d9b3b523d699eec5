import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { beforeAll, describe, expect, it } from 'vitest';
import { knownLocales } from '#config/knownLocales.ts';

type Catalogue = Awaited<ReturnType<typeof getCatalogs>>[number];
type Messages = Awaited<ReturnType<Catalogue['read']>>;

const root = new URL('../..', import.meta.url).pathname;
const all = ['en-US', 'ja-JP', 'ko-KR', 'zh-CN'];
const catalogues = new Map<string, Messages>();

beforeAll(async () => {
  const config = getConfig({ cwd: root });
  expect(config.locales).toEqual(all);
  const [catalogue] = await getCatalogs(config);
  for (const locale of all) catalogues.set(locale, (await catalogue?.read(locale)) ?? {});
});

const idsOf = (messages: object | undefined): readonly string[] => Object.keys(messages ?? {}).toSorted();

const placeholdersIn = (text: string): readonly string[] =>
  [...new Set(text.match(/(?<!\b(?:zero|one|two|few|many|other) |=\d+ )\{\w+(?=[,}])|<\/?\d+\/?>/g) ?? [])].toSorted();

/** Translations whose placeholders and tags are not those of the text in the code. An empty one is none. */
const changedPlaceholders = (texts: Messages): readonly string[] =>
  Object.values(texts).flatMap(({ message, translation }) =>
    translation && placeholdersIn(translation).join() !== placeholdersIn(message ?? translation).join()
      ? [translation]
      : [],
  );

describe('catalogues for en-US, ja-JP, ko-KR and zh-CN', () => {
  // `npm run i18n:check` extracts the texts of the code, and finds any that is missing or left over.
  it.each(all)('%s has the texts of the others', (locale) => {
    expect(idsOf(catalogues.get('en-US')).length).toBeGreaterThan(100);
    expect(idsOf(catalogues.get(locale))).toEqual(idsOf(catalogues.get('en-US')));
  });

  it.each(all)('%s is translated as a whole', (locale) => {
    expect(knownLocales).toContain(locale);
    const texts = Object.values(catalogues.get(locale) ?? {});
    expect(texts.filter(({ translation }) => !translation)).toEqual([]);
  });

  it('a translation compiles, and knows no plural forms but those of its language', () => {
    for (const locale of all) {
      const forms = new Set(new Intl.PluralRules(locale).resolvedOptions().pluralCategories);
      for (const { translation = '' } of Object.values(catalogues.get(locale) ?? {})) {
        expect(() => compileMessage(translation)).not.toThrow();
        const used = [...translation.matchAll(/\b(zero|one|two|few|many|other) \{/g)].map(([, form]) => form);
        if (/, plural,/.test(translation)) for (const form of used) expect(forms).toContain(form);
      }
    }
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
])('"%s", translated as "%s", has changed placeholders: %j', (message, translation, changed) => {
  expect(changedPlaceholders({ id: { message, translation } })).toEqual(changed);
});
