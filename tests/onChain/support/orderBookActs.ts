import { ownArtifact } from '../../../e2e/devnet/artifact.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Answer, Receipt, Transaction } from './contractClient.ts';
import { openMarket, type Market } from './market.ts';
import { person, TRADERS } from './people.ts';
import { ABIS, type Stage } from './stage.ts';
import type { Side } from './vectorFile.ts';

const DEPLOYER = person('deployer');
const PLENTY = 2n ** 128n;

/** Sends a transaction that must fail, and gives the reason. @throws when it succeeds. */
export const refusal = async (stage: Stage, transaction: Transaction): Promise<string> => {
  const answer: Answer = await stage.tryCall(transaction);
  const receipt = await stage.execute(transaction);
  if (answer.ok || receipt.status === '0x1') throw new Error(`${transaction.method} was not refused`);
  return answer.reason;
};

/** A call of the book by an account. */
export const toBook = (
  stage: Stage,
  from: string | Address,
  method: string,
  ...args: readonly unknown[]
): Transaction => ({
  abi: ABIS.book,
  to: stage.book,
  method,
  args,
  from: from.startsWith('0x') ? (from as Address) : person(from),
});

/** A new market of T18a (A) and T18b (B), by default 2000 to 1000 whole tokens in the pool. */
export const freshMarket = async (
  stage: Stage,
  reserves: readonly [string, string] = ['2000', '1000'],
): Promise<Market> => {
  await stage.reset();
  const market = await openMarket(stage, [stage.tokenOf('T18a'), stage.tokenOf('T18b')]);
  await stage.executeAll(market.funding([units(reserves[0]), units(reserves[1])]));
  return market;
};

/** Whole tokens of 18 decimals in raw units. */
export const units = (whole: string): string => String(BigInt(whole) * 10n ** 18n);

/** Places an order of whole tokens, at the head of the list if it is the best. @throws when it fails. */
export const rest = async (
  stage: Stage,
  market: Market,
  who: string,
  side: Side,
  [from, to]: readonly [string, string],
): Promise<Receipt> => {
  const order = {
    fn: 'addOrder',
    side,
    sender: who,
    maker: who,
    from: units(from),
    to: units(to),
    targetIndex: '0',
  } as const;
  const [receipt] = await stage.executeAll([market.placing(order)]);
  if (receipt === undefined) throw new Error('No receipt');
  return receipt;
};

/** Adds a token of one of our contracts to the stage: initialised, held by all traders, approved, with an own pair. */
export const addToken = async (stage: Stage, name: string, details: readonly unknown[]): Promise<Address> => {
  const { abi } = ownArtifact(name);
  const to = await stage.create(DEPLOYER, ownArtifact(name));
  const pair = {
    from: DEPLOYER,
    abi: ABIS.factory,
    to: stage.factory,
    method: 'createPair',
    args: [to, stage.tokenOf('T18b')],
  };
  await stage.executeAll([
    { from: DEPLOYER, abi, to, method: 'initialize', args: [...details, DEPLOYER] },
    ...TRADERS.map((label) => ({ from: DEPLOYER, abi, to, method: 'mint', args: [person(label), PLENTY] })),
    ...TRADERS.map((label) => ({ from: person(label), abi, to, method: 'approve', args: [stage.book, PLENTY] })),
    pair,
  ]);
  return to;
};
