import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { pretendBrowser } from '../../support/pretendBrowser.ts';
import { showAt } from './showAt.tsx';

beforeAll(pretendBrowser);
afterAll(() => vi.unstubAllGlobals());

it.each([
  ['/earn', 'Nothing pays rewards here'],
  ['/mining', 'Mining is not set up here'],
  ['/mining/liquidity', 'Mining is not set up here'],
  ['/mining/limit-order', 'Limit-order mining is not set up here'],
  ['/mining/history', 'Mining is not set up here'],
  ['/staking', 'Single-token staking is not set up here'],
  ['/staking/lock', 'Lock and stake is not set up here'],
  ['/staking/farms', 'Farms are not set up here'],
  ['/burn', 'Burn & Earn is not set up here'],
  ['/bond', 'Bonds are not set up here'],
])('%s says that no programme is set up and leads on, and nothing waits or offers others', async (path, words) => {
  showAt(path);
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Go to trade' })).toHaveAttribute('href', '/trade');
  expect(screen.getByRole('main').querySelector('[aria-busy="true"]')).toBeNull();
  expect(main.queryByText('All rewards', { selector: 'small' })).toBeNull();
  expect(main.queryByRole('link', { name: 'All rewards' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: /^Kinds of/ })).toBeNull();
  const ways = within(screen.getByRole('navigation', { name: 'Ways to earn' }));
  expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Referral']);
});

it('the command palette offers none of these pages', async () => {
  const { offeredPages } = await import('#app/commands/pageCommands.ts');
  const paths = offeredPages.map(({ path }) => path);
  expect(paths.filter((path) => /^\/(earn|mining|staking|burn|bond)/.test(path))).toEqual([]);
  expect(paths).toContain('/trade');
});
