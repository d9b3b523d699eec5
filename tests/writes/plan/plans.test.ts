import { Interface } from 'ethers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Address, NativeCurrency, Token } from '#domain/tokens/types.ts';
import { err, ok, type Result } from '#lib/result.ts';
import { checkReturned } from '#writes/checks/planRules.ts';
import { MAX_ALLOWANCE, nextApproval, planApproval } from '#writes/approvals/approve.ts';
import { planCancel } from '#writes/orders/cancelOrder.ts';
import type { OrderTerms } from '#writes/orders/orderTerms.ts';
import { planOrder } from '#writes/orders/placeOrder.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';

const book: Address = '0x5D36b36c53438C0fb70DCA5082EE5BDe25Bd888B';
const maker: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const native: NativeCurrency = { kind: 'native', chainId: 137, decimals: 18, symbol: 'MATIC', name: 'Matic' };
const tokenAt = (address: Address, symbol: string, decimals: number): Token => ({
  kind: 'token',
  chainId: 137,
  address,
  symbol,
  decimals,
  name: symbol,
});
const usdc = tokenAt('0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', 'USDC', 6);
const myt = tokenAt('0x4535E52cdF3AB787B379b7b72B5990767E6747E4', 'MYT', 18);

const abi = new Interface([
  'function addOrder(address maker, address from, address to, uint256 target, uint256 sold, uint256 wanted)',
  'function addOrderForETH(address maker, address from, uint256 target, uint256 sold, uint256 wanted)',
  'function addOrderWithETH(address maker, address to, uint256 target, uint256 wanted) payable',
  'function cancelOrderForNum(address from, address to, uint256 index, uint256 amount)',
  'function approve(address spender, uint256 amount)',
]);
const decoded = (plan: TransactionPlan) => {
  const call = abi.parseTransaction({ data: plan.callData });
  return { name: call?.name, args: call?.args.toArray() as unknown, to: plan.contract, value: plan.value };
};

const terms: OrderTerms = {
  maker,
  input: usdc,
  output: myt,
  direction: 'BUY',
  orderType: 'LIMIT',
  from: 8_000_000_000n,
  to: 19_026_700_000_000_000_000_000n,
  targetIndex: 7n,
  expectedRest: 0n,
  restTolerance: 100n,
  received: 19_026_700_000_000_000_000_000n,
  minReceived: 19_026_700_000_000_000_000_000n,
  pool: book,
  takes: [],
};

describe('the order sent by addOrder, addOrderWithETH or addOrderForETH as fits', () => {
  it('addOrder sells a token for a token', () => {
    expect(decoded(planOrder(terms, book))).toEqual({
      name: 'addOrder',
      args: [maker, usdc.address, myt.address, 7n, terms.from, terms.to],
      to: book,
      value: 0n,
    });
  });

  it('addOrderWithETH sells the native coin for a token, and the coin is sent along', () => {
    expect(decoded(planOrder({ ...terms, input: native }, book))).toEqual({
      name: 'addOrderWithETH',
      args: [maker, myt.address, 7n, terms.to],
      to: book,
      value: terms.from,
    });
  });

  it('addOrderForETH sells a token for the native coin', () => {
    expect(decoded(planOrder({ ...terms, output: native }, book))).toEqual({
      name: 'addOrderForETH',
      args: [maker, usdc.address, 7n, terms.from, terms.to],
      to: book,
      value: 0n,
    });
  });

  it('the native coin for itself is a bug of the caller', () => {
    expect(() => planOrder({ ...terms, input: native, output: native }, book)).toThrow();
  });

  it('names the method it encodes and keeps the facts', () => {
    for (const variant of [terms, { ...terms, input: native }, { ...terms, output: native }]) {
      const plan = planOrder(variant, book);
      expect(plan.method).toBe(decoded(plan).name);
    }
    expect(planOrder(terms, book).info).toEqual({
      kind: 'placeOrder',
      direction: 'BUY',
      orderType: 'LIMIT',
      input: { address: usdc.address, symbol: 'USDC', decimals: 6 },
      output: { address: myt.address, symbol: 'MYT', decimals: 18 },
      from: '8000000000',
      to: '19026700000000000000000',
      maker,
    });
  });
});

