import { i18n } from '@lingui/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { activeLocale } from '#config/locales.ts';

await vi.hoisted(async () => {
  const { configure } = await import('../support/configure.ts');
  configure({ VITE_LOCALES: 'zh-CN,ja-JP' });
});
vi.mock('../../locales/zh-CN.po', () => ({ messages: { hello: ['你好'] } }));
vi.mock('../../locales/ja-JP.po', () => {
  throw new Error('the network is gone');
});

beforeEach(() => {
  i18n.load({});
  document.documentElement.lang = '';
});

describe('the language', () => {
  it('is the chosen one where it is offered, else one that the browser prefers, else that of the source', () => {
    expect(activeLocale('zh-CN', ['ja-JP'])).toBe('zh-CN');
    expect(activeLocale(null, ['fr-FR', 'zh-TW', 'ja'])).toBe('zh-CN');
    expect(activeLocale('ko-KR', ['ko-KR', 'en-GB', 'ja-JP'])).toBe('en-US');
    expect(activeLocale('<script>', [])).toBe('en-US');
    expect(activeLocale(null)).toBe('en-US');
  });

  it('comes with its catalog; that of the source comes at once', async () => {
    const { activateLocale } = await import('#app/i18n.ts');
    void activateLocale(null);
    expect([i18n.locale, document.documentElement.lang]).toEqual(['en-US', 'en-US']);
    await activateLocale('zh-CN');
    expect([i18n.locale, document.documentElement.lang, i18n._('hello')]).toEqual(['zh-CN', 'zh-CN', '你好']);
    void activateLocale('en-US');
    const slow = activateLocale('zh-CN');
    void activateLocale('en-US');
    await slow;
    expect(i18n.locale).toBe('en-US');
  });

  it('stays what it was where a catalog does not come', async () => {
    const { activateLocale } = await import('#app/i18n.ts');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    void activateLocale('en-US');
    await activateLocale('ja-JP');
    expect(i18n.locale).toBe('en-US');
    expect(warn.mock.calls[0]?.[0]).toBe('Failed to activate locale');
    warn.mockRestore();
  });
});
