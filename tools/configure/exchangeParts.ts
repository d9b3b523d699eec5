import { pairAddress } from '#domain/tokens/pairAddress.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { npmArtifact } from '../../e2e/devnet/artifact.ts';
import { contractsAdding, type PoolSearch } from './liquidityLogs.ts';
import { Misfit, type ConfigureNode } from './node.ts';

export interface BookParts {
  readonly factory: Address;
  readonly wrappedNative: Address;
  /** Undefined if the book pays nothing for trades, or for resting orders. */
  readonly swapMining: Address | undefined;
  readonly orderMining: Address | undefined;
}

const requireCode = async (node: ConfigureNode, address: Address, what: string): Promise<void> => {
  if ((await node.codeAt(address)) === '0x') {
    throw new Misfit(`There is no contract at ${address}, where ${what} should be. Check the address and the chain.`);
  }
};

/** @throws Misfit for no order book, or a wrong part */
export const readBook = async (node: ConfigureNode, book: Address): Promise<BookParts> => {
  await requireCode(node, book, 'the order book');
  const [factory, wrappedNative, swapMining, orderMining] = await Promise.all([
    node.addressOf(book, 'uniswapV2Factory'),
    node.addressOf(book, 'WETH'),
    node.addressOf(book, 'swapMining'),
    node.addressOf(book, 'myTradeOrderMining'),
  ]);
  if (!factory || !wrappedNative) {
    throw new Misfit(
      `${book} is not an order book: it names no factory of pools and no wrapped coin. Check --order-book.`,
    );
  }
  await requireCode(node, factory, "the order book's factory");
  await requireCode(node, wrappedNative, "the order book's wrapped coin");
  const [pairs, tradeFactory] = await Promise.all([
    node.ask(factory, 'allPairsLength'),
    swapMining && node.addressOf(swapMining, 'factory'),
  ]);
  if (!pairs) throw new Misfit(`${factory}, which the order book names as its factory, is not a factory of pools.`);
  if (tradeFactory && tradeFactory !== factory) {
    throw new Misfit(
      `Trade mining (${swapMining}) counts the pools of ${tradeFactory}, but the order book those of ${factory}.`,
    );
  }
  if (orderMining && !(await node.ask(orderMining, 'orderMiningPerBlock'))) {
    throw new Misfit(`${orderMining}, which the order book names for limit-order mining, does not say what it pays.`);
  }
  return { factory, wrappedNative, swapMining, orderMining };
};

const wrappedOf = async (node: ConfigureNode, router: Address): Promise<Address | undefined> =>
  (await node.addressOf(router, 'WHT')) ?? (await node.addressOf(router, 'WETH'));

/** @throws Misfit for another factory or coin than the order book's */
export const checkRouter = async (
  node: ConfigureNode,
  router: Address,
  { factory, wrappedNative }: BookParts,
): Promise<void> => {
  await requireCode(node, router, 'the router');
  const [ownFactory, ownWrapped] = await Promise.all([node.addressOf(router, 'factory'), wrappedOf(node, router)]);
  if (ownFactory !== factory) {
    throw new Misfit(
      `The router ${router} serves the factory ${ownFactory ?? '(none)'}, but the order book uses ${factory}. Name the right one with --router.`,
    );
  }
  if (ownWrapped !== wrappedNative) {
    throw new Misfit(
      `The router ${router} wraps the native coin with ${ownWrapped ?? '(nothing)'}, but the order book with ${wrappedNative}.`,
    );
  }
};

const PUBLISHED_ROUTER = '@uniswap/v2-periphery/build/UniswapV2Router02.json';
const word = (address: Address): string => address.slice(2).toLowerCase().padStart(64, '0');

/**
 * True for exactly the published Uniswap V2 router's code, with this factory and coin. Any contract can claim to be
 * one.
 */
