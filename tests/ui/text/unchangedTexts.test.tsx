import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render } from '@testing-library/react';
import { Trans } from '#ui/text/Trans.tsx';
import { expect, it, vi } from 'vitest';

const open = () => {
  const i18n = setupI18n({
    locale: 'en',
    messages: {
      en: { pays: '<0>{who}</0> pays {amount}', plain: 'Pays' },
      zh: { pays: '<0>{who}</0> 付 {amount}', plain: '付' },
    },
  });
  const formatted = vi.spyOn(i18n, '_');
  const strong = <b />;
  const text = (who: string, amount: number) => (
    <I18nProvider i18n={i18n}>
      <Trans id="pays" values={{ who, amount }} components={{ 0: strong }} />
      <p>
        <Trans id="plain" />
      </p>
    </I18nProvider>
  );
  const { container, rerender } = render(text('Alice', 1));
  const texts = (): string => container.textContent;
  return { i18n, texts, formatted, show: (who: string, amount: number) => rerender(text(who, amount)) };
};

it('formats a text again only where a value has changed', () => {
  const { texts, formatted, show } = open();
  expect(texts()).toBe('Alice pays 1Pays');
  const first = formatted.mock.calls.length;
  for (let block = 0; block < 10; block += 1) show('Alice', 1);
  expect(formatted.mock.calls).toHaveLength(first);
  show('Alice', 2);
  expect(formatted.mock.calls).toHaveLength(first + 1);
  expect(texts()).toBe('Alice pays 2Pays');
});

it('follows the language, and keeps markup in a value as text', () => {
  const { i18n, texts, show } = open();
  act(() => i18n.activate('zh'));
  expect(texts()).toBe('Alice 付 1付');
  show('<0/>', 1);
  expect(texts()).toBe('<0/> 付 1付');
});
