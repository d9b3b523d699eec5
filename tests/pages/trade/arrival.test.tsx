import { act, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { expect, it, vi } from 'vitest';
import type { TokenFacts, TriedMove } from '#domain/tokens/tokenVerdict.ts';
import type { Token } from '#domain/tokens/types.ts';
import { ArrivingAmount } from '#pages/trade/confirm/Amount.tsx';
import { ArrivalNotice } from '#pages/trade/confirm/Arrival.tsx';
import { tokenAt } from '../../domain/lists/listFrom.ts';
import { openReads } from '../../support/readAnswers.tsx';
import { renderUi } from '../../ui/renderUi.tsx';
import { E18, mockIntent, quoted } from './mockMarket.ts';

const answers = vi.hoisted(() => new Map<string, unknown>());
const answered = vi.hoisted(() => vi.fn());
vi.mock('#chain/simulation/tokenCheck.ts', () => ({
  checkToken: (_rpc: unknown, { token }: { readonly token: string }) => {
    answered(token);
    return Promise.resolve(answers.get(token));
  },
}));

let place = 0;
/** A new token per test; `arriving` thousandths of a purchase arrive. */
const tokenWith = (arriving: bigint): Token => {
  place += 1;
  const token = tokenAt(0x900 + place, { symbol: 'TAX' });
  const move: TriedMove = { done: true, sent: 1_000n, arrived: 1_000n, reason: '' };
  const trial = { bought: { ...move, arrived: arriving }, sold: move, given: move };
  answers.set(token.address, { hasCode: true, decimals: 18, paused: undefined, trial } satisfies TokenFacts);
  return token;
};

const quote = quoted(mockIntent);
const show = (token: Token, unlistedTokens: readonly Token[], received: bigint) =>
  renderUi(
    <SWRConfig value={{ provider: () => new Map() }}>
      <ArrivalNotice
        output={token}
        unlistedTokens={unlistedTokens}
        quote={{ ...quote, filled: { ...quote.filled, received } }}
      />
    </SWRConfig>,
  );

it('says before signing how much of a purchase arrives, where the token keeps a part of it', async () => {
  const token = tokenWith(950n);
  show(token, [token], 200n * E18);
  expect(await screen.findByText('TAX charges a transfer fee')).toBeInTheDocument();
  expect(screen.getByText('You receive about 190.00 of 200.00 TAX.')).toBeInTheDocument();
});

it('says nothing where all of it arrives, nothing is bought, or the white list has the token', async () => {
  const [whole, taxed] = [tokenWith(1_000n), tokenWith(950n)];
  for (const [token, unlistedTokens, received] of [
    [whole, [whole], E18],
    [taxed, [taxed], 0n],
    [taxed, [], E18],
  ] as const) {
    const { unmount } = show(token, unlistedTokens, received);
    await waitFor(() => expect(answered).toHaveBeenCalledWith(token.address));
    await act(async () => {});
    expect(screen.queryByText('TAX charges a transfer fee')).toBeNull();
    unmount();
  }
});

it('leaves the fee of the token out of what is received, and shows nothing while it is measured', async () => {
  const token = tokenWith(990n);
  const { wrapper: Reads } = openReads();
  renderUi(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Reads>
        <ArrivingAmount raw={200n * E18} currency={token} />
      </Reads>
    </SWRConfig>,
  );
  expect(screen.getByRole('definition')).toHaveTextContent('–');
  expect(await screen.findByText('198.00 TAX')).toBeInTheDocument();
  expect(screen.queryByText('200.00 TAX')).toBeNull();
});