export const isPublishedRouter = async (node: ConfigureNode, router: Address, parts: BookParts): Promise<boolean> => {
  const published = npmArtifact(PUBLISHED_ROUTER).deployedBytecode.slice(2).toLowerCase();
  const code = (await node.codeAt(router)).slice(2).toLowerCase();
  if (code.length !== published.length) return false;
  const allowed = new Set([word(parts.factory), word(parts.wrappedNative)]);
  const room = '0'.repeat(64);
  let at = 0;
  while (at < code.length) {
    const hole = published.indexOf(room, at);
    const end = hole === -1 ? code.length : hole;
    if (code.slice(at, end) !== published.slice(at, end)) return false;
    if (hole === -1) return true;
    const filled = code.slice(hole, hole + 64);
    if (filled !== room && !allowed.has(filled)) return false;
    at = hole + 64;
  }
  return true;
};

/**
 * The operator's, else the factory's, else one that has added liquidity and runs the published code. @throws Misfit
 * without certainty: traders approve tokens to it
 */
export const findRouter = async (
  node: ConfigureNode,
  parts: BookParts,
  search: PoolSearch,
  given: Address | undefined,
): Promise<{ readonly router: Address; readonly how: string }> => {
  const named = await node.addressOf(parts.factory, 'router');
  if (given && named && given !== named) {
    throw new Misfit(`--router is ${given}, but the factory ${parts.factory} names ${named} as its router.`);
  }
  const routerAddress = given ?? named;
  if (routerAddress) {
    await checkRouter(node, routerAddress, parts);
    return { router: routerAddress, how: given ? 'as named with --router' : "the factory's router()" };
  }
  const seen = await contractsAdding(node, search);
  for (const router of seen) {
    if (!(await isPublishedRouter(node, router, parts))) continue;
    await checkRouter(node, router, parts);
    return { router, how: 'it has added liquidity, and its code is that of the published Uniswap V2 router' };
  }
  const others = seen.length === 0 ? '' : `These have added liquidity, which proves nothing: ${seen.join(', ')}. `;
  throw new Misfit(`The factory names no router. ${others}Name it with --router.`);
};

/** Oldest first. */
export const readPairs = async (node: ConfigureNode, factory: Address, max: number): Promise<readonly Address[]> => {
  const length = Number((await node.ask(factory, 'allPairsLength'))?.[0] ?? 0n);
  const indexes = Array.from({ length: Math.min(length, max) }, (_, i) => BigInt(i));
  const pairs = await Promise.all(indexes.map((index) => node.addressOf(factory, 'allPairs', [index])));
  return pairs.filter((pair) => pair !== undefined);
};

/** PUSH32 constants: a router carries the init code hash of its pools. */
const constantsIn = (code: Hex): readonly Hex[] =>
  [...code.matchAll(/7f([0-9a-f]{64})/gi)].map(([, digits]) => `0x${digits}` as Hex);

/**
 * From the factory, else from the router, proven with an existing pool. @throws Misfit if no hash gives the pool's
 * address
 */
export const findInitCodeHash = async (
  node: ConfigureNode,
  { factory }: BookParts,
  router: Address,
  pairs: readonly Address[],
): Promise<{ readonly hash: Hex; readonly how: string }> => {
  const words = (await node.ask(factory, 'initCodeHash'))?.[0] as Hex | undefined;
  const [pair] = pairs;
  if (pair === undefined) {
    if (words) return { hash: words, how: "the factory's initCodeHash(); not proven, for it has no pool yet" };
    throw new Misfit(
      `The factory ${factory} has no pool yet and no initCodeHash(). Create the first pool, then run this again.`,
    );
  }
  const [token0, token1] = await Promise.all([node.addressOf(pair, 'token0'), node.addressOf(pair, 'token1')]);
  if (!token0 || !token1) throw new Misfit(`${pair}, the factory's first pool, does not name its two tokens.`);
  const gives = (hash: Hex): boolean => pairAddress(factory, hash, token0, token1) === pair;
  if (words) {
    if (gives(words)) return { hash: words, how: "the factory's initCodeHash(), proven with its first pool" };
    throw new Misfit(
      `The factory's initCodeHash() is ${words}, which does not give the address of its pool ${pair}: pools would be looked for where there are none.`,
    );
  }
  const found = constantsIn(await node.codeAt(router)).find(gives);
  if (found) return { hash: found, how: "what the router computes pools with, proven with the factory's first pool" };
  throw new Misfit(`No init code hash of the factory or the router ${router} gives the address of the pool ${pair}.`);
};
