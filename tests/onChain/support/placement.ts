import type { Hex } from '#domain/multicall/types.ts';
import type { Market } from './market.ts';
import { PEOPLE, person } from './people.ts';
import type { Stage } from './stage.ts';
import type { Tally } from './tally.ts';
import { readTradeLog } from './tradeLog.ts';
import type { Placement, PlacementVector, Side } from './vectorFile.ts';

const WITHOUT_DEPLOYER = PEOPLE.filter((label) => label !== 'deployer');

const other = (side: Side): Side => (side === 'A' ? 'B' : 'A');

const readCoins = async (stage: Stage): Promise<Map<string, bigint>> => {
  const amounts = await stage.node.batch<Hex>(
    WITHOUT_DEPLOYER.map((label) => ['eth_getBalance', person(label), 'latest']),
  );
  return new Map(WITHOUT_DEPLOYER.map((label, i) => [label, BigInt(amounts[i] ?? '0x0')]));
};

/** Holdings of the sold token, the bought token and the native coin. */
const readHoldings = async (stage: Stage, market: Market, { side, fn }: Placement) => ({
  sold: await market.readBalances(side, WITHOUT_DEPLOYER),
  bought: await market.readBalances(other(side), WITHOUT_DEPLOYER),
  coins: fn === 'addOrder' && !market.hasCoins ? new Map<string, bigint>() : await readCoins(stage),
});

/** Changes of the balances by label. */
const changes = (before: ReadonlyMap<string, bigint>, after: ReadonlyMap<string, bigint>): Map<string, bigint> =>
  new Map(
    [...after].flatMap(([label, amount]): [string, bigint][] => {
      const change = amount - (before.get(label) ?? 0n);
      return change === 0n ? [] : [[label, change]];
    }),
  );

const toRecord = (amounts: ReadonlyMap<string, bigint>): Record<string, string> =>
  Object.fromEntries([...amounts].map(([label, amount]) => [label, String(amount)]));

/** Places the vector's order and compares all that came of it. */
export const checkPlacement = async (
  stage: Stage,
  market: Market,
  { action, expect: expected, state }: PlacementVector,
  tally: Tally,
): Promise<void> => {
  const transaction = market.placing(action);
  const answer = await stage.tryCall(transaction);
  const before = await readHoldings(stage, market, action);
  const receipt = await stage.execute(transaction);
  tally.equal('status', Number(receipt.status), expected.status);
  const now = await market.readState();
  if (!answer.ok || expected.status === 0) {
    tally.equal('revert', answer.ok ? null : answer.reason, expected.revert);
    const { reserves, deposits, balances, A, B } = state;
    tally.equal('state after a revert', now, { reserves, deposits, balances, A, B });
    return;
  }
  const after = await readHoldings(stage, market, action);
  const log = readTradeLog(receipt);
  const sold = changes(before.sold, after.sold);
  const received = changes(before.bought, after.bought).get(action.maker) ?? 0n;
  const coins = changes(before.coins, after.coins);
  const fee = sold.get('fee') ?? 0n;
  sold.delete('fee');
  sold.delete(action.sender);
  const filled = await market.readOrders(log.fills.map(([index]) => index));
  const actual = {
    reserveNum: String(answer.values.reserveNum),
    orderIndex: String(answer.values.orderIndex),
    received: String(action.fn === 'addOrderForETH' ? (coins.get(action.maker) ?? 0n) : received),
    spent: String(BigInt(action.from) - (answer.values.reserveNum as bigint)),
    poolIn: String(log.poolIn),
    poolOut: String(log.poolOut),
    fills: log.fills.map((fill, i) => [...fill, filled[i]?.remain]),
    makersReceived: toRecord(sold),
    reserves: now.reserves,
    fee: String(fee),
    deposits: now.deposits,
    balances: now.balances,
    lists: { A: now.A.map(([index]) => index), B: now.B.map(([index]) => index) },
    ethDelta: toRecord(coins),
  };
  for (const key of Object.keys(actual) as (keyof typeof actual)[]) {
    tally.equal(key, actual[key], key === 'ethDelta' ? (expected.ethDelta ?? {}) : expected[key]);
  }
  tally.equal(
    'the transaction answers like the call',
    [log.orderIndex, String(log.spent), String(log.received)],
    [actual.orderIndex, actual.spent, actual.received],
  );
};
