import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { BottomNav } from '#app/layout/BottomNav.tsx';
import { renderUi } from '../../ui/renderUi.tsx';

const liquidityAt = (path: string): HTMLElement | null => {
  renderUi(
    <MemoryRouter initialEntries={[path]}>
      <BottomNav />
    </MemoryRouter>,
  );
  return screen.getByText('Liquidity').closest('a');
};

it.each(['/pool', '/pool/v2', '/pool/find', '/add', '/add/ETH/0x1', '/remove/ETH/0x1', '/increase/1', '/find'])(
  'Liquidity is highlighted on %s',
  (path) => {
    const link = liquidityAt(path);
    expect(link).toHaveAttribute('aria-current', 'page');
    expect(link).toHaveAttribute('href', '/pool');
  },
);

it.each(['/market', '/trade', '/address', '/settings'])('Liquidity is not the current page on %s', (path) => {
  expect(liquidityAt(path)).not.toHaveAttribute('aria-current');
});
