import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bookStore } from '#stores/bookStore.ts';
import { selectBlockNumber } from '#state/app/selectors.ts';
import type { FakeChain } from '../../support/fakeChain.ts';
import { SUPPLY } from '../pool/somePositions.ts';
import { mockBook, MYT, USDC } from '../trade/mockMarket.ts';
import { alice, openDesk, type TradeDesk } from '../trade/tradeDesk.tsx';
// Loaded ahead, so that no test waits for a script.
import '#pages/add/AddPage.tsx';
import '#pages/pool/PoolPage.tsx';

const mytUsdc = `/add/${MYT.address}/${USDC.address}`;
const amount = (symbol: string) => screen.findByRole('textbox', { name: `Amount of ${symbol}` });

/** The next block, requested when the page is viewed again. */
const nextBlock = async ({ chain, store }: TradeDesk, change: (chain: FakeChain) => void): Promise<void> => {
  chain.block += 1;
  change(chain);
  for (const state of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }
  await waitFor(() => expect(selectBlockNumber(store.getState())).toBe(chain.block));
};

it.each([
  ['the close link', () => screen.getByRole('link', { name: 'Close' })],
  [
    'the navigation',
    () => within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Liquidity' }),
  ],
])('leaving through %s resets what was typed', async (_, link) => {
  const { user, goTo, address } = openDesk({
    address: mytUsdc,
    prepare: ({ supplies }) => supplies.set(mockBook().pair, SUPPLY),
  });
  await user.type(await amount('MYT'), '100');
  expect(await amount('MYT')).toHaveValue('100');
  await user.click(link());
  expect(address()).toBe('/pool');
  goTo(mytUsdc);
  expect(await amount('MYT')).toHaveValue('');
  expect(await amount('USDC')).toHaveValue('');
});

