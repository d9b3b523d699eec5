import { act, screen, waitFor, within } from '@testing-library/react';
import { drafts } from '#stores/drafts.ts';
import { AbiCoder } from 'ethers';
import { describe, expect, it, vi } from 'vitest';
import { harbourPool } from './exchangeDesk.tsx';
import { harbour } from './harbour.ts';
import { E6, mockBook } from './mockMarket.ts';
import type { PairBook } from '#domain/orderBook/types.ts';
import { alice, button, field, marketRead, mytUsdc, openDesk, ticket, type DeskOptions } from './tradeDesk.tsx';
import '#pages/trade/ticket/ExchangeLine.tsx';
import '#pages/trade/order/confirm/SwapOnExchange.tsx';

await vi.hoisted(async () => {
  const { configure } = await import('../../support/configure.ts');
  const { withHarbour } = await import('./harbour.ts');
  configure(withHarbour());
});

/** The router's answer for an exact input of 100 USDC, of which it takes 0.3 %. */
const routerResult = (pool: PairBook): string => {
  const paid = 100n * E6;
  const received = (paid * 997n * pool.reserve1) / (pool.reserve0 * 1000n + paid * 997n);
  return AbiCoder.defaultAbiCoder().encode(['uint256[]'], [[paid, received]]);
};

/** MYT is 1 % cheaper on the other exchange, in a pool a tenth as deep. */
const openBoth = (options: DeskOptions = {}, permille = 990n) =>
  openDesk({
    ...options,
    prepare: (chain) => {
      chain.books = [...chain.books, harbourPool(permille)];
      chain.results.set('0x38ed1739', routerResult(harbourPool(permille)));
      options.prepare?.(chain);
    },
  });

const exchange = (name: string) => ticket().findByRole('radio', { name });
const comparison = (words: RegExp) => ticket().findByText(words);

describe('The ticket shows which exchange gives the best result after fees, by how much, and uses it', () => {
  it('a small order uses the other one', async () => {
    const { user } = openBoth();
    await marketRead();
    await user.type(field('Amount to pay'), '100');
    await comparison(/^Harbour pays 2\.\d+ MYT more than MYT Exchange, after exchange fees\./);
    expect(await exchange('Best')).toBeChecked();
    expect(ticket().getByText('MYT/USDC pool of Harbour')).toBeInTheDocument();
    expect(ticket().getByRole('row', { name: /^Pool/ })).toHaveTextContent('100.00');
    // It has no order book.
    expect(ticket().queryByRole('row', { name: /^(Book|Resting)/ })).toBeNull();
    expect(await button('Buy MYT')).toBeEnabled();
  });

  it('a large order uses the order book, which fills completely', async () => {
    const { user } = openBoth();
    await marketRead();
    await user.type(field('Amount to pay'), '8000');
    await comparison(/^MYT Exchange pays [\d,.]+ MYT more than Harbour, after exchange fees\./);
    expect(ticket().queryByText(/The unfilled part is valued/)).toBeNull();
    expect(field('Amount to receive')).toHaveValue('19009.33');
  });

  it('an exact output is compared by its cost', async () => {
    const { user } = openBoth();
    await marketRead();
    await user.type(field('Amount to receive'), '200');
    await comparison(/^Harbour costs 0\.\d+ USDC less than MYT Exchange, after exchange fees\./);
    expect(Number(field('Amount to pay').value)).toBeLessThan(83.7);
  });

  it('the comparison follows the chain', async () => {
    const { user, nextBlock } = openBoth();
    await marketRead();
    await user.type(field('Amount to pay'), '100');
    await comparison(/^Harbour pays/);
    await nextBlock((chain) => {
      chain.books = [mockBook(), harbourPool(1010n)];
    });
    await comparison(/^MYT Exchange pays/);
  });

  it('a limit order is the order book’s alone', async () => {
    openBoth({ address: `${mytUsdc}?type=limit&price=0.4&exactAmount=100` });
    await marketRead();
    expect(await button('Buy MYT')).toBeEnabled();
    expect(ticket().queryByRole('radio', { name: 'Harbour' })).toBeNull();
  });
});

