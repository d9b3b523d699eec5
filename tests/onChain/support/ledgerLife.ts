import type { TracedLog } from '#chain/logs/accountLogs.ts';
import type { RewardProgramme } from '#programmes/list.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { REWARD_DISTRIBUTION } from '../../../e2e/devnet/seedDistribution.ts';
import { quantity } from './contractClient.ts';
import { MARKET_ACTS, WALLET_ACTS } from './ledgerActs.ts';
import { PROGRAMME_ACTS } from './ledgerProgrammeActs.ts';
import type { LedgerRun } from './ledgerRun.ts';
import { LEDGER_ABIS, OTHER, type LedgerStage } from './ledgerStage.ts';
import { ownMovements, type OwnHistory } from './ownMovements.ts';

export const ACTS = { ...WALLET_ACTS, ...MARKET_ACTS, ...PROGRAMME_ACTS };
const ROUNDS = 5;
/** In an unlucky order a withdrawal always follows an exit. */
const MAX_ROUNDS = 25;
/** Nobody can count on them to succeed. */
const UNSURE: ReadonlySet<string> = new Set(['minted', 'reverted']);
export const SURE_ACTS: readonly string[] = Object.keys(ACTS).filter((name) => !UNSURE.has(name));
const COINS = 40_000n * 10n ** 18n;
const BURN_ADDRESS: Address = '0x000000000000000000000000000000000000dEaD';

export const programmesOf = ({ deployment }: LedgerStage): ReadonlyMap<Address, RewardProgramme> =>
  new Map<Address, RewardProgramme>([
    [deployment.swapMining, 'trade'],
    [deployment.lpStaking, 'liquidity'],
    [deployment.orderMining.rewards, 'order'],
    [deployment.singleStaking[0], 'single'],
    [deployment.lockStaking, 'lock'],
    [deployment.farms.single, 'farm'],
    [deployment.farms.dual.running, 'farm'],
    [deployment.burnEarn, 'burn'],
    [BURN_ADDRESS, 'burn'],
    [deployment.bonds.quick.bond, 'bond'],
    [REWARD_DISTRIBUTION, 'distribution'],
  ]);

const shuffled = <T>(items: readonly T[], next: () => number): readonly T[] =>
  items
    .map((item) => ({ item, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);

/** A new account with coins and its approvals. */
export const startLife = async (stage: LedgerStage, seed: number): Promise<LedgerRun> => {
  const opened = await stage.openAccount(seed);
  const { deployment, tokenOf } = stage;
  const poolOf = (base: string, quote: string): Address => {
    const pool = deployment.pools.find((entry) => entry.base === base && entry.quote === quote);
    if (!pool) throw new Error(`There is no pool of ${base} and ${quote}`);
    return pool.pair;
  };
  const pools = [poolOf('MYT', 'USDC'), poolOf('WMATIC', 'USDC')] as const;
  const run: LedgerRun = { ...opened, stage, pools, placed: [], forOthers: [], unlogged: COINS, orderRewardsUntil: 0n };
  await stage.mustSend(OTHER, { abi: LEDGER_ABIS.token, to: run.account, method: '', args: [], value: run.unlogged });
  const spenders = {
    USDC: [deployment.orderBook, deployment.router],
    MYT: [
      ...[deployment.orderBook, deployment.router, deployment.singleStaking[0], deployment.lockStaking],
      deployment.farms.single,
    ],
    WETH: [deployment.orderBook],
    eMYT: [deployment.burnEarn],
    TEL: [deployment.bonds.quick.bond],
  } as const;
  for (const symbol of ['USDC', 'MYT', 'WETH', 'eMYT', 'TEL'] as const)
    for (const spender of spenders[symbol]) await stage.approve(run.account, tokenOf(symbol), spender);
  for (const spender of [deployment.router, deployment.lpStaking, deployment.farms.dual.running])
    await stage.approve(run.account, pools[0], spender);
  await stage.approve(run.account, pools[1], deployment.router);
  return run;
};

/** Does every act in random order, at least `rounds` times, until each of `needed` has succeeded once. */
export const live = async (
  run: LedgerRun,
  before: (act: number) => Promise<void> = async () => undefined,
  { rounds = ROUNDS, needed = [] }: { readonly rounds?: number; readonly needed?: readonly string[] } = {},
): Promise<ReadonlySet<string>> => {
  let acts = 0;
  const done = new Set<string>();
  for (const name of Object.keys(WALLET_ACTS).filter((act) => act.endsWith('In'))) await ACTS[name]?.(run);
  const isOver = (round: number): boolean =>
    round >= MAX_ROUNDS || (round >= rounds && needed.every((name) => done.has(name)));
  for (let round = 0; !isOver(round); round += 1)
    for (const [name, act] of shuffled(Object.entries(ACTS), run.random.next)) {
      await before(acts);
      acts += 1;
      const receipt = await act(run);
      if (receipt?.status === '0x1') done.add(name);
    }
  return done;
};

/** All of the account's movements since its first block. */
export const readOwn = async ({ stage, account, firstBlock, pools, forOthers }: LedgerRun): Promise<OwnHistory> => {
  const { deployment, tokenOf } = stage;
  const logs = await stage.node.rpc<readonly TracedLog[]>('eth_getLogs', {
    ...{ fromBlock: quantity(BigInt(firstBlock)), toBlock: 'latest' },
  });
  return ownMovements(logs, {
    ...{ account, book: deployment.orderBook, ext: deployment.orderBookExt, base: tokenOf('MYT') },
    wrapped: deployment.wrappedNative,
    paidForOthers: forOthers as readonly Hex[],
    programmes: programmesOf(stage),
    isPoolToken: (token) => pools.includes(token),
  });
};
