import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { noFilter, type OwnFilter } from '#domain/history/ownFilter.ts';
import type { PlacedEvent } from '#domain/orderBook/accountOrders.ts';
import type { SavedToken } from '#domain/tokens/savedToken.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ready } from '#lib/loadable.ts';
import { MyTrades } from '#pages/trade/history/MyTrades.tsx';
import { OrderHistory } from '#pages/trade/history/OrderHistory.tsx';
import { tokenAdded } from '#state/user/slice.ts';
import type { AppStore } from '#state/hooks.ts';
import { ownFilters } from '#stores/ownFilters.ts';
import { frame, painted } from './frames.ts';
import type { OwnOrdersView } from './types.ts';

const addressAt = (digit: number): Address => `0x${String(digit).repeat(40)}`;
const ACCOUNT = addressAt(9);
const MARKETS = [
  [addressAt(1), addressAt(2)],
  [addressAt(3), addressAt(2)],
  [addressAt(4), addressAt(1)],
] as const;
const FIRST_TIME = 1_700_000_000;
const FIRST_BLOCK = 50_000_000;
const BLOCKS_APART = 1000;
const BLOCK_SECONDS = 2;
const LOGS = 4;
const E18 = 10n ** 18n;

const tokens: readonly SavedToken[] = [1, 2, 3, 4].map((digit) => ({
  ...{ chainId: 137, address: addressAt(digit), decimals: 18 },
  ...{ symbol: `T${digit}`, name: `Token ${digit}` },
}));

/** A third of the orders fills at once, a third later and in part, and a third is cancelled. */
const eventsOf = (at: number): readonly PlacedEvent[] => {
  const [first, second] = MARKETS[at % MARKETS.length] ?? MARKETS[0];
  const [soldToken, boughtToken] = at % 2 === 0 ? [first, second] : [second, first];
  const from = BigInt(1000 + ((at * 7919) % 9001)) * E18 + BigInt(at);
  const to = (from * BigInt(900 + (at % 211))) / 1000n;
  const index = BigInt(at);
  const placed = (event: PlacedEvent['event'], later: number): PlacedEvent => {
    const blockNumber = FIRST_BLOCK + at * BLOCKS_APART + later;
    const transactionHash = `0x${blockNumber.toString(16).padStart(64, '0')}` as const;
    const timestamp = FIRST_TIME + (blockNumber - FIRST_BLOCK) * BLOCK_SECONDS;
    return {
      event,
      soldToken,
      boughtToken,
      blockNumber,
      logIndex: event.kind === 'AddOrder' ? 0 : LOGS,
      timestamp,
      transactionHash,
    };
  };
  const order = placed({ kind: 'AddOrder', maker: ACCOUNT, soldToken, index, from, to }, 0);
  if (at % 3 === 2) return [order, placed({ kind: 'CancelOrderWithNum', soldToken, index, num: from }, 9)];
  const part = at % 3 === 0 ? from : from / 3n;
  const outNum = (part * to) / from;
  return [order, placed({ kind: 'UpdateOrderInfo', soldToken, index, inNum: part, outNum }, at % 3 === 0 ? 0 : 5)];
};

/** The history of an account's orders, with filters and totals. */
export const startOwnOrdersView = (
  orders: number,
  store: AppStore,
  show: (content: ReactElement) => void,
): OwnOrdersView => {
  for (const token of tokens) store.dispatch(tokenAdded(token));
  const events = ready(Array.from({ length: orders }, (_, at) => eventsOf(at)).flat());
  const filter = async (changes: Partial<OwnFilter> = {}): Promise<void> => {
    ownFilters.keep({ ...ownFilters.read(), history: { ...noFilter, ...changes } });
    await painted();
  };
  const open = async (table: ReactElement): Promise<void> => {
    show(
      <WalletProvider>
        <MemoryRouter>{table}</MemoryRouter>
      </WalletProvider>,
    );
    while (document.querySelector('tbody > tr') === null) await frame();
    await painted();
  };
  return {
    open: () => open(<OrderHistory account={ACCOUNT} events={events} here={undefined} />),
    openTrades: () => open(<MyTrades account={ACCOUNT} events={events} here={undefined} />),
    rows: () => document.querySelectorAll('tbody > tr').length,
    counted: () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(' '),
    bySide: () => filter({ side: 'BUY' }),
    byStatus: () => filter({ status: 'filled' }),
    byDates: () => filter({ period: 'dates', from: '2023-12-01', to: '2024-06-30' }),
    all: () => filter(),
    async showMore() {
      [...document.querySelectorAll('button')].at(-1)?.click();
      await painted();
    },
  };
};
