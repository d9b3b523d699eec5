import { erc20 } from '#chain/abis/erc20.ts';
import { multicall3 } from '#chain/abis/multicall3.ts';
import { env } from '#config/env.ts';
import type { Call } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { CurrencyFact } from '#domain/transactions/types.ts';
import type { BalanceChange, BalanceMove, TransactionPlan } from './plan.ts';
import { callAsSender } from './sender.ts';

const balanceCall = ({ address }: CurrencyFact, owner: Address): Call =>
  address === undefined ? multicall3.getEthBalance.call(env.multicall, owner) : erc20.balanceOf.call(address, owner);

const moveOf = ({ currency, change, measure, owner, payer, ...bounds }: BalanceChange, from: Address): BalanceMove => ({
  currency,
  measure: measure ? callAsSender(measure, from) : balanceCall(currency, owner ?? from),
  shown: change,
  ...bounds,
  ...(payer && { payer: balanceCall(currency, payer) }),
});

const isSameBalance = (a: BalanceMove, b: BalanceMove): boolean =>
  a.measure.address === b.measure.address && a.measure.callData === b.measure.callData;

const sumOf = (a: BalanceMove, b: BalanceMove): BalanceMove => {
  const [boundA, boundB] = [a.bound ?? a.shown, b.bound ?? b.shown];
  const mayGrow = a.mayGrow === true || b.mayGrow === true;
  return { currency: a.currency, measure: a.measure, shown: a.shown + b.shown, bound: boundA + boundB, mayGrow };
};

const join = (moves: readonly BalanceMove[], move: BalanceMove): readonly BalanceMove[] =>
  moves.some((known) => isSameBalance(known, move))
    ? moves.map((known) => (isSameBalance(known, move) ? sumOf(known, move) : known))
    : [...moves, move];

export const balanceMoves = ({ moves }: Pick<TransactionPlan, 'moves'>, from: Address): readonly BalanceMove[] =>
  'nothing' in moves ? [] : moves.map((change) => moveOf(change, from)).reduce<readonly BalanceMove[]>(join, []);

export const paying = (currency: CurrencyFact, amount: bigint): BalanceChange => ({ currency, change: -amount });

/**
 * The contract's own balance rises by the whole amount, which it credits. Otherwise a transfer fee would leave it less
 * than it owes.
 */
export const arriving = (currency: CurrencyFact, amount: bigint, owner: Address): BalanceChange => ({
  currency,
  change: amount,
  owner,
});

/** Change by a reward that grows with every block; undefined for any amount from 0 on. */
export const rewarding = (currency: CurrencyFact, amount: bigint | undefined, payer?: Address): BalanceChange => ({
  currency,
  change: amount ?? 0n,
  mayGrow: true,
  ...(payer && { payer }),
});
