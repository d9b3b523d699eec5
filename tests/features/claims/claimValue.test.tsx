import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { Prices, TokenAmount } from '#domain/claims/claims.ts';
import { ClaimValue } from '#features/claims/ClaimValue.tsx';
import { openReads } from '../../support/readAnswers.tsx';
import { renderUi } from '../../ui/renderUi.tsx';
import { E18, MYT, USDC } from '../../pages/trade/mockMarket.ts';

const deep = { numerator: 1_000_000n, denominator: 1n };
const priced: Prices = new Map([[MYT.address, { numerator: 40n, denominator: 100n, depth: deep }]]);

const valueOf = (amounts: readonly TokenAmount[], prices: Prices): string => {
  const { wrapper: Reads } = openReads();
  const { container } = renderUi(
    <Reads>
      <MemoryRouter>
        <ClaimValue amounts={amounts} prices={prices} />
      </MemoryRouter>
    </Reads>,
  );
  return container.textContent;
};

it('one unpriced token of a claim leaves the value of the other', () => {
  const amounts = [
    { token: MYT, amount: 250n * E18 },
    { token: USDC, amount: 5_000_000n },
  ];
  expect(valueOf(amounts, priced)).toBe('$100.00, excludes 1 token without a price');
});

it('a claim is of unknown value with an unknown amount, or with no price at all', () => {
  const half = [
    { token: MYT, amount: 250n * E18 },
    { token: USDC, amount: undefined },
  ];
  expect(valueOf(half, priced)).toBe('–');
  expect(valueOf([{ token: MYT, amount: E18 }], new Map())).toBe('–');
});
