import { act, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { Interface } from 'ethers';
import { expect, it, vi } from 'vitest';
import { polygonAddresses } from '#config/addresses/polygon.ts';
import { rules } from '#config/rules.ts';
import { fetched, fetchStarted, listAdded } from '#state/lists/slice.ts';
import { listFrom, tokenAt } from '../../domain/lists/listFrom.ts';
import { marketRead, openDesk, ticket, type TradeDesk } from '../../pages/trade/tradeDesk.tsx';
import { giveElementsRoom } from '../../support/tallElements.ts';

const MANY = 10_000;
/** A view of ten rows, with those that are there ahead of scrolling. */
const VIEW_HEIGHT = 780;
const MAX_ROWS = 30;
const FIRST = 0x7000000;
const LIST = 'https://lists.example/many.json';
const tokens = Array.from({ length: MANY }, (_, nr) => tokenAt(FIRST + nr, { symbol: `T${nr}`, name: `Token ${nr}` }));
const listed = new Set(tokens.map(({ address }) => address.toLowerCase()));

const contracts = new Interface([
  'function tryBlockAndAggregate(bool requireSuccess, tuple(address target, bytes callData)[] calls) returns (uint256, bytes32, tuple(bool success, bytes returnData)[])',
]);

interface Question {
  readonly method: string;
  readonly params: readonly [{ readonly to: string; readonly data: string }];
}

/** Tokens of the list in each later aggregate. */
const watchAggregates = (): { readonly requests: readonly (readonly string[])[]; clear: () => void } => {
  const requests: string[][] = [];
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: { readonly body: string }) => {
    for (const { method, params } of JSON.parse(init.body) as Question[]) {
      if (method !== 'eth_call' || params[0].to !== polygonAddresses.multicall) continue;
      const [, calls] = contracts.decodeFunctionData('tryBlockAndAggregate', params[0].data) as unknown as [
        boolean,
        readonly { readonly target: string }[],
      ];
      requests.push(calls.map(({ target }) => target.toLowerCase()).filter((target) => listed.has(target)));
    }
    return ask(url, init);
  });
  return { requests, clear: () => void requests.splice(0) };
};

/** The list is fetched from nowhere: what the test gives of it is all there is. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

const addMany = ({ store }: TradeDesk): void =>
  act(() => {
    store.dispatch(listAdded(LIST));
    store.dispatch(fetchStarted({ url: LIST, requestId: 'r' }));
    store.dispatch(fetched({ url: LIST, requestId: 'r', list: listFrom([1, 0, 0], tokens) }));
  });

it('"balances only for rows in view and held tokens": 10,000 listed tokens cost a block next to nothing', async () => {
  giveElementsRoom(500, VIEW_HEIGHT);
  vi.stubGlobal('Worker', SilentWorker);
  const desk = openDesk();
  await marketRead();
  addMany(desk);
  const { requests, clear } = watchAggregates();

  await desk.nextBlock();
  await desk.nextBlock();
  expect(requests.length).toBeGreaterThanOrEqual(2);
  expect(requests.flat()).toEqual([]);

  await desk.user.click(ticket().getByRole('button', { name: 'Receive MYT' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Select a token' }));
  await picker.findByRole('option', { name: /^T0/ });
  expect(picker.getAllByRole('option').length).toBeLessThan(MAX_ROWS);
  await desk.nextBlock();
  await desk.nextBlock();
  clear();
  await desk.nextBlock();
  const balances = requests.map((targets) => new Set(targets).size);
  expect(Math.max(...balances)).toBeGreaterThan(0);
  expect(Math.max(...balances)).toBeLessThanOrEqual(rules.tokens.pickerHeld + MAX_ROWS);

  await desk.user.keyboard('{Escape}');
  await waitForElementToBeRemoved(screen.queryByRole('dialog'));
  await desk.nextBlock();
  clear();
  await desk.nextBlock();
  expect(requests.flat()).toEqual([]);
});
