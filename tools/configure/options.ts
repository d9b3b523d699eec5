import { isAddress } from '#lib/hex.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { toChecksumAddress } from '#lib/toChecksumAddress.ts';
import type { Address } from '#domain/tokens/types.ts';

export interface ConfigureOptions {
  readonly rpc: string;
  readonly orderBook: Address;
  readonly router: Address | undefined;
  readonly eventStore: Address | undefined;
  readonly multicall: Address | undefined;
  readonly firstBlock: number | undefined;
  readonly out: string;
  readonly force: boolean;
}

/** Shown to people. */
export const OPTIONS_TEXT = `npm run configure -- --rpc URL --order-book 0x... [options]

Reads the exchange's contracts from the chain, checks that they belong together, and writes a commented .env.

  --rpc URL            a JSON-RPC node of Polygon; an archive node finds the deployment block fastest
  --order-book 0x...   the order book
  --router 0x...       the liquidity router, where the factory names none
  --event-store 0x...  the order book's event store, where its logs cannot be searched
  --first-block N      the block of the deployment, where the node keeps no old state
  --multicall 0x...    a Multicall2 or Multicall3 contract, where the canonical one is missing
  --out FILE           writes this file instead of .env
  --force              overwrites the file
  --help               this text`;

const NAMES = ['--rpc', '--order-book', '--router', '--event-store', '--first-block', '--multicall', '--out'] as const;
type Name = (typeof NAMES)[number];
type Given = ReadonlyMap<Name, string>;

const isName = (word: string): word is Name => (NAMES as readonly string[]).includes(word);

interface Words {
  readonly given: Given;
  readonly force: boolean;
}

const readWords = (args: readonly string[]): Result<Words, string> => {
  const words = args.flatMap((word) => (word.startsWith('--') ? word.split(/=(.*)/s).slice(0, 2) : [word]));
  const given = new Map<Name, string>();
  let force = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '--force') force = true;
    else if (isName(word)) {
      const value = words[(at += 1)];
      if (value === undefined || value === '') return err(`${word} needs a value.`);
      given.set(word, value);
    } else return err(`npm run configure does not know "${word}".`);
  }
  return ok({ given, force });
};

const addressIn = (given: Given, name: Name): Result<Address | undefined, string> => {
  const text = given.get(name);
  if (text === undefined) return ok(undefined);
  return isAddress(text)
    ? ok(toChecksumAddress(text))
    : err(`${name} is "${text}", but it has to be an address: 0x and 40 hexadecimal digits.`);
};

const blockIn = (given: Given): Result<number | undefined, string> => {
  const text = given.get('--first-block');
  if (text === undefined) return ok(undefined);
  return /^\d{1,15}$/.test(text)
    ? ok(Number(text))
    : err(`--first-block is "${text}", but it has to be the number of a block.`);
};

/** The error names the mistake. */
export const parseOptions = (args: readonly string[]): Result<ConfigureOptions, string> => {
  const words = readWords(args);
  if (!words.ok) return words;
  const { given, force } = words.value;
  const rpc = given.get('--rpc');
  if (rpc === undefined) return err('--rpc is missing: the URL of a node of Polygon.');
  if (!/^https?:$/.test(URL.canParse(rpc) ? new URL(rpc).protocol : '')) {
    return err(`--rpc is "${rpc}", but it has to be a URL that begins with http:// or https://.`);
  }
  const [orderBook, router, eventStore, multicall, firstBlock] = [
    addressIn(given, '--order-book'),
    addressIn(given, '--router'),
    addressIn(given, '--event-store'),
    addressIn(given, '--multicall'),
    blockIn(given),
  ] as const;
  if (!orderBook.ok) return orderBook;
  if (!router.ok) return router;
  if (!eventStore.ok) return eventStore;
  if (!multicall.ok) return multicall;
  if (!firstBlock.ok) return firstBlock;
  if (orderBook.value === undefined) return err('--order-book is missing: the address of the order book.');
  return ok({
    rpc,
    orderBook: orderBook.value,
    router: router.value,
    eventStore: eventStore.value,
    multicall: multicall.value,
    firstBlock: firstBlock.value,
    out: given.get('--out') ?? '.env',
    force,
  });
};
