import { i18n } from '@lingui/core';
import { beforeAll, expect, it } from 'vitest';
import { footerGroups } from '#app/layout/footerLinks.ts';
import { homeLinks, swapLinks } from '#app/layout/navItems.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en-US', messages: {} }));

it('a page elsewhere is only linked where its address is known: by default the site, its docs, audit report and code', () => {
  expect([...homeLinks, ...swapLinks]).toEqual([]);
  const elsewhere = footerGroups.flatMap(({ links }) =>
    links.flatMap(({ label, href }) => (href ? [i18n._(label)] : [])),
  );
  expect(elsewhere).toEqual(['Docs', 'User guide', 'Audit report (PDF)', 'Source', 'About', 'Licences', 'GitHub']);
});
