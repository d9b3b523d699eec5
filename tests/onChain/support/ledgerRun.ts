import { ownArtifact } from '../../../e2e/devnet/artifact.ts';
import type { TokenSymbol } from '../../../e2e/devnet/tokens.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { RawReceipt } from './independentMoves.ts';
import type { Act, LedgerAccount, LedgerStage } from './ledgerStage.ts';

const BOOK = ownArtifact('OrderBook').abi;
const EXT = ownArtifact('OrderBookExt').abi;
const COIN = 10n ** 18n;

interface PlacedOrder {
  readonly sold: Address;
  readonly bought: Address;
  readonly index: bigint;
}

/** One random account while it acts. */
export interface LedgerRun extends LedgerAccount {
  readonly stage: LedgerStage;
  /** MYT/USDC and WMATIC/USDC. */
  readonly pools: readonly [Address, Address];
  readonly placed: PlacedOrder[];
  /** Transactions that paid for orders of others. */
  readonly forOthers: string[];
  /** Coins that came or left without a log, network fees apart. */
  unlogged: bigint;
  orderRewardsUntil: bigint;
}

/** The receipt of the account's own transaction; undefined if the act was impossible. */
export type Doer = (run: LedgerRun) => Promise<RawReceipt | undefined>;

/** Every digit is random. */
export const amountIn = ({ random }: LedgerRun, low: bigint, high: bigint): bigint => {
  const share =
    BigInt(Math.floor(random.next() * 2 ** 32)) * 4_294_967_291n + BigInt(Math.floor(random.next() * 2 ** 32));
  return low + ((high - low) * share) / 2n ** 64n;
};

export const send = ({ stage, account }: LedgerRun, act: Act): Promise<RawReceipt> => stage.send(account, act);

/** Raw units of about a hundred dollars. */
const HUNDRED: Readonly<Partial<Record<TokenSymbol, bigint>>> = {
  USDC: 100n * 10n ** 6n,
  MYT: 240n * COIN,
  WMATIC: 140n * COIN,
  WETH: 4n * 10n ** 16n,
  TEL: 20_000n * 100n,
  eMYT: 400n * COIN,
};

export const sizeOf = (run: LedgerRun, symbol: TokenSymbol): bigint => {
  const size = HUNDRED[symbol] ?? COIN;
  return amountIn(run, size / 10n, size * 2n);
};

export const heldOf = (run: LedgerRun, symbol: TokenSymbol): Promise<bigint> =>
  run.stage.balance(run.stage.tokenOf(symbol), run.account);

/** Sends an order and keeps its number. */
export const place = async (
  { stage, account, placed }: LedgerRun,
  act: Pick<Act, 'method' | 'args' | 'value'>,
  sender: Address = account,
): Promise<RawReceipt> => {
  const receipt = await stage.send(sender, { abi: BOOK, to: stage.deployment.orderBook, ...act });
  for (const { topics, data } of receipt.logs) {
    const added = EXT.parseLog({ topics: [...topics], data });
    if (added?.name !== 'AddOrder') continue;
    const [, sold, bought, , , index] = added.args;
    placed.push({ sold: sold as Address, bought: bought as Address, index: index as bigint });
  }
  return receipt;
};

/** Does something that moves coins without a log, and counts them. */
export const withoutLog = async (run: LedgerRun, act: () => Promise<RawReceipt>): Promise<RawReceipt> => {
  const before = await run.stage.coins(run.account);
  const receipt = await act();
  const isOwn = receipt.from.toLowerCase() === run.account.toLowerCase();
  const fee = isOwn ? BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice) : 0n;
  run.unlogged += (await run.stage.coins(run.account)) - before + fee;
  return receipt;
};
