import type { Hex } from '#domain/multicall/types.ts';
import type { Transaction } from './contractClient.ts';
import { openMarket, type Market } from './market.ts';
import { person } from './people.ts';
import { ABIS, type Stage } from './stage.ts';
import type { Tally } from './tally.ts';
import { readTradeLog } from './tradeLog.ts';
import type { HistoryEntry, Side, Vector } from './vectorFile.ts';

const transactionsOf = (stage: Stage, market: Market, entry: HistoryEntry): Transaction[] => {
  switch (entry.op) {
    case 'swap':
      return market.poolTrade(entry);
    case 'cancel':
      return [market.cancelling({ ...entry, sender: entry.maker })];
    case 'donate':
      return [market.transfer(entry.side, person('swapper'), stage.book, entry.amount)];
    case 'fund':
      return market.funding(entry.reserves);
    case undefined:
      return [market.placing({ ...entry, fn: entry.fn ?? 'addOrder', sender: entry.sender ?? entry.maker })];
  }
};

/** A fresh chain with the vector's pool and smallest amounts. */
export const openVector = async (stage: Stage, vector: Vector): Promise<Market> => {
  await stage.reset();
  const market = await openMarket(stage, [stage.tokenOf(vector.tokens[0]), stage.tokenOf(vector.tokens[1])]);
  const limits = Object.entries(vector.minLimit ?? {}).map(([side, limit]): Transaction => {
    const args = [market.token[side as Side], limit];
    return { abi: ABIS.book, to: stage.book, method: 'setMinLimit', args, from: person('deployer') };
  });
  await stage.executeAll([...market.funding(vector.reserves), ...limits]);
  return market;
};

/** Replays what happened before, all in one block, and compares index, rest and trade of each order placed. */
export const replayHistory = async (
  stage: Stage,
  market: Market,
  book: readonly HistoryEntry[],
  tally: Tally,
): Promise<void> => {
  const last: Hex[] = [];
  for (const entry of book) {
    let hash: Hex = '0x';
    for (const transaction of transactionsOf(stage, market, entry)) hash = await stage.send(transaction);
    last.push(hash);
  }
  await stage.mine();
  const receipts = await stage.receiptsOf(last);
  book.forEach((entry, i) => {
    const receipt = receipts[i];
    const placed = entry.op === undefined;
    const reverted = placed && entry.reverted === true;
    tally.equal(`history ${i} status`, receipt?.status, reverted ? '0x0' : '0x1');
    if (!placed || reverted || receipt === undefined) return;
    const log = readTradeLog(receipt);
    const actual = [log.orderIndex, String(BigInt(entry.from) - log.spent), String(log.spent), String(log.received)];
    const matched = entry.matched ?? { spent: '0', received: '0' };
    tally.equal(`history ${i}`, actual, [entry.index, entry.reserveNum, matched.spent, matched.received]);
  });
};
