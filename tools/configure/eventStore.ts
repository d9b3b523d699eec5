import { orderBookTopics } from '#chain/abis/orderBookExt.ts';
import { decodeBookLog } from '#chain/logs/logs.ts';
import type { RpcLog } from '#chain/logs/logs.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { searchLogs } from './liquidityLogs.ts';
import { Misfit } from './node.ts';
import type { ConfigureNode } from './node.ts';

/** Slots of the order book's storage that are looked through: its event store is among the first ones. */
const SLOTS = 64;
const ADDRESS_WORD = /^0x0{24}(?=[0-9a-f]{40}$)(?!0{24})/i;

/** Contracts whose addresses the order book keeps: nobody but its owner can have written them there. */
const contractsKept = async (node: ConfigureNode, book: Address): Promise<readonly Address[]> => {
  const words = await Promise.all(Array.from({ length: SLOTS }, (_, slot) => node.storageAt(book, slot)));
  const kept = words.filter((word) => ADDRESS_WORD.test(word)).map((word) => toChecksumAddress(`0x${word.slice(-40)}`));
  const codes = await Promise.all(kept.map((address) => node.codeAt(address)));
  return kept.filter((_, i) => codes[i] !== '0x');
};

const tellsOfBook = async (node: ConfigureNode, book: Address, log: RpcLog): Promise<boolean> => {
  const decoded = decodeBookLog(log);
  if (decoded?.event.kind !== 'AddOrder') return false;
  const { maker, from, to, index } = decoded.event;
  const columns = await node.ask(book, 'getOrderByIndexBatch', [decoded.soldToken, decoded.boughtToken, [index]]);
  const first = (column: number): unknown => (columns?.[column] as ArrayLike<unknown> | undefined)?.[0];
  return first(0) === maker && first(2) === from && first(5) === to;
};

const FIRST_WINDOW = 20_000;
const GROWTH = 4;

/**
 * Ranges to search in: from the deployment on, each longer than the one before, for the first orders follow soon; all at
 * once where the deployment is unknown.
 */
const rangesFrom = (deployedIn: number | undefined, latest: number): readonly BlockRange[] => {
  if (deployedIn === undefined) return [{ fromBlock: 0, toBlock: latest }];
  const ranges: BlockRange[] = [];
  for (let [from, blocks] = [deployedIn, FIRST_WINDOW]; from <= latest; from += blocks / GROWTH) {
    ranges.push({ fromBlock: from, toBlock: Math.min(latest, from + blocks - 1) });
    blocks *= GROWTH;
  }
  return ranges;
};

interface StoreSearch {
  readonly book: Address;
  /** Undefined: unknown. */
  readonly deployedIn: number | undefined;
  /** The operator's. */
  readonly given: Address | undefined;
}

/**
 * The event store: the contract that the order book keeps the address of and whose logs tell of the book's own orders.
 * @throws Misfit where there is none, or the operator's tells of other orders.
 */
export const findEventStore = async (
  node: ConfigureNode,
  { book, deployedIn, given }: StoreSearch,
): Promise<Address> => {
  if (given && (await node.codeAt(given)) === '0x') {
    throw new Misfit(`There is no contract at ${given}, where the event store should be. Check --event-store.`);
  }
  const kept = await contractsKept(node, book);
  const candidates = given ? [given] : kept;
  let found: Address | undefined;
  const take = async (logs: readonly RpcLog[]): Promise<void> => {
    for (const log of logs) {
      if (found || !(await tellsOfBook(node, book, log))) continue;
      found = toChecksumAddress(log.address as Address);
    }
  };
  const filter = { address: candidates, topics: [orderBookTopics.addOrder] };
  const ranges = candidates.length === 0 ? [] : rangesFrom(deployedIn, await node.blockNumber());
  for (const range of ranges) {
    await searchLogs(node, filter, range, take, () => found !== undefined);
    if (found) return found;
  }
  // An exchange without a single order: its own storage is all there is to go by.
  if (given && kept.includes(given)) return given;
  if (given) throw new Misfit(`No log of ${given} tells of an order of the order book ${book}. Check --event-store.`);
  throw new Misfit(
    `No contract that the order book ${book} keeps the address of has logged one of its orders. Name its event store with --event-store.`,
  );
};