describe('chosen by hand', () => {
  it('another exchange stays though it is worse, and says so', async () => {
    const { user } = openBoth({}, 1010n);
    await marketRead();
    await user.type(field('Amount to pay'), '100');
    await user.click(await exchange('Harbour'));
    await comparison(/^Harbour pays [\d.]+ MYT less than MYT Exchange, after exchange fees\./);
    await user.click(await exchange('Best'));
    await comparison(/^MYT Exchange pays/);
  });

  it('a link chooses the exchange', async () => {
    openBoth({ address: `${mytUsdc}?exactAmount=100&dex=harbour` }, 1010n);
    await marketRead();
    expect(await exchange('Harbour')).toBeChecked();
  });
});

it('the approval is requested for the router that is used', async () => {
  const { user, wallet } = openBoth({ prepare: ({ allowances }) => allowances.clear() });
  await marketRead();
  wallet.answer('eth_sendTransaction', `0x${'1'.repeat(64)}`);
  await user.type(field('Amount to pay'), '100');
  await comparison(/^Harbour pays/);
  await user.click(await button(/^Approve USDC/));
  await button('Approving USDC');
  const sent = wallet.requests.find(({ method }) => method === 'eth_sendTransaction');
  const [{ data }] = sent?.params as [{ readonly data: string }];
  expect(data).toContain(harbour.router.slice(2).toLowerCase());
});

describe('while an approval is under way, and until its order is sent or changed', () => {
  const approving = async () => {
    const desk = openBoth({ prepare: ({ allowances }) => allowances.clear() });
    await marketRead();
    desk.wallet.answer('eth_sendTransaction', `0x${'1'.repeat(64)}`);
    await desk.user.type(field('Amount to pay'), '100');
    await comparison(/^Harbour pays/);
    await desk.user.click(await button(/^Approve USDC/));
    await button('Approving USDC');
    await desk.nextBlock((chain) => {
      chain.books = [mockBook(), harbourPool(1010n)];
    });
    return desk;
  };

  it('the exchange it is for stays, and says that it has become worse', async () => {
    await approving();
    await comparison(/^Harbour pays [\d.]+ MYT less than MYT Exchange, after exchange fees\./);
    expect(await exchange('Harbour')).toBeChecked();
    expect(ticket().getByText(/Stays on Harbour, where USDC is approved\./)).toBeInTheDocument();
    expect(await button('Approving USDC')).toBeDisabled();
  });

  it('the exchange stays until the best is requested again', async () => {
    const { user } = await approving();
    await user.click(await exchange('Best'));
    await comparison(/^MYT Exchange pays/);
    expect(await button(/^Approve USDC/)).toBeEnabled();
  });

  it('the exchange stays until another amount is typed', async () => {
    const { user } = await approving();
    await user.type(field('Amount to pay'), '0');
    await comparison(/^MYT Exchange pays/);
    await user.type(field('Amount to pay'), '{Backspace}');
    await comparison(/^MYT Exchange pays/);
  });
});

it("'Invalid recipient' is the error for a recipient equal to a known router address or to a token or pair in the route", async () => {
  const { user } = openBoth({ address: `${mytUsdc}?exactAmount=100&recipient=${harbour.router}` });
  await marketRead();
  expect(await button('Invalid recipient')).toBeDisabled();
  await user.clear(field('Recipient'));
  await user.type(field('Recipient'), harbourPool(990n).pair);
  expect(await button('Invalid recipient')).toBeDisabled();
  await user.click(await exchange('MYT Exchange'));
  expect(await button('Invalid recipient')).toBeDisabled();
});

