import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Eip1193Provider } from '#chain/connectors/eip1193.ts';
import { refusesBatch } from '#chain/connectors/walletCalls.ts';
import { send } from '#chain/sending/send.ts';
import { newCallsId, sendBatch } from '#chain/sending/sendBatch.ts';
import type { Address } from '#domain/tokens/types.ts';
import { act, behaviour, textOf, type Behaviour } from '../../support/nastyAnswers.ts';

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const other: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
const to: Address = '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B';
const request = { from: account, to, data: '0xd40ea4f4', value: 0n } as const;
const terms = { chainId: 137, gasLimit: 50_000n } as const;

beforeAll(() => import('#chain/sending/walletSigner.ts'));

/** Right about account and chain, random in all else. */
const liar = (answer: Behaviour): Eip1193Provider => ({
  request: ({ method }) => {
    if (method === 'eth_accounts') return Promise.resolve([account]);
    return method === 'eth_chainId' ? Promise.resolve('0x89') : act(answer);
  },
});

describe('a wallet that answers a transaction with anything', () => {
  it('gives a hash of its answer, or a named problem', () =>
    fc.assert(
      fc.asyncProperty(behaviour, async (answer) => {
        const sent = await send(liar(answer), request, terms);
        if (!sent.ok) {
          expect(sent.error.code).toMatch(/^[a-zA-Z]+$/);
          return;
        }
        expect(answer.throws).toBe(false);
        expect(sent.value).toMatch(/^0x[\da-f]{64}$/);
        expect(textOf(answer.value)).toContain(sent.value.slice(2));
      }),
      { numRuns: 400 },
    ));

  it('never has a thrown batch followed, and never a refused one called sent', () =>
    fc.assert(
      fc.asyncProperty(behaviour, async (answer) => {
        const id = newCallsId();
        const sent = await sendBatch(liar(answer), account, { calls: [{ to, data: '0x01', value: 0n }], id }, terms);
        const isDuplicate = textOf(answer.value).includes('5720');
        if (sent.ok) expect([!answer.throws || isDuplicate, sent.value.hash]).toEqual([true, id]);
        else if (sent.error.code === 'noBatch') expect(refusesBatch(answer.value)).toBe(true);
      }),
      { numRuns: 400 },
    ));
});

/** Changes account and chain between any two requests. */
const drifter = (answers: readonly Behaviour[], requests: string[]): Eip1193Provider => {
  let next = 0;
  return {
    request: ({ method }) => {
      requests.push(method);
      const answer = answers[next % answers.length] ?? { value: undefined, throws: false };
      next += 1;
      return act(answer);
    },
  };
};

const place: fc.Arbitrary<Behaviour> = fc.oneof(
  behaviour,
  fc.record({
    value: fc.constantFrom<unknown>('0x89', 137, '137', '0x1', [account], [other], [account.toLowerCase()], []),
    throws: fc.constant(false),
  }),
);

describe('a wallet that changes its account and chain between requests', () => {
  it('gets no transaction unless it named ours right before', async () => {
    let sentOnce = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(place, { minLength: 1, maxLength: 4 }), async (answers) => {
        const requests: string[] = [];
        await send(drifter(answers, requests), request, terms);
        if (!requests.includes('eth_sendTransaction')) return;
        sentOnce += 1;
        const [chain, accounts] = [0, 1].map((index) => textOf(answers[index % answers.length]?.value));
        expect(chain).toMatch(/0x89|137/);
        expect(accounts).toContain(account.toLowerCase());
      }),
      { numRuns: 400 },
    );
    expect(sentOnce).toBeGreaterThan(0);
  });
});
