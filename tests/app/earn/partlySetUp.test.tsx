import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { pretendBrowser } from '../../support/pretendBrowser.ts';

vi.hoisted(() => {
  const address = `0x${'a1'.repeat(20)}`;
  vi.stubEnv('VITE_ORDER_BOOK_EXT_ADDRESS', address);
  vi.stubEnv('VITE_ROUTER_ADDRESS', address);
  vi.stubEnv('VITE_PAIR_INIT_CODE_HASH', `0x${'0f'.repeat(32)}`);
  vi.stubEnv('VITE_LP_STAKING_ADDRESS', address);
  vi.stubEnv('VITE_SINGLE_FARMS', address);
});

const { showAt } = await import('./showAt.tsx');

beforeAll(pretendBrowser);
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it.each([
  ['/mining?ref=x', '/mining/liquidity?ref=x', 'Kinds of mining', ['Liquidity', 'History']],
  ['/staking', '/staking/farms', 'Kinds of staking', ['Farms']],
])('%s leads to the first kind that is set up, and offers these alone', async (path, to, name, kinds) => {
  showAt(path);
  await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent(to));
  await waitFor(() => expect(linksOf(name)).toEqual(kinds));
  expect(linksOf('Ways to earn')).toEqual(['All', 'Mining', 'Staking', 'Referral']);
});

it.each([
  ['/mining/limit-order', 'Limit-order mining is not set up here'],
  ['/staking/lock', 'Lock and stake is not set up here'],
  ['/burn', 'Burn & Earn is not set up here'],
  ['/bond', 'Bonds are not set up here'],
])('%s is not set up: it leads to what is', async (path, words) => {
  showAt(path);
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  const link = screen.getByRole('link', { name: 'See what pays rewards here' });
  expect(link).toHaveAttribute('href', '/earn');
});

it('the navigation and the command palette offer what is set up', async () => {
  const { offeredPages } = await import('#app/commands/pageCommands.ts');
  const { navItems } = await import('#app/layout/navItems.ts');
  const earn = offeredPages.map(({ path }) => path).filter((path) => /^\/(earn|mining|staking|burn|bond)/.test(path));
  expect(earn).toEqual(['/earn', '/mining/liquidity', '/mining/history', '/staking/farms']);
  expect(navItems.find(({ icon }) => icon === 'layers')).toMatchObject({
    path: '/earn',
    bottomPath: '/mining/liquidity',
  });
});