describe('the swap on the other exchange', () => {
  const confirming = async (options: DeskOptions = {}) => {
    const desk = openBoth({ address: `${mytUsdc}?exactAmount=100`, ...options });
    await marketRead();
    await comparison(/^Harbour pays/);
    await waitFor(async () => expect(await button('Buy MYT')).toBeEnabled());
    await desk.user.click(await button('Buy MYT'));
    await screen.findByRole('dialog', { name: 'Confirm swap on Harbour' });
    return desk;
  };
  const box = () => within(screen.getByRole('dialog', { name: 'Confirm swap on Harbour' }));

  it('says where it goes and that it fills whole or not at all', async () => {
    await confirming();
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('You pay100.00 USDC');
    expect(dialog).toHaveTextContent('MYT/USDC pool of Harbour');
    expect(dialog).toHaveTextContent(
      /Output is estimated\. If the price changes by more than 0\.50?% your transaction will revert\./,
    );
  });

  it('goes to the router as it was confirmed, with a deadline of half an hour by the chain’s clock', async () => {
    const openedAt = Math.floor(Date.now() / 1000);
    const { user, wallet } = await confirming();
    wallet.answer('eth_sendTransaction', `0x${'2'.repeat(64)}`);
    await user.click(box().getByRole('button', { name: 'Buy MYT' }));
    const submitted = await screen.findByRole('dialog', { name: 'Transaction Submitted' });
    const sent = wallet.requests.find(({ method }) => method === 'eth_sendTransaction');
    expect(sent?.params).toMatchObject([{ from: alice.toLowerCase(), to: harbour.router.toLowerCase() }]);
    const [{ data }] = sent?.params as [{ readonly data: string }];
    expect(data.startsWith('0x38ed1739')).toBe(true);
    // Selector, four words, and the fifth is the deadline.
    const deadline = Number(`0x${data.slice(10 + 4 * 64, 10 + 5 * 64)}`);
    expect(deadline).toBeGreaterThanOrEqual(openedAt + 1800);
    expect(deadline).toBeLessThanOrEqual(Math.floor(Date.now() / 1000) + 1800);
    await user.click(within(submitted).getByText('Close'));
    expect(field('Amount to pay')).toHaveValue('100');
    act(() => drafts.settle(`0x${'2'.repeat(64)}`, true));
    await waitFor(() => expect(field('Amount to pay')).toHaveValue(''));
  });

  it('nothing is sent before a moved price is accepted, wherever the best price is then', async () => {
    const { user, nextBlock } = await confirming();
    await nextBlock((chain) => {
      chain.books = [mockBook(), harbourPool(993n)];
    });
    expect(await box().findByText(/^Price updated: you now receive [\d.]+ MYT less\.$/)).toBeInTheDocument();
    expect(box().getByRole('button', { name: 'Buy MYT' })).toBeDisabled();
    await nextBlock((chain) => {
      chain.books = [mockBook(), harbourPool(1050n)];
    });
    expect(await box().findByText(/would no longer accept this order/)).toBeInTheDocument();
    await user.click(box().getByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('dialog', { name: 'Confirm order' })).toBeInTheDocument();
  });
});

describe('the costs by size', () => {
  it('compare each exchange at three sizes', async () => {
    const { user } = openBoth();
    await marketRead();
    await user.click(await screen.findByRole('button', { name: 'Spread and slippage by size' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Spread and slippage by size' }));
    const rowsOf = (name: string) =>
      panel.getAllByRole('row', { name: new RegExp(`^${name}`) }).map((row) => row.textContent);
    expect(panel.getByRole('rowheader', { name: 'MYT Exchange' })).toBeInTheDocument();
    expect(panel.getByRole('rowheader', { name: 'Harbour' })).toBeInTheDocument();
    await waitFor(() =>
      expect(rowsOf('Effective spread')).toEqual([
        'Effective spread0.71%1.38%21.82%',
        'Effective spread3.19%24.92%136.75%',
      ]),
    );
    expect(rowsOf('Slippage to buy')).toEqual(['Slippage to buy0.07%0.49%11.73%', 'Slippage to buy1.31%13.07%130.71%']);
    expect(rowsOf('Slippage to sell')).toHaveLength(2);
  });
});
