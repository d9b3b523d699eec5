import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ReleaseNotice } from '#app/layout/ReleaseNotice.tsx';
import { newRelease } from '#stores/newRelease.ts';

const taken = vi.fn();

beforeEach(() => {
  taken.mockClear();
  i18n.loadAndActivate({ locale: 'en-US', messages: {} });
  newRelease.found('waiting', taken);
});

const open = (page: string): HTMLButtonElement => {
  const main = document.createElement('main');
  main.innerHTML = page;
  document.body.replaceChildren(main);
  render(
    <I18nProvider i18n={i18n}>
      <ReleaseNotice />
    </I18nProvider>,
  );
  return screen.getByRole('button', { name: 'Load it' });
};

it('a new version is taken on a press', async () => {
  const load = open('<input inputmode="decimal" value="" />');
  expect(screen.getByRole('status')).toHaveTextContent('A new version is ready');
  await userEvent.click(load);
  expect(taken).toHaveBeenCalledTimes(1);
});

it.each([
  ['a typed amount', '<input inputmode="decimal" value="1.5" />'],
  ['a longer text', '<textarea>Because</textarea>'],
  ['an open dialog', '<div role="dialog" aria-modal="true"></div>'],
])('never under %s, and says so', async (_, page) => {
  const load = open(page);
  expect(load).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('Finish or clear what you typed first');
  await userEvent.click(load);
  expect(taken).not.toHaveBeenCalled();
});

it('an amount that is typed after the notice came keeps it back too, until it is cleared', async () => {
  const load = open('<input inputmode="decimal" value="" />');
  const field = document.querySelector('input');
  if (!field) throw new Error('The field is missing');
  field.value = '7';
  await userEvent.click(load);
  expect(taken).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(load).toBeDisabled());
  act(() => void (field.value = ''));
  await vi.waitFor(() => expect(load).toBeEnabled());
});
