import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Token } from '#domain/tokens/types.ts';
import { ArrivingAmount } from '#pages/trade/order/confirm/Amount.tsx';
import { ArrivalNotice } from '#pages/trade/order/confirm/Arrival.tsx';
import { useTokenCheck } from '#reads/tokens/useTokenCheck.ts';
import { openReads } from '../../support/readAnswers.tsx';
import { newToken, tokenChain, trialAnswer } from '../../support/tokenChain.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { E18, mockIntent, quoted } from './mockMarket.ts';

afterEach(() => vi.unstubAllGlobals());

const WHOLE = [1n, 1_000n, 1_000n] as const;
/** A new token on a node on which `arriving` thousandths of a purchase arrive. */
const tokenWith = (arriving: bigint): Token => {
  tokenChain({ trial: trialAnswer([1n, 1_000n, arriving, ...WHOLE, ...WHOLE]) });
  return { ...newToken(), symbol: 'TAX' };
};

function Check({ token }: { readonly token: Token }): ReactElement {
  return <p>The check is {useTokenCheck(token.address).status}</p>;
}

const quote = quoted(mockIntent);
const show = (token: Token, unlistedTokens: readonly Token[], received: bigint) =>
  renderUi(
    <>
      <ArrivalNotice
        output={token}
        unlistedTokens={unlistedTokens}
        quote={{ ...quote, filled: { ...quote.filled, received } }}
      />
      <Check token={token} />
    </>,
  );

it('says before signing how much of a purchase arrives, where the token keeps a part of it', async () => {
  const token = tokenWith(950n);
  show(token, [token], 200n * E18);
  expect(await screen.findByText('TAX charges a transfer fee')).toBeInTheDocument();
  expect(screen.getByText('You receive about 190.00 of 200.00 TAX.')).toBeInTheDocument();
});

it('says nothing where all of it arrives, nothing is bought, or the white list has the token', async () => {
  for (const [arriving, isUnlisted, received] of [
    [1_000n, true, E18],
    [950n, true, 0n],
    [950n, false, E18],
  ] as const) {
    const token = tokenWith(arriving);
    const { unmount } = show(token, isUnlisted ? [token] : [], received);
    expect(await screen.findByText('The check is ready')).toBeInTheDocument();
    expect(screen.queryByText('TAX charges a transfer fee')).toBeNull();
    unmount();
  }
});

it('leaves the fee of the token out of what is received, and shows nothing while it is measured', async () => {
  const token = tokenWith(990n);
  const { wrapper: Reads } = openReads();
  renderUi(
    <Reads>
      <ArrivingAmount raw={200n * E18} currency={token} />
    </Reads>,
  );
  expect(screen.getByRole('definition')).toHaveTextContent('–');
  expect(await screen.findByText('198.00 TAX')).toBeInTheDocument();
  expect(screen.queryByText('200.00 TAX')).toBeNull();
});
