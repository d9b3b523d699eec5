import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OperatorNotices } from '#app/layout/OperatorNotices.tsx';

const requested: string[] = [];

const serve = (body: unknown, status = 200): void => {
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
};

beforeEach(() => {
  requested.length = 0;
  i18n.loadAndActivate({ locale: 'en-US', messages: {} });
});
afterEach(() => vi.unstubAllGlobals());

const open = () =>
  render(
    <I18nProvider i18n={i18n}>
      <OperatorNotices />
    </I18nProvider>,
  );

it("shows the operator's notice as text, until it is closed", async () => {
  serve({ notices: [{ tone: 'warning', title: 'One node is slow', text: '<b>Prices</b> may be late.' }] });
  open();
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent('One node is slow');
  expect(notice).toHaveTextContent('<b>Prices</b> may be late.');
  expect(notice.querySelector('b')).toBeNull();
  expect(requested).toEqual([expect.stringMatching(/\/notice\.json$/)]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
});

it.each([
  ['a file of another shape', { notices: 'Welcome' }, 200],
  ['no file', {}, 404],
])('shows nothing of %s', async (_what, body, status) => {
  serve(body, status);
  open();
  await vi.waitFor(() => expect(requested).toHaveLength(1));
  expect(screen.queryByRole('status')).toBeNull();
});
