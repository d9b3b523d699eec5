import { bond as bondAbi } from '#chain/abis/bond.ts';
import { erc20 } from '#chain/abis/erc20.ts';
import { tryCall } from '#chain/sending/send.ts';
import type { BondQuote } from '#domain/bonds/quoteBond.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import { err, ok } from '#lib/result.ts';
import { compareWithShown } from '#writes/plan/compareWithShown.ts';
import type { SimulationContext, TransactionPlan } from '#writes/plan/plan.ts';
import { amountRead, spendReads, termsRead } from '#writes/plan/decisiveReads.ts';
import { paying, rewarding } from '#writes/plan/balanceMoves.ts';

const { deposit, redeem, terms, currentOlympusFee, totalDebt, lastDecay, trueBondPrice, bondInfo } = bondAbi;

export interface BondAction {
  readonly bond: Address;
  readonly principal: Token;
  readonly payoutToken: Token;
  readonly quote: BondQuote;
  readonly depositor: Address;
}

/** The maximum price limits neither the fee nor the vesting time. */
const inspectTerms = async ({ reader, from }: SimulationContext, { bond, quote }: BondAction) => {
  const [termsAnswer, feeAnswer] = await Promise.all(
    [terms.encode(), currentOlympusFee.encode()].map((data) => tryCall(reader, { from, to: bond, data, value: 0n })),
  );
  for (const answer of [termsAnswer, feeAnswer])
    if (answer && !answer.ok && answer.error.code !== 'reverted') return answer;
  const now = termsAnswer?.ok ? terms.decode(termsAnswer.value) : undefined;
  const fee = feeAnswer?.ok ? currentOlympusFee.decode(feeAnswer.value) : undefined;
  if (!now?.ok || !fee?.ok) return err({ code: 'wrongContract' } as const);
  const isKept = now.value.vestingTerm <= quote.vestingTerm && fee.value <= quote.fee;
  return isKept ? ok(undefined) : err({ code: 'termsChanged' } as const);
};

/** Buys at most at the maximum price. Rejects a lower payout, a higher fee or a longer vesting than confirmed. */
export const planBond = (order: BondAction): TransactionPlan => {
  const { bond, principal, payoutToken, quote, depositor } = order;
  return {
    contract: bond,
    method: 'deposit',
    callData: deposit.encode(quote.amount, quote.maxPrice, depositor),
    value: 0n,
    reads: [
      ...spendReads(currencyFact(principal), bond),
      termsRead(terms.call(bond), 5),
      ...[totalDebt, lastDecay, currentOlympusFee, trueBondPrice].map(({ call }) => termsRead(call(bond))),
      amountRead('supply', currencyFact(payoutToken), erc20.totalSupply, payoutToken.address),
    ],
    priceSensitive: true,
    info: {
      kind: 'buyBond',
      token: currencyFact(principal),
      amount: quote.amount.toString(),
      payoutToken: currencyFact(payoutToken),
      payout: quote.payout.toString(),
    },
    moves: [
      paying(currencyFact(principal), quote.amount),
      {
        ...{ currency: currencyFact(payoutToken), change: quote.payout, bound: quote.minPayout },
        measure: bondInfo.call(bond, depositor),
      },
    ],
    inspect: (context) => inspectTerms(context, order),
    check: (returned) => {
      const simulated = deposit.decode(returned);
      if (!simulated.ok) return err({ code: 'wrongContract' });
      if (simulated.value < quote.minGross) return err({ code: 'termsChanged' });
      return compareWithShown({ currency: payoutToken, shown: quote.gross, bound: quote.minGross }, simulated.value);
    },
  };
};

export const planRedeem = (
  bond: Address,
  payoutToken: Token,
  depositor: Address,
  pending: bigint | undefined,
): TransactionPlan => ({
  contract: bond,
  method: 'redeem',
  callData: redeem.encode(depositor),
  value: 0n,
  info: { kind: 'claimBond', reward: currencyFact(payoutToken) },
  reads: [
    {
      ...amountRead('reward', currencyFact(payoutToken), bondInfo, bond, depositor),
      rest: { kind: 'terms' },
    },
  ],
  moves: [{ ...rewarding(currencyFact(payoutToken), pending, bond), owner: depositor }],
  check: (returned) => (redeem.decode(returned).ok ? ok(undefined) : err({ code: 'wrongContract' })),
  explain: (_, { reason, cause }) =>
    Promise.resolve(/exceeds balance|TRANSFER_FAILED/.test(reason) ? { code: 'claimShort', cause } : undefined),
});
