import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { storageKeys } from '#config/storageKeys.ts';
import { dollarToken } from '#config/tokens/tokens.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { estimateText } from '#domain/ledger/valueTexts.ts';
import { tradeMovement, type Movement } from '#domain/portfolio/movements.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Token } from '#domain/tokens/types.ts';
import { storage } from '#lib/storage.ts';
import { CostByAsset } from '#pages/assets/costs/CostByAsset.tsx';
import type { MovementRow } from '#pages/assets/history/movementRows.ts';
import { setValuesStore } from '#stores/setValuesStore.ts';
import { openReads } from '../../support/readAnswers.tsx';
import { renderUi } from '../../ui/renderUi.tsx';
import { maker } from '../trade/mockMarket.ts';

const USDC = dollarToken as Token;
const COIN: Token = { ...USDC, address: maker(51), decimals: 2, symbol: 'COIN', name: 'Coin' };
const account = maker(50);
const hash = (digit: number): Hex => `0x${String(digit).repeat(64)}`;
const currencies = new Map([USDC, COIN].map((token) => [token.address, token]));
const rowOf = (movement: Movement): MovementRow => ({
  ...movement,
  currencies,
  market: undefined,
  programme: undefined,
});

const arrival = rowOf({
  ...{ id: `${hash(1)} 4`, kind: 'arrived', sent: undefined, received: { token: COIN.address, amount: 400n } },
  ...{ fee: undefined, role: undefined, exchange: undefined, contract: maker(52) },
  ...{ blockNumber: 1, logIndex: 4, timestamp: 1_700_000_000, transactionHash: hash(1) },
});
const at = { timestamp: 1_700_000_100, blockNumber: 2, logIndex: 1, transactionHash: hash(2) };
const sale = rowOf(
  tradeMovement(
    {
      ...{ key: `${hash(2)} 1`, role: 'taker', soldToken: COIN.address, boughtToken: USDC.address, sold: 100n },
      ...{ received: 10_000_000n, fee: { numerator: 0n, denominator: 1n }, at },
    },
    true,
  ),
);

const show = (isComplete: boolean, rows: readonly MovementRow[] = [sale, arrival]): void => {
  const { wrapper: Reads } = openReads();
  renderUi(
    <Reads>
      <CostByAsset account={account} data={{ rows, fees: [] }} isComplete={isComplete} />
    </Reads>,
  );
};
const cells = (): readonly (string | null)[] => {
  const row = within(screen.getByRole('table', { name: 'Cost and profit by asset' })).getByRole('row', {
    name: /^COIN/,
  });
  return within(row)
    .getAllByRole('cell')
    .map((cell) =>
      [...cell.childNodes]
        .filter((part) => !(part instanceof Element && part.ariaHidden))
        .map(({ textContent }) => textContent)
        .join(''),
    );
};
const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Value of COIN' });

afterEach(() => {
  storage.remove(storageKeys.setValues);
  setValuesStore.refresh();
});

it('asks for the cost of what came without one, and counts it at once by both methods', async () => {
  show(true);
  await userEvent.click(screen.getByRole('button', { name: 'Compute costs' }));
  expect(cells()).toEqual(['33 unknown', NO_VALUE, `${NO_VALUE}1 unknown`, NO_VALUE, '$0.00']);
  // 4 for 12 dollars, of which one was sold for 10.
  await userEvent.type(field(), '12');
  expect(cells()).toEqual(['3', '$9.00', '+$7.00', NO_VALUE, '$0.00']);
  await userEvent.click(screen.getByRole('radio', { name: 'First in, first out' }));
  expect(cells()).toEqual(['3', '$9.00', '+$7.00', NO_VALUE, '$0.00']);
  expect(setValuesStore.current()).toEqual({ [account]: { [`${hash(1)} 4`]: '12' } });
  await userEvent.clear(field());
  expect(setValuesStore.current()).toEqual({});
  expect(cells()[1]).toBe(NO_VALUE);
});

it('marks the figures that depend on an estimate, and no longer when it is replaced', async () => {
  setValuesStore.add({ [account]: { [`${hash(1)} 4`]: estimateText('12') } });
  show(true);
  await userEvent.click(screen.getByRole('button', { name: 'Compute costs' }));
  expect(cells()).toEqual(['3', '$9.00estimate', '+$7.00estimate', NO_VALUE, '$0.00']);
  expect(screen.getByText(/Figures that depend on estimates are marked/)).toBeVisible();
  await userEvent.clear(field());
  await userEvent.type(field(), '12');
  expect(cells()).toEqual(['3', '$9.00', '+$7.00', NO_VALUE, '$0.00']);
});

it('names the method of the shown costs, also while those of another are computed', async () => {
  show(true);
  await userEvent.click(screen.getByRole('button', { name: 'Compute costs' }));
  const [average, fifo] = ['Average cost', 'First in, first out'].map((name) => screen.getByRole('radio', { name }));
  fireEvent.click(fifo as HTMLElement);
  expect(average).toBeChecked();
  await waitFor(() => expect(fifo).toBeChecked());
});

it('takes a decimal comma, and explains what it cannot read without losing it or the value before', async () => {
  show(true);
  await userEvent.click(screen.getByRole('button', { name: 'Compute costs' }));
  await userEvent.click(field());
  await userEvent.paste('12,5');
  expect(cells()[1]).toBe('$9.38');
  await userEvent.clear(field());
  await userEvent.type(field(), '7');
  await userEvent.type(field(), 'x');
  expect(field()).toHaveValue('7x');
  expect(screen.getByText('Enter an amount such as 12.5. The value before still counts.')).toBeVisible();
  expect(setValuesStore.current()).toEqual({ [account]: { [`${hash(1)} 4`]: '7' } });
});

it('computes nothing from a part of the history', () => {
  show(false);
  expect(screen.getByRole('button', { name: 'Compute costs' })).toBeDisabled();
  expect(screen.getByText(/This needs the whole history, which is not loaded yet/)).toBeVisible();
});

it('costs that cannot be computed leave a message, and the button computes them again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const broken: MovementRow = {
    ...sale,
    get blockNumber(): never {
      throw new Error('broken');
    },
  };
  show(true, [broken, arrival]);
  await userEvent.click(screen.getByRole('button', { name: 'Compute costs' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The costs could not be computed. Try again.');
  expect(screen.getByRole('button', { name: 'Compute again' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Compute again' }));
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('table', { name: 'Cost and profit by asset' })).not.toBeInTheDocument();
});
