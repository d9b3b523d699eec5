import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { dollarToken } from '#config/tokens/tokens.ts';
import { tradeMovement } from '#domain/portfolio/movements.ts';
import type { Token } from '#domain/tokens/types.ts';
import { LedgerDownload } from '#pages/assets/history/LedgerDownload.tsx';
import type { MovementRow } from '#pages/assets/history/movementRows.ts';
import type { Movements } from '#pages/assets/history/useMovements.ts';
import { openReads } from '../../support/readAnswers.tsx';
import { renderUi } from '../../ui/renderUi.tsx';
import { maker } from '../trade/mockMarket.ts';

const USDC = dollarToken as Token;
const COIN: Token = { ...USDC, address: maker(51), decimals: 2, symbol: 'COIN', name: 'Coin' };

const purchase = (timestamp: number | undefined): MovementRow => ({
  ...tradeMovement(
    {
      ...{ key: '1', role: 'taker', soldToken: USDC.address, boughtToken: COIN.address, sold: 10_000_000n },
      ...{ received: 200n, fee: { numerator: 0n, denominator: 1n } },
      at: { timestamp, blockNumber: 5, logIndex: 1, transactionHash: '0xab' },
    },
    false,
  ),
  currencies: new Map([USDC, COIN].map((token) => [token.address, token])),
  market: 'COIN/USDC',
  programme: undefined,
});

const show = (row: MovementRow, status: Movements['status']): void => {
  const since = { block: 1, timestamp: undefined };
  const movements: Movements = { rows: [row], hidden: 0, status, coverage: undefined, retry: () => undefined, since };
  const { wrapper: Reads } = openReads();
  renderUi(
    <Reads>
      <LedgerDownload account={maker(50)} movements={movements} shown={[row]} fees={[]} />
    </Reads>,
  );
};

const choose = async (list: string, option: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: list }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

afterEach(() => vi.restoreAllMocks());

it('saves the chosen file of the chosen year', async () => {
  let [saved, name] = [new Blob(), ''];
  URL.createObjectURL = (blob) => {
    saved = blob as Blob;
    return 'blob:';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    name = this.download;
  });
  show(purchase(Date.UTC(2025, 5, 1) / 1000), 'complete');
  await choose('File', 'Cost by asset, first in first out');
  await choose('Year', '2025');
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await vi.waitFor(() => expect(name).toBe('account-history-assets-fifo-2025.csv'));
  expect(await textOf(saved)).toContain(`COIN,${COIN.address},2,0,10,0,0,0,0,0`);
  await choose('File', 'JSON');
  await userEvent.click(screen.getByRole('button', { name: 'Export JSON' }));
  await vi.waitFor(() => expect(name).toBe('account-history-json-2025.json'));
  await choose('File', 'Report to print, average cost');
  await userEvent.click(screen.getByRole('button', { name: 'Save report' }));
  await vi.waitFor(() => expect(name).toBe('account-report-average-2025.html'), { timeout: 20_000 });
  const report = new DOMParser().parseFromString(await textOf(saved), 'text/html');
  expect(report.querySelector('h1')?.textContent).toBe('Account report 2025');
});

it('computes no cost from a part of the history, and offers no year while a time is unknown', async () => {
  show(purchase(undefined), 'reading');
  expect(screen.queryByRole('button', { name: 'Year' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
  await choose('File', 'Sales, average cost');
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  expect(screen.getByText('This file needs the whole history, which is not loaded yet.')).toBeVisible();
});

it.each([undefined, 'Etc/Unknown'])('offers the years of UTC where the system names its zone %s', async (timeZone) => {
  const found = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' }).resolvedOptions();
  const options = { ...found, timeZone: timeZone as string };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
  show(purchase(Date.UTC(2025, 11, 31, 23, 59, 59) / 1000), 'complete');
  await choose('Year', '2025');
  expect(screen.getByRole('button', { name: 'Year' })).toHaveTextContent('2025');
  expect(screen.queryByRole('button', { name: 'Years by the clock of' })).toBeNull();
});