describe('the simulated rest against the quoted one', () => {
  const plan = planOrder({ ...terms, expectedRest: 1000n }, book);
  const returned = (rest: bigint): `0x${string}` => `0x${rest.toString(16).padStart(64, '0')}${'9'.padStart(64, '0')}`;

  it.each([
    ['as quoted', 1000n],
    ['less rests than quoted', 0n],
    ['a little more', 1100n],
  ])('%s is fine', (_name, rest) => {
    expect(checkReturned(plan, returned(rest))).toEqual(ok(undefined));
  });

  it.each([
    ['nothing, as an address without code', '0x'],
    ['something else', '0x2a'],
  ] as const)('an order book that returns %s is sent nothing', (_name, answer) => {
    expect(checkReturned(plan, answer)).toEqual(err({ code: 'wrongContract' }));
    const cancel = planCancel({ soldToken: usdc, boughtToken: myt, paidBack: usdc, index: 12n, amount: 1n }, book);
    expect(checkReturned(cancel, answer)).toEqual(err({ code: 'wrongContract' }));
  });

  it('an order book that gives the order an index of another order is sent nothing either', () => {
    const withNewest = (newestIndex: bigint) => planOrder({ ...terms, expectedRest: 1000n, newestIndex }, book);
    expect(checkReturned(withNewest(8n), returned(0n))).toEqual(ok(undefined));
    expect(checkReturned(withNewest(9n), returned(0n))).toEqual(err({ code: 'wrongContract' }));
  });

  it('clearly more means that the market has moved', () => {
    expect(checkReturned(plan, returned(1101n))).toEqual(
      err({ code: 'quoteMoved', expectedRest: 1000n, actualRest: 1101n }),
    );
  });

  it('a post-only order of which a single unit would fill is not sent', () => {
    const postOnly = planOrder({ ...terms, expectedRest: terms.from, postOnly: true }, book);
    expect(checkReturned(postOnly, returned(terms.from))).toEqual(ok(undefined));
    expect(checkReturned(postOnly, returned(terms.from - 1n))).toEqual(err({ code: 'wouldFill' }));
    expect(checkReturned(postOnly, returned(0n))).toEqual(err({ code: 'wouldFill' }));
  });
});

describe('cancel', () => {
  it('takes the named amount back from the named order', () => {
    const plan = planCancel(
      { soldToken: usdc, boughtToken: myt, paidBack: usdc, index: 12n, amount: 630_800_000n },
      book,
    );
    expect(decoded(plan)).toEqual({
      name: 'cancelOrderForNum',
      args: [usdc.address, myt.address, 12n, 630_800_000n],
      to: book,
      value: 0n,
    });
    expect(plan.info).toMatchObject({ kind: 'cancelOrder', orderIndex: '12', amount: '630800000' });
  });
});

describe('approve: the maximum first, the exact amount on failure, zero first where the token wants it', () => {
  const bought = { token: usdc, spender: book, amount: 500n, allowance: 0n, exact: false };
  const amountOf = (plan: TransactionPlan): unknown => abi.parseTransaction({ data: plan.callData })?.args[1];
  const tokenThat =
    (accepts: (amount: bigint) => boolean) =>
    (plan: TransactionPlan): Promise<Result<void, { readonly code: 'reverted' }>> =>
      Promise.resolve(accepts(amountOf(plan) as bigint) ? ok(undefined) : err({ code: 'reverted' }));

  it('is a call of the token', () => {
    const plan = planApproval({ token: usdc, spender: book }, 500n);
    expect(decoded(plan)).toEqual({ name: 'approve', args: [book, 500n], to: usdc.address, value: 0n });
    expect(plan.approval).toEqual({ spender: book, tokenAddress: usdc.address });
  });

  it.each([
    ['an ordinary token', bought, () => true, MAX_ALLOWANCE],
    ['by choice the exact amount', { ...bought, exact: true }, () => true, 500n],
    ['a token that refuses the maximum', bought, (amount: bigint) => amount !== MAX_ALLOWANCE, 500n],
    ['a token that goes through zero', { ...bought, allowance: 3n }, (amount: bigint) => amount === 0n, 0n],
    ['the same by exact amount', { ...bought, allowance: 3n, exact: true }, (amount: bigint) => amount === 0n, 0n],
    ['the same once nothing is left', bought, (amount: bigint) => amount !== 0n, MAX_ALLOWANCE],
    ['a token that refuses everything', { ...bought, allowance: 3n }, () => false, MAX_ALLOWANCE],
  ])('the amount is right for "%s"', async (_name, approval, accepts, amount) => {
    expect(amountOf(await nextApproval(approval, tokenThat(accepts)))).toBe(amount);
  });

  it('only reverts lead to the next choice: no other failure turns an approval into another one, or a reset', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('ok', 'reverted', 'network', 'unknown', 'insufficientFunds', 'rejected'), {
          minLength: 3,
          maxLength: 3,
        }),
        fc.boolean(),
        fc.bigInt(0n, 5n),
        async (outcomes, exact, allowance) => {
          const tried: unknown[] = [];
          const simulate = (plan: TransactionPlan): Promise<Result<void, { readonly code: string }>> => {
            const code = outcomes[tried.push(amountOf(plan)) - 1] ?? 'ok';
            return Promise.resolve(code === 'ok' ? ok(undefined) : err({ code }));
          };
          const sent = amountOf(await nextApproval({ ...bought, exact, allowance }, simulate));
          const refused = outcomes.findIndex((code) => code !== 'reverted');
          const choices = exact ? [500n] : [MAX_ALLOWANCE, 500n];
          const reverts = refused === -1 ? outcomes.length : refused;
          if (reverts < choices.length) expect(sent).toBe(choices[reverts]);
          else expect(sent).toBe(allowance > 0n && outcomes[choices.length] === 'ok' ? 0n : choices[0]);
        },
      ),
    ));

  it('taking it back is distinguished from approving', () => {
    expect(planApproval({ token: usdc, spender: book }, 0n).info.kind).toBe('resetApproval');
  });
});
