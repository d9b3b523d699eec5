import { expect, it, vi } from 'vitest';
import { defaultLinks, publicLinks } from '#config/defaultLinks.ts';

vi.hoisted(() => {
  vi.stubEnv('VITE_PUBLIC_LINKS', 'on');
  vi.stubEnv('VITE_LINKS', '{"faq":"https://example.org/faq"}');
  vi.stubEnv('VITE_ORDER_BOOK_EXT_ADDRESS', `0x${'a1'.repeat(20)}`);
  vi.stubEnv('VITE_ROUTER_ADDRESS', `0x${'a2'.repeat(20)}`);
  vi.stubEnv('VITE_PAIR_INIT_CODE_HASH', `0x${'0f'.repeat(32)}`);
});

it('footer and menu links lead somewhere by VITE_PUBLIC_LINKS alone, and VITE_LINKS goes before it', async () => {
  vi.resetModules();
  const { links } = await import('#config/links.ts');
  expect(links.faq).toBe('https://example.org/faq');
  for (const [name, href] of Object.entries(publicLinks))
    if (name !== 'faq') expect(links).toMatchObject({ [name]: href });
  expect(links.docs).toBe(defaultLinks.docs);
  const { menuLinks } = await import('../../src/app/layout/footerLinks.ts');
  const shown = menuLinks.map(({ href }) => href);
  expect(shown).toContain('https://example.org/faq');
  expect(shown).toContain(publicLinks.contact);
});
