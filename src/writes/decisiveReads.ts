import { erc20 } from '#chain/abis/erc20.ts';
import { multicall3 } from '#chain/abis/multicall3.ts';
import { orderBook } from '#chain/abis/orderBook.ts';
import { env } from '#config/env.ts';
import type { Call } from '#domain/multicall/types.ts';
import { isEarnInfo } from '#domain/transactions/earnInfo.ts';
import type { EarnInfo } from '#domain/transactions/earnInfo.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { CurrencyFact } from '#domain/transactions/types.ts';
import type { DecisiveNumber, TransactionPlan } from './plan.ts';

/** A call whose answer is one number that decides what a transaction does. */
export interface DecisiveRead {
  readonly about: DecisiveNumber;
  readonly call: Call;
}

/** Balance and, of a token, allowance of what is spent. */
const spendReads = (
  { address, symbol, decimals }: CurrencyFact,
  owner: Address,
  spender: Address,
): readonly DecisiveRead[] => {
  const balance = { kind: 'balance', symbol, decimals } as const;
  if (address === undefined) return [{ about: balance, call: multicall3.getEthBalance.call(env.multicall, owner) }];
  const allowance: DecisiveRead = {
    about: { kind: 'allowance', symbol, decimals },
    call: erc20.allowance.call(address, owner, spender),
  };
  const balanceRead: DecisiveRead = { about: balance, call: erc20.balanceOf.call(address, owner) };
  // A token's own contract needs no allowance.
  return spender === address ? [balanceRead] : [balanceRead, allowance];
};

/** The index of the best order of each side. */
const headReads = (book: Address, input: CurrencyFact, output: CurrencyFact): readonly DecisiveRead[] => {
  const [sold, wanted] = [input.address ?? env.wrappedNative, output.address ?? env.wrappedNative];
  const about = { kind: 'bookHead' } as const;
  return [
    { about, call: orderBook.getLastOrderIndex.call(book, sold, wanted) },
    { about, call: orderBook.getLastOrderIndex.call(book, wanted, sold) },
  ];
};

/** What earns takes tokens out of the account only where it stakes, locks or burns them. */
const earnReads = (info: EarnInfo, from: Address, contract: Address): readonly DecisiveRead[] => {
  if (info.kind === 'stake') return spendReads(info.poolToken, from, contract);
  return info.kind === 'lockTokens' || info.kind === 'burn' ? spendReads(info.token, from, contract) : [];
};

/** The reads that decide a plan beside the account's nonce: those of what it spends, and of the book it trades in. */
export const decisiveReads = ({ info, contract }: TransactionPlan, from: Address): readonly DecisiveRead[] => {
  if (isEarnInfo(info)) return earnReads(info, from, contract);
  switch (info.kind) {
    case 'placeOrder':
      return [...spendReads(info.input, from, contract), ...headReads(contract, info.input, info.output)];
    case 'swap':
    case 'wrap':
    case 'unwrap':
      return spendReads(info.input, from, contract);
    case 'addLiquidity':
      return [info.currencyA, info.currencyB].flatMap((spent) => spendReads(spent, from, contract));
    case 'removeLiquidity':
      return spendReads({ address: info.pair, symbol: 'MYT-LP', decimals: 18 }, from, contract);
    case 'approve':
    case 'resetApproval':
    case 'cancelOrder':
    case 'cancelIntoDeposit':
    case 'withdrawDeposit':
      return [];
  }
};
