import { envSchema } from '#config/envSchema.ts';
import type { Env } from '#config/parseEnv.ts';
import type { Address } from '#domain/tokens/types.ts';
import { pairAddress } from '#domain/tokens/pairAddress.ts';
import { findEventStore } from '../configure/eventStore.ts';
import {
  findInitCodeHash,
  findRouter,
  isPublishedRouter,
  readBook,
  readPairs,
  type BookParts,
} from '../configure/exchangeParts.ts';
import { checkFirstBlock } from '../configure/firstBlock.ts';
import { Misfit, type ConfigureNode } from '../configure/node.ts';
import { checkMulticall, MAX_PAIRS } from '../configure/readExchange.ts';
import { degraded, fails, works, type Finding } from './findings.ts';

const CONFIGURE_NEXT = 'Compare with your deployment, or let npm run configure find it from the order book.';

const VARIABLES: Readonly<Record<string, string>> = {
  '--order-book': envSchema.orderBook.name,
  '--router': envSchema.router.name,
  '--event-store': envSchema.orderBookExt.name,
  '--multicall': envSchema.multicall.name,
  '--first-block': envSchema.firstBlock.name,
};

const inVariables = (text: string): string =>
  Object.entries(VARIABLES).reduce((changed, [option, name]) => changed.replaceAll(option, name), text);

/** Misfits become findings; other errors are thrown. */
const check = async (name: string, work: () => Promise<Finding>): Promise<Finding> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Misfit)) throw error;
    return fails(name, inVariables(error.message), CONFIGURE_NEXT);
  }
};

/** Must equal the order book's. */
const named = (
  { name }: { readonly name: string },
  value: Address | undefined,
  own: Address | undefined,
  what: string,
): Finding => {
  if (value === own)
    return works(name, value ? `${value}, as the order book names it.` : `The order book names no ${what}.`);
  if (value === undefined)
    return degraded(
      name,
      `The order book names ${own} for ${what}, but the variable is empty: visitors do not see it.`,
      `Set it to ${own}, or leave it if that is meant.`,
    );
  return fails(
    name,
    `It is ${value}, but the order book ${own === undefined ? `names no ${what}` : `names ${own} for ${what}`}.`,
    own === undefined ? 'Leave it empty.' : `Set it to ${own}.`,
  );
};

const routerFinding = async (
  node: ConfigureNode,
  { router }: Env,
  book: BookParts,
  pairs: readonly Address[],
): Promise<Finding> => {
  const { name } = envSchema.router;
  const { how } = await findRouter(node, book, { pairs, fromBlock: 0 }, router);
  const isNamed = (await node.addressOf(book.factory, 'router')) === router;
  if (isNamed) return works(name, `${router} is ${how}; it serves the order book's factory and coin.`);
  return (await isPublishedRouter(node, router, book))
    ? works(name, `${router} runs the published router's code, with the order book's factory and coin.`)
    : degraded(
        name,
        `${router} says that it serves the order book's factory and coin, but the factory does not name it and its code is not the published router's.`,
        'Traders approve tokens to it: make sure that it is yours.',
      );
};

const hashFinding = async (
  node: ConfigureNode,
  { pairInitCodeHash, router }: Env,
  book: BookParts,
  pairs: readonly Address[],
): Promise<Finding> => {
  const { name } = envSchema.pairInitCodeHash;
  const { hash, how } = await findInitCodeHash(node, book, router, pairs);
  return hash.toLowerCase() === pairInitCodeHash.toLowerCase()
    ? works(name, `It is right: ${how}.`)
    : fails(
        name,
        `It is ${pairInitCodeHash}, but the right one is ${hash} (${how}): no pool would be found.`,
        `Set it to ${hash}.`,
      );
};

const firstBlockFinding = async (
  node: ConfigureNode,
  { firstBlock, orderBook }: Env,
  factory: Address,
): Promise<Finding> => {
  const { name } = envSchema.firstBlock;
  if (firstBlock === 0)
    return degraded(
      name,
      'It is 0: the history is searched from the beginning of the chain, which takes visitors long.',
      'Set it to the block in which the order book was deployed (npm run configure finds it).',
    );
  return works(name, inVariables(await checkFirstBlock(node, firstBlock, [factory, orderBook])));
};

/** The router must serve the factory, and the hash must give its first pool. */
const exchangeFinding = async (
  node: ConfigureNode,
  { id, factory, router, initCodeHash }: Env['exchanges'][number],
): Promise<Finding> => {
  const { name } = envSchema.exchanges;
  const [pair] = await readPairs(node, factory, 1);
  const served = await node.addressOf(router, 'factory');
  if (served !== factory)
    return fails(
      name,
      `${id}: the router ${router} serves ${served ?? 'no factory'} instead of ${factory}.`,
      'Correct its router or factory.',
    );
  const [token0, token1] = pair
    ? await Promise.all([node.addressOf(pair, 'token0'), node.addressOf(pair, 'token1')])
    : [undefined, undefined];
  if (pair && token0 && token1 && pairAddress(factory, initCodeHash, token0, token1) !== pair)
    return fails(
      name,
      `${id}: its initCodeHash does not give the address of its pool ${pair}: no pool would be found.`,
      'Correct its initCodeHash.',
    );
  return works(name, `${id}: router, factory and pools belong together.`);
};

export const examineExchange = async (node: ConfigureNode, env: Env): Promise<readonly Finding[]> => {
  let book: BookParts;
  try {
    book = await readBook(node, env.orderBook);
  } catch (error) {
    if (!(error instanceof Misfit)) throw error;
    return [
      fails(
        envSchema.orderBook.name,
        inVariables(error.message),
        'Correct it; nothing else can be checked without it.',
      ),
    ];
  }
  const pairs = await readPairs(node, book.factory, MAX_PAIRS);
  const deployedIn = env.firstBlock === 0 ? undefined : env.firstBlock;
  const store = { book: env.orderBook, deployedIn, given: env.orderBookExt };
  const { name: storeName } = envSchema.orderBookExt;
  const { name: multicallName } = envSchema.multicall;
  return [
    works(envSchema.orderBook.name, `${env.orderBook} is an order book.`),
    named(envSchema.factory, env.factory, book.factory, 'a factory of pools'),
    named(envSchema.wrappedNative, env.wrappedNative, book.wrappedNative, 'a wrapped coin'),
    named(envSchema.swapMining, env.swapMining, book.swapMining, 'trade mining'),
    named(envSchema.orderMining, env.orderMining, book.orderMining, 'limit-order mining'),
    await check(envSchema.router.name, () => routerFinding(node, env, book, pairs)),
    await check(envSchema.pairInitCodeHash.name, () => hashFinding(node, env, book, pairs)),
    await check(storeName, async () =>
      works(storeName, `${await findEventStore(node, store)} records the order book's orders.`),
    ),
    await check(multicallName, async () => {
      await checkMulticall(node, env.multicall);
      return works(multicallName, `${env.multicall} answers as Multicall does.`);
    }),
    await check(envSchema.firstBlock.name, () => firstBlockFinding(node, env, book.factory)),
    ...(await Promise.all(env.exchanges.map((exchange) => exchangeFinding(node, exchange)))),
  ];
};
