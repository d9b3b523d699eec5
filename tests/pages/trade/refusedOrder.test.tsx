import { screen, waitFor, within } from '@testing-library/react';
import { id, zeroPadValue } from 'ethers';
import { describe, expect, it, vi } from 'vitest';
import type { FakeChain } from '../../support/fakeChain.ts';
import { harbourPool } from './exchangeDesk.tsx';
import { ask, maker, mockBook, MYT } from './mockMarket.ts';
import { button, field, marketRead, mytUsdc, openDesk, ticket } from './tradeDesk.tsx';
import '#pages/trade/ticket/ExchangeLine.tsx';

await vi.hoisted(async () => {
  const { configure } = await import('../../support/configure.ts');
  const { withHarbour } = await import('./harbour.ts');
  configure(withHarbour());
});

const selector = (signature: string): string => id(signature).slice(0, 10);
const addOrder = selector('addOrder(address,address,address,uint256,uint256,uint256)');
const transferTo = (account: string): string =>
  selector('transfer(address,uint256)') + zeroPadValue(account, 32).slice(2);

/** Makes the owner of the best ask, order 11, unable to receive payments. */
const blockMaker = ({ refusals }: FakeChain): void => {
  refusals.set(addOrder, 'TransferHelper: TRANSFER_FAILED');
  refusals.set(transferTo(maker(11)), 'TransferHelper: TRANSFER_FAILED');
};
const asks = { soldToken: MYT.address, orders: [ask(11, 1_250n, 4185n)], complete: true };
const book = mockBook({ side1: asks });

const refusedWith = async (prepare: (chain: FakeChain) => void, query = 'exactAmount=8000') => {
  const desk = openDesk({ address: `${mytUsdc}?${query}`, book, prepare });
  await marketRead();
  await waitFor(async () => expect(await button('Buy MYT')).toBeEnabled());
  await desk.user.click(await button('Buy MYT'));
  const confirming = within(await screen.findByRole('dialog', { name: 'Confirm order' }));
  await desk.user.click(confirming.getByRole('button', { name: 'Buy MYT' }));
  const error = await screen.findByRole('dialog', { name: 'Error' });
  return { ...desk, error };
};

/** The notice of the ticket that names the refusal, before anything is pressed. */
const foreseen = async (prepare: (chain: FakeChain) => void, query = 'exactAmount=8000') => {
  const desk = openDesk({ address: `${mytUsdc}?${query}`, book, prepare });
  await marketRead();
  const title = await ticket().findByText('The order book would reject this order', {}, { timeout: 5000 });
  await waitFor(async () => expect(await button('Buy MYT')).toBeDisabled());
  return { ...desk, notice: title.closest<HTMLElement>('[role="status"]') ?? title };
};

describe('a blocked book is named in the ticket, before anything is pressed, with the way out', () => {
  it('one press types a limit that stops short of an order that cannot be paid', async () => {
    const { user, notice, wallet } = await foreseen(blockMaker);
    expect(notice).toHaveTextContent("The best order on the other side can't be filled");
    expect(notice).toHaveTextContent(
      'It is order 11 of 0x0000...0011. A limit order at 0.418499 avoids it: the pool fills it up to that price and the rest stays open.',
    );
    await user.click(within(notice).getByRole('button', { name: 'Use the limit price 0.418499' }));
    await waitFor(() => expect(field('Limit price')).toHaveValue('0.418499'));
    expect(field('Amount to pay')).toHaveValue('8000');
    expect(wallet.requests.some(({ method }) => method === 'eth_sendTransaction')).toBe(false);
  });

  it('one press types amount and limit of the part that fills short of it, and nothing would rest', async () => {
    const { user, notice } = await foreseen(blockMaker);
    const part = within(notice).getByRole('button', { name: /^Pay only 27\d\.\d+ USDC now$/ });
    await user.click(part);
    await waitFor(() => expect(field('Limit price')).toHaveValue('0.418499'));
    expect(field('Amount to pay').getAttribute('value')).toMatch(/^27\d\.\d+$/);
    await waitFor(async () => expect(await button('Buy MYT')).toBeEnabled(), { timeout: 5000 });
    expect(ticket().queryByText(/stays open at/)).toBeNull();
  });

  it('another exchange that would take the order is offered', async () => {
    const { user, notice } = await foreseen((chain) => {
      blockMaker(chain);
      chain.books = [...chain.books, harbourPool(1010n)];
    });
    const text = 'It is order 11 of 0x0000...0011. Harbour can fill yours instead.';
    await waitFor(() => expect(notice).toHaveTextContent(text));
    expect(within(notice).getAllByRole('button')).toHaveLength(1);
    await user.click(within(notice).getByRole('button', { name: 'Trade on Harbour instead' }));
    expect(await ticket().findByRole('radio', { name: 'Harbour' })).toBeChecked();
    expect(field('Amount to pay')).toHaveValue('8000');
  });

  it('a limit order has no other exchange', async () => {
    const { notice } = await foreseen((chain) => {
      blockMaker(chain);
      chain.books = [...chain.books, harbourPool(1010n)];
    }, 'type=limit&price=0.42&exactAmount=8000');
    expect(within(notice).getByRole('button', { name: 'Use the limit price 0.418499' })).toBeInTheDocument();
  });

  it('ends once the book takes the order', async () => {
    const desk = await foreseen(blockMaker);
    await desk.nextBlock(({ refusals }) => refusals.clear());
    await waitFor(async () => expect(await button('Buy MYT')).toBeEnabled(), { timeout: 5000 });
    expect(ticket().queryByText('The order book would reject this order')).toBeNull();
  });
});

it('a refusal that nothing explains keeps its own words and leads back', async () => {
  const { error } = await refusedWith(({ refusals }) => refusals.set(addOrder, 'min limit'));
  expect(error).toHaveTextContent("The amount is below the order book's minimum.");
  expect(within(error).getByRole('button', { name: 'Try at the new price' })).toBeInTheDocument();
});
