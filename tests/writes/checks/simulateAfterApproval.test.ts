import { describe, expect, it } from 'vitest';
import { erc20 } from '#chain/abis/erc20.ts';
import { RpcError, RpcResponseError } from '#chain/rpc/errors.ts';
import type { Address } from '#domain/tokens/types.ts';
import { err, ok } from '#lib/result.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { simulateAfterApproval } from '#writes/checks/simulateAfterApproval.ts';
import { createFakeNode, word } from '../../support/fakeNode.ts';

const alice: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const token: Address = '0xc2132D05D31c914a87C6611C10748AEb04B58e8F';
const book: Address = '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B';
const plan: TransactionPlan = {
  contract: book,
  method: 'addOrder',
  callData: '0xd40ea4f4',
  value: 3n,
  info: { kind: 'resetApproval', token: { symbol: 'USDT', decimals: 6 }, spender: book, amount: '0' },
  reads: { nothing: 'chosenAmount' },
  moves: { nothing: 'chosenAmount' },
};
const slot = word(9);
const PLENTY = word(1n << 255n);
const override = { [token]: { stateDiff: { [slot]: PLENTY } } };
const reverts = (): never => {
  throw new RpcResponseError(3, 'execution reverted: no', undefined);
};

/** A node that can suppose the allowance, unless it has no access lists; `answer` is that of the plan's own call. */
const simulate = async (
  answer: () => unknown,
  change: Partial<TransactionPlan> = {},
  { hasAccessLists = true } = {},
) => {
  const node = createFakeNode();
  node.delayMs = 0;
  node.methods.set('eth_createAccessList', () =>
    hasAccessLists ? { accessList: [{ address: token, storageKeys: [slot] }] } : undefined,
  );
  const calls: unknown[] = [];
  node.methods.set('eth_call', (params) => {
    const [{ to, data }] = params as readonly [{ readonly to: Address; readonly data: string }];
    if (to === token && data === erc20.allowance.encode(alice, book)) return PLENTY;
    calls.push(params);
    return answer();
  });
  const result = await simulateAfterApproval(
    { reader: node, from: alice },
    { ...plan, ...change },
    { token, spender: book },
  );
  return { result, calls };
};

const passes = () => '0x05';
/** Remainder and index of a placed order. */
const places = () => `${word(7n)}${word(9n).slice(2)}`;
const terms = { staking: book, months: 3n, durationSeconds: 9n } as const;
const inspect = (rateBps: bigint) => ({ rule: 'lockTerms', ...terms, rateBps }) as const;

describe('a transaction simulated as if it were approved', () => {
  it('is its own call with an allowance that suffices', async () => {
    const { result, calls } = await simulate(passes);
    expect(result).toEqual(ok(undefined));
    expect(calls).toEqual([[{ from: alice, to: book, data: plan.callData, value: '0x3' }, 'latest', override]]);
  });

  it('is judged by what it returns', async () => {
    const check = { rule: 'orderRest', from: 8n, expectedRest: 7n, restTolerance: 0n } as const;
    expect((await simulate(places, { check })).result).toEqual(ok(undefined));
    const postOnly = { ...check, postOnly: true };
    expect((await simulate(places, { check: postOnly })).result).toEqual(err({ code: 'wouldFill' }));
    expect((await simulate(passes, { check })).result).toEqual(err({ code: 'wrongContract' }));
  });

  it('is refused by its inspection even if the call passes', async () => {
    const six = () => word(6n);
    expect((await simulate(six, { inspect: inspect(7n) })).result).toEqual(err({ code: 'termsChanged' }));
    expect((await simulate(reverts, { inspect: inspect(7n) })).result).toEqual(err({ code: 'wrongContract' }));
    expect((await simulate(six, { inspect: inspect(6n) })).result).toEqual(ok(undefined));
  });

  it('that the contract refuses is a problem, with its reason or the diagnosis', async () => {
    const { result } = await simulate(reverts);
    expect(result).toMatchObject({ ok: false, error: { code: 'reverted' } });
    const explain = { rule: 'refusalReason', texts: ['no'], code: 'claimShort' } as const;
    expect((await simulate(reverts, { explain })).result).toMatchObject({ error: { code: 'claimShort' } });
    expect((await simulate(reverts, { explain: { ...explain, texts: ['yes'] } })).result).toMatchObject({
      ok: false,
      error: { code: 'reverted' },
    });
  });

  it('counts as accepted if the node fails: sending it shows why', async () => {
    const fails = (): never => {
      throw new RpcError('network', 'no answer');
    };
    expect((await simulate(fails)).result).toEqual(ok(undefined));
  });

  it('counts as accepted where the node cannot suppose an allowance, and is not called then', async () => {
    expect(await simulate(reverts, {}, { hasAccessLists: false })).toEqual({ result: ok(undefined), calls: [] });
  });
});
