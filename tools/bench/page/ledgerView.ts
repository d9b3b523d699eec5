import { dollarToken } from '#config/tokens/tokens.ts';
import { ALL_YEARS } from '#domain/ledger/ledgerYears.ts';
import { rewardMovement, tradeMovement } from '#domain/portfolio/movements.ts';
import type { OwnTrade } from '#domain/portfolio/ownTrade.ts';
import { explainCoins } from '#reads/history/explainCoins.ts';
import { readBalanceProof } from '#reads/history/readBalanceProof.ts';
import type { RewardMove } from '#domain/rewards/rewardMoves.ts';
import type { Reader } from '#chain/sending/send.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { encoded } from '#pages/assets/history/fileParts.ts';
import { ledgerFile } from '#pages/assets/history/ledgerFiles.ts';
import { yearReportFile, type ReportChoice } from '#pages/assets/report/yearReportFile.ts';
import { movementRows, type MovementInput, type MovementRow } from '#pages/assets/history/movementRows.ts';
import { rewardRows, type RewardInput } from '#reads/rewards/rewardRows.ts';
import { largeMemoryOf } from '#updaters/account/largeMemories.ts';
import { movesFormat } from '#updaters/account/rewardMovesSubscriber.ts';
import { fillPoolValues } from './poolValuesView.ts';
import type { LedgerView } from './types.ts';

const ASSETS = 20;
/** Movements of one transaction. */
const TOGETHER = 20;
const UNIT = 10n ** 18n;
const quote: Address = dollarToken?.address ?? '0x1111111111111111111111111111111111111111';

const tokens = Array.from({ length: ASSETS }, (_, i): Token => {
  const symbol = `COIN${i}`;
  return {
    ...{ kind: 'token', chainId: 137, decimals: 18, symbol, name: symbol },
    address: `0x${String(i + 1).padStart(40, 'c')}`,
  };
});
const currencies = new Map([...tokens, ...(dollarToken ? [dollarToken] : [])].map((token) => [token.address, token]));

const placeOf = (i: number, count: number) => {
  const block = count - Math.floor(i / TOGETHER);
  const transactionHash = `0x${block.toString(16).padStart(64, '0')}` as const;
  return { timestamp: block, blockNumber: block, logIndex: TOGETHER - (i % TOGETHER), transactionHash };
};

const tokenAt = (i: number): Address => tokens[Math.floor(i / 4) % ASSETS]?.address ?? quote;

const isTrade = (i: number): boolean => i % 4 <= 1;
const isSale = (i: number): boolean => i % 4 === 0;

const tradeAt = (i: number, count: number): OwnTrade => {
  const isSell = isSale(i);
  const [soldToken, boughtToken] = isSell ? [tokenAt(i), quote] : [quote, tokenAt(i)];
  const [base, dollars] = [UNIT + BigInt(i * 7919), 420_000n + BigInt((i * 104_729) % 1009)];
  const [sold, received] = isSell ? [base, dollars] : [dollars, 2n * base];
  const fee = { numerator: 3n, denominator: 1000n };
  return { key: String(i), role: 'taker', soldToken, boughtToken, sold, received, fee, at: placeOf(i, count) };
};

/** Purchases, sales, rewards and stakes of 20 tokens. */
const rowAt = (i: number, count: number): MovementRow => {
  const shown = { currencies, market: 'COIN/USDC', programme: undefined };
  if (isTrade(i)) return { ...tradeMovement(tradeAt(i, count), isSale(i)), ...shown };
  const move = { contract: quote, token: tokenAt(i), amount: UNIT + BigInt(i), ...placeOf(i, count) };
  return { ...rewardMovement({ ...move, action: i % 4 === 2 ? 'reward' : 'received' }), ...shown };
};

