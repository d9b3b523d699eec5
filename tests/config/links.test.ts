import { describe, expect, it } from 'vitest';
import { defaultLinks, publicLinks } from '#config/defaultLinks.ts';
import { linksRule } from '#config/envRules.ts';

const read = (value: unknown) => linksRule(JSON.stringify(value));

describe('VITE_LINKS', () => {
  it('changes some of the links, and an empty one leaves its link out', () => {
    const changes = { faq: 'https://example.org/faq', contact: 'mailto:help@example.org', ai: '' };
    expect(read(changes)).toEqual({ ok: true, value: changes });
  });

  it.each([
    ['no JSON', '{faq}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a name that there is not', '{"faqs":"https://example.org"}'],
    ['an inherited name', '{"toString":"https://example.org"}'],
    ['a script', '{"faq":"javascript:alert(1)"}'],
    ['an address without encryption', '{"faq":"http://example.org"}'],
    ['no text', '{"faq":1}'],
  ])('is wrong: %s', (_, text) => {
    expect(linksRule(text)).toEqual({ ok: false, error: 'links' });
  });

  const ownersLinks = 'swap getMatic marketMaking ai faq contact blog x telegram discord medium'.split(' ');

  it("VITE_PUBLIC_LINKS fills only links without an address, with pages of the project's own hosts", () => {
    const own = new Set(Object.values(defaultLinks).flatMap((href) => (href === '' ? [] : [new URL(href).host])));
    for (const [name, href] of Object.entries(publicLinks)) {
      expect(ownersLinks).toContain(name);
      expect(own).toContain(new URL(href).host);
    }
  });

  it('every default is an https address, or empty where only the one who runs the exchange can name it', () => {
    for (const [name, href] of Object.entries(defaultLinks)) {
      if (href === '') expect(ownersLinks).toContain(name);
      else expect(new URL(href).protocol).toBe('https:');
    }
  });
});
