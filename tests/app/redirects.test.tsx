import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { routeOf } from '#app/routes.tsx';
import { renderUi } from '../ui/renderUi.tsx';

/** Follows redirects, and shows the address of any other page in its place. */
function Followed(): ReactElement {
  const { pathname, search, hash } = useLocation();
  const { Page } = routeOf(pathname).page;
  const isRedirect = /^\/(?:swap|index\.html)/.test(pathname);
  return isRedirect ? <Page /> : <output>{pathname + search + hash}</output>;
}

const ledTo = (address: string): string | null => {
  renderUi(
    <MemoryRouter initialEntries={[address]}>
      <Followed />
    </MemoryRouter>,
  );
  return screen.getByRole('status').textContent;
};

it.each([
  ['/index.html', '/'],
  ['/index.html?theme=light&ape#main', '/?theme=light&ape#main'],
])('redirects to / keeping the other location parts: %s', (address, to) => {
  expect(ledTo(address)).toBe(to);
});

it.each([
  ['/swap', '/trade'],
  ['/swap/ETH', '/trade?inputCurrency=ETH'],
  ['/swap/ETH/0xAb', '/trade?inputCurrency=ETH&outputCurrency=0xAb'],
  ['/swap/ETH/0xAb?theme=dark&inputCurrency=0xCd#x', '/trade?theme=dark&inputCurrency=ETH&outputCurrency=0xAb#x'],
])(
  'redirects to /trade with query parameters inputCurrency and outputCurrency taken from the route parameters: %s',
  (address, to) => {
    expect(ledTo(address)).toBe(to);
  },
);

it.each(['/', '/home'])('%s is a separate page', (address) => {
  expect(ledTo(address)).toBe(address);
  expect(routeOf('/').page).toBe(routeOf('/home').page);
});
