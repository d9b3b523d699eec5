import { readAtBlock } from '#chain/reading/multicall.ts';
import { DecodeError } from '#chain/codec/DecodeError.ts';
import { RpcError } from '#chain/rpc/errors.ts';
import type { Address } from '#domain/tokens/types.ts';
import { orderConfigCandidates, stakingCandidates } from './candidates.ts';
import type { EnvEntry } from './envFile.ts';
import { findEventStore } from './eventStore.ts';
import { findInitCodeHash, findRouter, readBook, readPairs } from './exchangeParts.ts';
import { checkFirstBlock, deploymentBlock, firstLogBlock } from './firstBlock.ts';
import { checkChain, connectNode, Misfit, type ConfigureNode } from './node.ts';
import type { ConfigureOptions } from './options.ts';

const MULTICALL: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';
/** Pools whose logs are searched. */
export const MAX_PAIRS = 20;

export const checkMulticall = async (node: ConfigureNode, multicall: Address): Promise<void> => {
  try {
    await readAtBlock(node.rpc, { multicall, calls: [], at: 'latest' });
  } catch (error) {
    const isAnswer = error instanceof RpcError && (error.kind === 'response' || error.kind === 'unexpected');
    if (!(error instanceof DecodeError) && !isAnswer) throw error;
    throw new Misfit(`${multicall} is no Multicall2 or Multicall3 contract. Name one with --multicall.`);
  }
};

interface FirstBlock {
  readonly block: number | undefined;
  readonly how: string;
}

const firstBlockOf = async (
  node: ConfigureNode,
  known: FirstBlock,
  addresses: readonly Address[],
): Promise<FirstBlock> => {
  if (known.block !== undefined) return known;
  return { block: await firstLogBlock(node, addresses), how: 'the first log of the factory or the event store' };
};

const deployment = async (
  node: ConfigureNode,
  given: number | undefined,
  addresses: readonly Address[],
): Promise<FirstBlock> =>
  given === undefined
    ? {
        block: await deploymentBlock(node, addresses),
        how: 'the first block in which the factory or the order book has code',
      }
    : { block: given, how: await checkFirstBlock(node, given, addresses) };

const firstBlockEntry = ({ block, how }: FirstBlock): EnvEntry => ({
  name: 'VITE_FIRST_BLOCK',
  value: block === undefined ? undefined : String(block),
  notes:
    block === undefined
      ? [
          'Not found: the node keeps no old state, and its logs could not be read to the end. Fill in the block in which the',
          'order book was deployed (an explorer shows it); until then all blocks are searched, which takes long.',
        ]
      : [`Found: ${how}.`],
});

const optionalAddress = (name: string, value: Address | undefined, found: string, none: string): EnvEntry => ({
  name,
  value,
  notes: [value ? found : none],
});

/** Left empty: a build needs the list of pairs, and nothing on the chain proves which one is right. */
const orderMiningEntry = (address: Address | undefined): EnvEntry => ({
  name: 'VITE_ORDER_MINING_ADDRESS',
  value: undefined,
  notes: address
    ? [
        `Found: the order book's myTradeOrderMining is ${address}`,
        'Fill it in together with VITE_ORDER_MINING_CONFIG_ADDRESS: a build refuses one without the other.',
      ]
    : ['The order book rewards no resting orders.'],
});

const candidates = (name: string, what: string, found: readonly Address[]): EnvEntry => ({
  name,
  value: undefined,
  notes:
    found.length === 0
      ? [`Not found. Fill it in if the exchange has ${what}.`]
      : [
          `Behaves as ${what}: ${found.join(', ')}`,
          'Nothing on the chain proves that it is yours, and anybody can make another: fill it in only if you know it.',
        ],
});

/** @throws Misfit with the reason if the parts do not fit together; `say` receives the progress */
export const readExchange = async (
  options: ConfigureOptions,
  say: (what: string) => void,
): Promise<readonly EnvEntry[]> => {
  const { rpc: url, orderBook, multicall = MULTICALL } = options;
  const node = connectNode(url);
  await checkChain(node, url);
  const book = await readBook(node, orderBook);
  await checkMulticall(node, multicall);
  say('Looking for the block of the deployment ...');
  const deployed = await deployment(node, options.firstBlock, [book.factory, orderBook]);
  const search = { pairs: await readPairs(node, book.factory, MAX_PAIRS), fromBlock: deployed.block ?? 0 };
  say('Looking for the router ...');
  const { router, how } = await findRouter(node, book, search, options.router);
  const { hash, how: hashHow } = await findInitCodeHash(node, book, router, search.pairs);
  say('Looking for the event store by its logs ...');
  const store = { book: orderBook, deployedIn: deployed.block, given: options.eventStore };
  const eventStore = await findEventStore(node, store);
  const first = await firstBlockOf(node, deployed, [book.factory, eventStore]);
  say('Looking for contracts that pay rewards ...');
  const [staking, configs] = await Promise.all([
    stakingCandidates(node, search),
    book.orderMining ? orderConfigCandidates(node, first.block ?? 0) : [],
  ]);
  const named = (what: string): string => `Found: the order book's ${what}().`;
  return [
    {
      name: 'VITE_RPC_URLS',
      value: undefined,
      notes: [
        'Every visitor can read what stands here: name public nodes, best first, and none whose address holds a key.',
        'The node that this was read from is not written down.',
      ],
    },
    { name: 'VITE_ORDER_BOOK_ADDRESS', value: orderBook, notes: [] },
    {
      name: 'VITE_ORDER_BOOK_EXT_ADDRESS',
      value: eventStore,
      notes: ["Found: its logs tell of the order book's orders."],
    },
    { name: 'VITE_FACTORY_ADDRESS', value: book.factory, notes: [named('uniswapV2Factory')] },
    { name: 'VITE_PAIR_INIT_CODE_HASH', value: hash, notes: [`Found: ${hashHow}.`] },
    { name: 'VITE_ROUTER_ADDRESS', value: router, notes: [`Found: ${how}.`] },
    { name: 'VITE_WRAPPED_NATIVE_ADDRESS', value: book.wrappedNative, notes: [named('WETH')] },
    { name: 'VITE_MULTICALL_ADDRESS', value: multicall, notes: ['Checked: it answers.'] },
    optionalAddress(
      'VITE_SWAP_MINING_ADDRESS',
      book.swapMining,
      named('swapMining'),
      'The order book rewards no trades.',
    ),
    orderMiningEntry(book.orderMining),
    ...(book.orderMining
      ? [candidates('VITE_ORDER_MINING_CONFIG_ADDRESS', 'a list of pairs whose resting orders earn', configs)]
      : []),
    candidates('VITE_LP_STAKING_ADDRESS', 'a rewards pool for pool tokens', staking),
    firstBlockEntry(first),
  ];
};
