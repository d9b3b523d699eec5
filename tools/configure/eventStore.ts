import { orderBookTopics } from '#chain/abis/orderBookExt.ts';
import { decodeBookLog, type RpcLog } from '#chain/logs/logs.ts';
import type { BlockRange } from '#domain/history/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import { searchLogs } from './liquidityLogs.ts';
import { Misfit, type ConfigureNode } from './node.ts';

/** The event store is among the book's first storage slots. */
const SLOTS = 64;
const ADDRESS_WORD = /^0x0{24}(?=[0-9a-f]{40}$)(?!0{24})/i;

/** Addresses in the order book's storage, which only its owner can have written. */
const contractsKept = async (node: ConfigureNode, book: Address): Promise<readonly Address[]> => {
  const words = await Promise.all(Array.from({ length: SLOTS }, (_, slot) => node.storageAt(book, slot)));
  const kept = words.filter((word) => ADDRESS_WORD.test(word)).map((word) => toChecksumAddress(`0x${word.slice(-40)}`));
  const codes = await Promise.all(kept.map((address) => node.codeAt(address)));
  return kept.filter((_, i) => codes[i] !== '0x');
};

const hasBookEvents = async (node: ConfigureNode, book: Address, log: RpcLog): Promise<boolean> => {
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
 * From the deployment on, each longer than the last, as the first orders follow soon; one range if the deployment is
 * unknown.
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
  /** The operator's choice. */
  readonly given: Address | undefined;
}

/**
 * A contract in the book's storage whose logs are of the book's orders. @throws Misfit without one, or if the
 * operator's has other orders
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
      if (found || !(await hasBookEvents(node, book, log))) continue;
      found = toChecksumAddress(log.address as Address);
    }
  };
  const filter = { address: candidates, topics: [orderBookTopics.addOrder] };
  const ranges = candidates.length === 0 ? [] : rangesFrom(deployedIn, await node.blockNumber());
  for (const range of ranges) {
    await searchLogs(node, filter, range, take, () => found !== undefined);
    if (found) return found;
  }
  // The book's storage is the only evidence if there is no order.
  if (given && kept.includes(given)) return given;
  if (given) throw new Misfit(`No log of ${given} tells of an order of the order book ${book}. Check --event-store.`);
  throw new Misfit(
    `No contract that the order book ${book} keeps the address of has logged one of its orders. Name its event store with --event-store.`,
  );
};
