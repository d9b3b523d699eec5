import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { marketLiquidity, marketVolume } from '#features/markets/marketCells.tsx';
import { renderUi } from '../../ui/renderUi.tsx';

const dollars = (whole: bigint) => whole * 10n ** 6n;

it('shows both values of a pool whose prices disagree, and one where they agree', async () => {
  const { container } = renderUi(
    <>
      <p>{marketLiquidity({ liquidity: { raw: dollars(2000n), other: dollars(2500n) } })}</p>
      <p>{marketVolume({ volume: { raw: dollars(3000n) } })}</p>
      <p>{marketVolume({ volume: undefined })}</p>
    </>,
  );
  const [doubted, plain, unknown] = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(doubted).toContain('(uncertain)');
  expect([plain?.includes('uncertain'), unknown]).toEqual([false, '–']);
  await userEvent.hover(screen.getByText(/uncertain/));
  expect((await screen.findByRole('tooltip')).textContent).toMatch(/\$2.*or \$2.*5/);
});
