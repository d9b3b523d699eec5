import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { WalletProvider } from '#app/WalletProvider.tsx';
import { EarnPage } from '#pages/earn/EarnPage.tsx';
import { noClaims } from '#programmes/claim.ts';
import { claimProgrammes } from '#programmes/claimProgrammes.ts';
import { earnProgrammes } from '#programmes/earnProgrammes.ts';
import { connectionFailed, connectionWorked } from '#state/app/slice.ts';
import { watchedAccount } from '#stores/watchedAccount.ts';
import { pretendBrowser } from '../../support/pretendBrowser.ts';
import { claimsOf } from '../../support/raffle/claims.ts';
import { earnOf } from '../../support/raffle/earn.tsx';
import { declaration } from '../../support/raffle/declaration.ts';
import { openReads } from '../../support/readAnswers.tsx';
import { renderUi } from '../../ui/renderUi.tsx';
import { E18, maker, MYT } from '../trade/mockMarket.ts';

vi.hoisted(() => {
  const address = `0x${'a1'.repeat(20)}`;
  vi.stubEnv('VITE_ORDER_BOOK_EXT_ADDRESS', address);
  vi.stubEnv('VITE_ROUTER_ADDRESS', address);
  vi.stubEnv('VITE_PAIR_INIT_CODE_HASH', `0x${'0f'.repeat(32)}`);
  vi.stubEnv('VITE_BURN_EARN_ADDRESS', address);
});

const raffle = { ...declaration, ...earnOf(MYT), useClaims: claimsOf(MYT, 42n * E18) };
const listed = earnProgrammes.map((entry) => ({
  useClaims: claimProgrammes.find(({ key }) => key === entry.key)?.useClaims ?? noClaims,
  ...entry,
}));

beforeAll(pretendBrowser);
afterEach(() => watchedAccount.set({ phase: 'off' }));
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const open = (programmes: typeof listed) => {
  watchedAccount.set({ phase: 'watching', account: maker(61), name: undefined });
  const { wrapper: Reads, store } = openReads();
  renderUi(
    <Reads>
      <WalletProvider>
        <MemoryRouter initialEntries={['/earn']}>
          <EarnPage programmes={programmes} />
        </MemoryRouter>
      </WalletProvider>
    </Reads>,
  );
  return store;
};

it('an entry in the list is a row in the list of programmes, with its words', async () => {
  open([...listed, raffle]);
  const row = (await screen.findByRole('link', { name: 'Golden ticket, Raffle of the week' })).closest('li');
  expect(row).toHaveTextContent('Yours');
  expect(row).toHaveTextContent('Full');
  expect(row).toHaveTextContent('12.5');
  expect(row).toHaveTextContent('Stake tickets, earn MYT');
  expect(row).toHaveTextContent('One ticket of all wins');
  expect(row).toHaveTextContent('APR = prize ÷ tickets');
});

it('its kind can be chosen, after the others', async () => {
  open([...listed, raffle]);
  await userEvent.click(screen.getByRole('button', { name: 'Kind of programme' }));
  const kinds = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(kinds.slice(0, 2)).toEqual(['Every kind', 'Liquidity mining']);
  expect(kinds.slice(-2)).toEqual(['Bond', 'Raffle of the week']);
  await userEvent.click(screen.getByRole('option', { name: 'Bond' }));
  expect(screen.queryByRole('link', { name: /Golden ticket/ })).toBeNull();
  // Nothing of the chain is read yet, so the number is unknown.
  expect(screen.getByRole('heading', { name: 'Ways to earn' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Kind of programme' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Raffle of the week' }));
  expect(screen.getByRole('link', { name: /Golden ticket/ })).toBeVisible();
});

it('its dates are in the calendar', () => {
  open([...listed, raffle]);
  expect(screen.getByRole('heading', { name: 'Calendar: 1 date' })).toBeVisible();
  const date = screen.getByRole('link', { name: 'Raffle 7 is drawn' }).closest('li');
  expect(date).toHaveTextContent('in 3 days');
});

it('its claim is one of all claims, with its name', async () => {
  open([...listed, raffle]);
  await userEvent.click(await screen.findByRole('button', { name: 'See all' }));
  const claim = within(await screen.findByRole('dialog')).getAllByRole('listitem')[0];
  expect(claim).toHaveTextContent('Raffle of the week · Raffle 7');
  expect(claim).toHaveTextContent('42 MYT');
});

it('nothing of it is on the page without the entry', () => {
  open(listed);
  expect(screen.getByRole('heading', { name: 'Stake & Earn' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/raffle|Golden ticket/i);
});

it('an unreachable network is named instead of a list that loads for ever, until it responds', () => {
  const store = open(listed);
  const failed = () => screen.queryByText("Couldn't load what pays rewards");
  const fail = () => act(() => void store.dispatch(connectionFailed({ message: 'Failed to send batch call' })));
  fail();
  expect(failed()).toBeNull();
  fail();
  expect(failed()).toBeVisible();
  act(() => void store.dispatch(connectionWorked()));
  expect(failed()).toBeNull();
});