describe('a token that reports no decimals', () => {
  const mute = '0xDeaDbeefdEAdbeefdEadbEEFdeadbeEFdEaDbeeF';
  const pool = bookStore.pairOf(mute, USDC.address);
  const form = () => within(screen.getByRole('region', { name: 'Add Liquidity' }));

  it('is named as that where a pool is made of it, and what is there can be removed', async () => {
    openDesk({
      address: `/add/${mute}/${USDC.address}`,
      prepare: (chain) => {
        chain.books = [{ ...mockBook(), ...pool }];
        chain.supplies.set(pool.pair, SUPPLY);
        chain.balances.set(`${pool.pair} ${alice}`, SUPPLY / 2n);
      },
    });
    expect(await screen.findByText(/ doesn't report its decimals$/)).toBeVisible();
    expect(form().getByRole('button', { name: 'Invalid pair' })).toBeDisabled();
    expect(form().getByRole('link', { name: 'Remove Liquidity' })).toHaveAttribute(
      'href',
      `/remove/${mute}/${USDC.address}`,
    );
    expect(await screen.findByText(/^Your position in /)).toBeVisible();
  });

  it('is none where no pool is', async () => {
    openDesk({ address: `/add/${mute}/${USDC.address}` });
    expect(await screen.findByText(`There is no token at “${mute}”`)).toBeVisible();
    expect(form().queryByRole('link', { name: 'Remove Liquidity' })).toBeNull();
  });
});

describe('an Approve button per token, Supply below them', () => {
  const { pair } = mockBook();
  const tokens = [MYT, USDC];
  const button = (name: string | RegExp) => screen.queryByRole('button', { name });
  const open = async (address: string): Promise<TradeDesk> => {
    const desk = openDesk({
      address,
      prepare: ({ supplies, allowances }) => {
        supplies.set(pair, SUPPLY);
        for (const token of tokens) allowances.set(`${token.address} ${alice}`, 0n);
      },
    });
    await desk.user.type(await amount('MYT'), '100');
    return desk;
  };

  it.each([tokens, tokens.toReversed()])(
    '%# each is given on its own, and Supply waits for both',
    async (first, second) => {
      const desk = await open(mytUsdc);
      await screen.findByRole('button', { name: 'Approve MYT (unlimited)' });
      expect(screen.getAllByRole('button', { name: /^Approve / }).map(({ textContent }) => textContent)).toEqual([
        'Approve MYT (unlimited)',
        'Approve USDC (unlimited)',
      ]);
      expect(button('Supply')).toBeDisabled();
      const bright = () => screen.getAllByRole('button').filter(({ dataset }) => dataset['variant'] === 'primary');
      const brightNames = () => bright().flatMap(({ textContent }) => (textContent === 'Supply' ? [] : textContent));
      expect(brightNames()).toEqual(['Approve MYT (unlimited)']);
      expect(await screen.findByText('Step 1 of 3: approve MYT')).toBeVisible();
      act(() => button(new RegExp(`^Approve ${first.symbol}`))?.focus());
      await nextBlock(desk, ({ allowances }) => {
        allowances.set(`${first.address} ${alice}`, 2n ** 255n);
      });
      expect(await screen.findByRole('button', { name: `${first.symbol} approved` })).toBeDisabled();
      expect(button(new RegExp(`^Approve ${second.symbol}`))).toBeEnabled();
      expect(button(new RegExp(`^Approve ${second.symbol}`))).toHaveFocus();
      expect(brightNames()).toEqual([`Approve ${second.symbol} (unlimited)`]);
      expect(button('Supply')).toBeDisabled();
      await nextBlock(desk, ({ allowances }) => {
        allowances.set(`${second.address} ${alice}`, 2n ** 255n);
      });
      await waitFor(() => expect(button('Supply')).toBeEnabled());
      expect(button(/^Approve |approved$/)).toBeNull();
      expect(button('Supply')).toHaveFocus();
      expect(screen.getByText('Step 3 of 3: supply')).toBeVisible();
    },
  );

  it('none of them shows while something else is missing', async () => {
    const { user } = await open(mytUsdc);
    await user.type(await amount('MYT'), '000000');
    expect(await screen.findByRole('button', { name: 'Insufficient MYT balance' })).toBeDisabled();
    expect(button(/^Approve /)).toBeNull();
  });
});

describe('an approval of just the amount, when the amount that follows has grown with the price', () => {
  const { reserve0, reserve1, pair } = mockBook();
  const hundred = 10n ** 20n;
  const approved = (hundred * reserve0) / reserve1;
  const dialog = () => within(screen.getByRole('dialog', { name: 'Add Liquidity' }));
  const dearer = (permille: bigint) => mockBook({ reserve0: (reserve0 * (1000n + permille)) / 1000n });

  const confirming = async () => {
    const desk = openDesk({
      address: mytUsdc,
      prepare: ({ supplies, allowances }) => {
        supplies.set(pair, SUPPLY);
        allowances.set(`${USDC.address} ${alice}`, approved);
      },
    });
    await desk.user.type(await amount('MYT'), '100');
    await desk.user.click(await screen.findByRole('button', { name: 'Supply' }));
    expect(await screen.findByRole('button', { name: 'Confirm supply' })).toBeEnabled();
    return desk;
  };

  it('the confirmed amounts stay within the slippage, and they are approved', async () => {
    const desk = await confirming();
    expect(dialog().getByText('41.82 USDC')).toBeInTheDocument();
    await nextBlock(desk, (chain) => {
      chain.books = [dearer(2n)];
    });
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Amount of USDC', hidden: true })).not.toHaveValue('41.82'),
    );
    expect(dialog().getByText('41.82 USDC')).toBeInTheDocument();
    expect(dialog().getByRole('button', { name: 'Confirm supply' })).toBeEnabled();
  });

  it('a price that moves back takes the question away, and the keyboard is on the button that confirms', async () => {
    const desk = await confirming();
    await nextBlock(desk, (chain) => {
      chain.books = [dearer(20n)];
      chain.allowances.set(`${USDC.address} ${alice}`, approved * 2n);
    });
    (await dialog().findByRole('button', { name: 'Accept' })).focus();
    await nextBlock(desk, (chain) => {
      chain.books = [dearer(0n)];
    });
    await waitFor(() => expect(dialog().queryByRole('button', { name: 'Accept' })).toBeNull());
    expect(dialog().getByRole('button', { name: 'Confirm supply' })).toHaveFocus();
  });

  it('beyond it nothing can be accepted that the router would be refused: the form asks for the approval again', async () => {
    const desk = await confirming();
    await nextBlock(desk, (chain) => {
      chain.books = [dearer(20n)];
    });
    expect(await dialog().findByText(/^The pool's price moved by more than 0\.50%\./)).toBeInTheDocument();
    expect(dialog().getByRole('button', { name: 'Confirm supply' })).toBeDisabled();
    expect(dialog().queryByRole('button', { name: 'Accept' })).toBeNull();
    await desk.user.click(dialog().getByRole('button', { name: 'Back to the form' }));
    expect(await screen.findByRole('button', { name: /^Approve USDC/ })).toBeEnabled();
    expect(await amount('MYT')).toHaveValue('100');
  });

  it('the new amounts are accepted where more is approved, and the keyboard is on the button that confirms', async () => {
    const desk = await confirming();
    await nextBlock(desk, (chain) => {
      chain.books = [dearer(20n)];
      chain.allowances.set(`${USDC.address} ${alice}`, approved * 2n);
    });
    await desk.user.click(await dialog().findByRole('button', { name: 'Accept' }));
    expect(dialog().getByRole('button', { name: 'Confirm supply' })).toHaveFocus();
  });
});