/** Answers at once, in a separate task. */
const quickNode: Reader = {
  async send<T>(method: string, [first]: readonly unknown[]): Promise<T> {
    await new Promise((resolve) => void setTimeout(resolve, 0));
    const receipt = {
      ...{ blockHash: first, transactionHash: first, blockNumber: '0x1', from: quote, to: quote },
      ...{ gasUsed: '0x5208', effectiveGasPrice: '0x1', status: '0x1', transactionIndex: '0x0', logs: [] },
    };
    return (method === 'eth_getTransactionReceipt' ? receipt : `0x${'1'.padStart(64, '0')}`) as T;
  },
};

const report: ReportChoice = {
  ...{ account: quote, method: 'average', year: undefined, period: ALL_YEARS, zone: 'UTC' },
  ...{ offset: () => 0, hidden: 0, madeAt: 0 },
};

/**
 * Movements as the chain's logs give them: each token also has a transfer, and half of the entries belong to
 * programmes.
 */
const inputOf = (
  rows: readonly MovementRow[],
  trades: readonly OwnTrade[],
): { readonly rewards: RewardInput; readonly movements: MovementInput } => {
  const assets = new Map(tokens.map((token) => [token.address, token]));
  const moves = rows.map((row): RewardMove => {
    const { token, amount } = row.sent ?? row.received ?? { token: quote, amount: 0n };
    const { blockNumber, logIndex, timestamp, transactionHash } = row;
    const kind = row.sent ? 'deposited' : 'received';
    const at = { blockNumber, logIndex, timestamp, transactionHash };
    return { contract: quote, token, amount, kind, ...at, pid: undefined, purpose: undefined };
  });
  const known = {
    status: 'complete',
    coverage: undefined,
    isShown: () => true,
    assets,
    poolOf: () => undefined,
  } as const;
  const isReward = (_: RewardMove, i: number): boolean => rows[i]?.role === undefined;
  const rewards = { ...known, account: quote, moves: moves.filter(isReward), programmes: new Map(), isAllShown: false };
  return {
    rewards,
    movements: {
      ...{
        account: quote,
        status: 'complete',
        trades: { trades, fees: [], tokens: currencies },
        rewards: { rows: [], hidden: 0 },
      },
      coins: [],
      transfers: {
        ...{ ...known, moves, isAllShown: false, placed: [] },
        ...{ accountedFor: new Set(), ownTransactions: new Set(), paidForOthers: new Set() },
      },
    },
  };
};

export const startLedgerView = (movements: number): LedgerView => {
  const rows = Array.from({ length: movements }, (_, i) => rowAt(i, movements));
  const data = { rows, fees: [], values: new Map<string, bigint>(), estimates: new Set<string>() };
  const indexes = rows.map((_, i) => i).filter(isTrade);
  const found = inputOf(
    rows,
    indexes.map((i) => tradeAt(i, movements)),
  );
  const { moves } = found.movements.transfers;
  const kept = largeMemoryOf(movesFormat(undefined), false);
  return {
    async keep() {
      const start = performance.now();
      const coverage = { fromBlock: 0, toBlock: movements };
      await kept.write(quote, { coverage, hash: '0x1', keptAtMs: 1, found: moves });
      return performance.now() - start;
    },
    async restore() {
      return (await kept.restore(quote, '0x1', new AbortController().signal))?.found.length ?? 0;
    },
    async join() {
      const rewards = await rewardRows(found.rewards, {});
      return (await movementRows({ ...found.movements, rewards }, {})).rows.length;
    },
    async check() {
      const listed = tokens.map(({ address }) => address);
      const query = { account: quote, book: quote, wrapped: quote, listed, entries: rows, events: [] };
      const blocks = { firstBlock: 1, blockNumber: movements };
      const all = { ...query, ...blocks, ownHashes: [] };
      const { lines, fees } = await explainCoins(quickNode, all, await readBalanceProof(quickNode, all));
      return lines.length + fees.length;
    },
    fill: (entries, hasState) => fillPoolValues([...currencies.keys()], entries, hasState),
    async file(format) {
      const made =
        format === 'report-average' ? await yearReportFile(data, report) : await ledgerFile(data, format, ALL_YEARS);
      return (await encoded(made.parts)).size;
    },
  };
};
