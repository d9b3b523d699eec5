import { bond as bondAbi } from '#chain/abis/bond.ts';
import { erc20 } from '#chain/abis/erc20.ts';
import type { BondQuote } from '#domain/bonds/quoteBond.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import type { TransactionPlan } from '#writes/plan/plan.ts';
import { amountRead, spendReads, termsRead } from '#writes/plan/decisiveReads.ts';
import { paying, rewarding } from '#writes/plan/balanceMoves.ts';

const { deposit, redeem, terms, currentOlympusFee, totalDebt, lastDecay, trueBondPrice, bondInfo } = bondAbi;

interface BondAction {
  readonly bond: Address;
  readonly principal: Token;
  readonly payoutToken: Token;
  readonly quote: BondQuote;
  readonly depositor: Address;
}

/** Buys at most at the maximum price. Rejects a lower payout, a higher fee or a longer vesting than confirmed. */
export const planBond = (action: BondAction): TransactionPlan => {
  const { bond, principal, payoutToken, quote, depositor } = action;
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
    inspect: { rule: 'bondTerms', bond, vestingTerm: quote.vestingTerm, fee: quote.fee },
    check: {
      rule: 'bondPayout',
      payoutToken: currencyFact(payoutToken),
      gross: quote.gross,
      minGross: quote.minGross,
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
  check: { rule: 'rewardReturns', call: 'redeemBond' },
  explain: { rule: 'refusalReason', texts: ['exceeds balance', 'TRANSFER_FAILED'], code: 'claimShort' },
});
