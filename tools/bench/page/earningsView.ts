import { foldInWorker } from '#chain/positions/foldInWorker.ts';
import { readPosition } from '#chain/positions/readPosition.ts';
import type { Address } from '#domain/tokens/types.ts';
import { yieldToMain } from '#lib/yieldToMain.ts';
import { createPoolChain, NOBODY, type PoolFact } from '../../../tests/support/poolChain.ts';
import type { EarningsView } from './types.ts';

const pair: Address = '0x1111111111111111111111111111111111111111';
const account: Address = '0x2222222222222222222222222222222222222222';
const other: Address = '0x3333333333333333333333333333333333333333';
const AMOUNT = 10n ** 18n;
const ROOM = 20_000n;
/** One in this many events belongs to the account. */
const OWN = 100;

const mint = (owner: Address): readonly PoolFact[] => [
  ['transfer', [NOBODY, owner], [AMOUNT]],
  ['sync', [], [ROOM * AMOUNT, ROOM * AMOUNT]],
  ['mint', [other], [AMOUNT, AMOUNT]],
];

/** Events of one account and of many others. */
export const startEarningsView = (events: number): EarningsView => {
  const chain = createPoolChain(pair);
  for (let i = 0; i < events; i += 1) chain.mine(mint(i % OWN === 0 ? account : other), 20 * (i + 1));
  const { rpc } = chain;
  // Delivers a node's answer as text, in a separate task.
  const overWire = {
    send: async <T>(method: string, params?: readonly unknown[]): Promise<T> => {
      const text = JSON.stringify(await rpc.send(method, params));
      await yieldToMain();
      return JSON.parse(text) as T;
    },
  };
  return {
    async read() {
      const past = await readPosition(
        {
          rpc: overWire,
          firstBlock: 1,
          foldOf: (owner) => Promise.resolve(foldInWorker(owner)),
          signal: new AbortController().signal,
        },
        { pair, account, staking: undefined, feeRate: undefined },
      );
      if (!past.ok) throw new Error(past.error.code);
      return past.value.ledger.deposits;
    },
  };
};
