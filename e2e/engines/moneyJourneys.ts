import { formatUnits, MaxUint256, parseUnits } from 'ethers';
import { accountAddress } from '../devnet/accounts.ts';
import { encodeCall } from '../devnet/contracts.ts';
import { view } from '../devnet/exchange.ts';
import { TOKENS, type TokenSymbol } from '../devnet/tokens.ts';
import type { TestChain } from '../fixtures/chain.ts';
import type { Screen } from './engine.ts';
import type { Named } from './findElement.ts';
import type { Person } from './person.ts';
import { connect, dialog, inside, outcome, same, visit, withPage, type Stage } from './stage.ts';

export const TRADE = `trade/${TOKENS.USDC.address}/${TOKENS.MYT.address}`;
const usdc = (whole: string): bigint => parseUnits(whole, 6);

const TICKET: Named = { role: 'region', name: 'Order ticket' };
const CONFIRMATION = dialog('Confirm order');

const buy = async (person: Person, amount: string): Promise<void> => {
  await person.fill(inside(TICKET, 'textbox', 'Amount to pay'), amount);
  await person.press(inside(TICKET, 'button', 'Buy MYT'));
  await person.press(inside(CONFIRMATION, 'button', 'Buy MYT'));
};

const buyAtMarket = async ({ chain, account }: Stage, person: Person): Promise<void> => {
  const before = { usdc: await chain.balanceOf('USDC', account), myt: await chain.balanceOf('MYT', account) };
  await buy(person, '100');
  await outcome(person, /Bought/);
  same('USDC paid', before.usdc - (await chain.balanceOf('USDC', account)), usdc('100'));
  same('MYT received', (await chain.balanceOf('MYT', account)) > before.myt, true);
};

export const marketOrder = async (stage: Stage, person: Person): Promise<void> => {
  await stage.chain.approve(stage.account, 'USDC');
  await visit(person, `/${TRADE}`);
  await buyAtMarket(stage, person);
};

export const firstMarketOrder = async (stage: Stage, screen: Screen): Promise<void> => {
  await stage.chain.approve(stage.account, 'USDC');
  await withPage(stage, screen, TRADE, async (person) => {
    await connect(person, stage);
    await buyAtMarket(stage, person);
  });
};

export const limitAndCancel = async ({ chain, account }: Stage, person: Person): Promise<void> => {
  await chain.approve(account, 'USDC');
  await visit(person, `/${TRADE}?type=limit`);
  const before = await chain.balanceOf('USDC', account);
  await person.fill(inside(TICKET, 'textbox', 'Limit price'), '0.3');
  await buy(person, '30');
  await outcome(person, /Your order is open/);
  const [order, ...others] = await chain.openOrders('USDC', 'MYT', account);
  same('The order', [order?.from, order?.remain, others.length], [usdc('30'), usdc('30'), 0]);
  await person.press({ role: 'button', name: /^Cancel the order of/ });
  await person.press(inside(dialog('Cancel this order?'), 'button', 'Cancel order'));
  await outcome(person, /Order cancelled, 30\.00 USDC returned/);
  same('Open orders', await chain.openOrders('USDC', 'MYT', account), []);
  same('USDC', await chain.balanceOf('USDC', account), before);
};

const approveRouter = (chain: TestChain, account: number, token: TokenSymbol) =>
  chain.sendAs(account, {
    to: TOKENS[token].address,
    data: encodeCall('token', 'approve', [chain.deployment.router, MaxUint256]),
  });

/** Cut to two decimals, as in the application. */
const inCents = (amount: string): number => Math.floor(Number(amount.replaceAll(',', '')) * 100);

export const addAndRemove = async ({ chain, account }: Stage, person: Person): Promise<void> => {
  for (const token of ['MYT', 'USDC'] as const) await approveRouter(chain, account, token);
  const pair = await chain.pairOf('MYT', 'USDC', {});
  if (pair === undefined) throw new Error('There is no pool of MYT and USDC');
  const tokens = `${TOKENS.MYT.address}/${TOKENS.USDC.address}`;
  await visit(person, `/add/${tokens}`);
  const form: Named = { role: 'region', name: 'Add Liquidity' };
  const held = (): Promise<bigint> => chain.lpBalance(pair, account);
  const before = await Promise.all([held(), chain.balanceOf('MYT', account), chain.balanceOf('USDC', account)]);
  await person.fill(inside(form, 'textbox', 'Amount of MYT'), '100');
  await person.press(inside(form, 'button', 'Supply'));
  await person.press(inside(dialog('Add Liquidity'), 'button', 'Confirm supply'));
  // Other engines trade meanwhile: a moved price takes a little less of one token.
  const shown = await outcome(person, /[\d,.]+ MYT and [\d,.]+ USDC added/);
  const after = await Promise.all([held(), chain.balanceOf('MYT', account), chain.balanceOf('USDC', account)]);
  same('Pool tokens received', after[0] > before[0], true);
  const moved = [formatUnits(before[1] - after[1], 18), formatUnits(before[2] - after[2], 6)].map(inCents);
  same('The amounts added by the words', (shown.match(/[\d,.]+/g) ?? []).map(inCents), moved);

  await visit(person, `/remove/${tokens}`);
  const removal: Named = { role: 'region', name: 'Remove Liquidity' };
  await person.fill(inside(removal, 'textbox', 'Percent to remove'), '100');
  await person.press(inside(removal, 'button', 'Sign'));
  await person.press(inside(removal, 'button', 'Remove'));
  await person.press(inside(dialog('You will receive'), 'button', 'Confirm'));
  await outcome(person, /MYT and [\d,.]+ USDC received/);
  same('Pool tokens left', await held(), 0n);
};

export const stakeAndClaim = async ({ chain, account }: Stage, person: Person): Promise<void> => {
  const { node, deployment } = chain;
  const [programme] = deployment.singleStaking;
  const staked = async (): Promise<bigint> =>
    (await view(node, 'singleStaking', programme, 'userInfo', [accountAddress(account)]))[0] as bigint;
  const data = encodeCall('token', 'approve', [programme, MaxUint256]);
  await chain.sendAs(account, { to: TOKENS.MYT.address, data });
  await visit(person, '/staking');
  const card: Named = { role: 'region', name: 'MYT staking' };
  const before = await staked();
  await person.press(inside(card, 'button', '25%'));
  await person.press(inside(card, 'button', 'Stake'));
  await outcome(person, /MYT/);
  same('MYT staked', (await staked()) > before, true);
  const held = await chain.balanceOf('MYT', account);
  await person.press(inside(card, 'button', /^Claim /));
  await outcome(person, /MYT/);
  same('MYT claimed', (await chain.balanceOf('MYT', account)) > held, true);
};
