import { wrappedNative } from '#config/tokens/tokens.ts';
import type { EarnExposure } from '#domain/rewards/earnList.ts';
import type { Address, Currency } from '#domain/tokens/types.ts';
import type { EarnRow, EarnRows } from '#programmes/earn.ts';
import { idle, valueOf } from '#lib/loadable.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useContractBirths } from '#reads/rewards/useContractBirths.ts';
import { useNativeBalance } from '#reads/wallet/useCurrencyBalance.ts';
import { useTokenBalances } from '#reads/wallet/useTokenBalances.ts';

export interface Holding {
  readonly currency: Currency;
  readonly amount: bigint;
}

export interface ListedRow extends EarnRow {
  readonly kind: string;
  readonly exposure: EarnExposure;
  /** Unix seconds of the contract's creation; undefined while unknown. */
  readonly since: bigint | undefined;
  readonly usable: readonly Holding[];
}

const NONE: readonly Address[] = [];

/** The native coin counts as its wrapper, because both can be used. */
const tokenOf = (currency: Currency): Address => (currency.kind === 'token' ? currency : wrappedNative).address;

const useHeld = (account: Address | undefined, currencies: readonly Currency[]): ((currency: Currency) => bigint) => {
  const balances = useTokenBalances(account, useStableList([...new Set(currencies.map(tokenOf))]));
  const coin = valueOf(useNativeBalance(currencies.some(({ kind }) => kind === 'native') ? account : undefined));
  return (currency) => {
    const tokens = valueOf(balances.get(tokenOf(currency)) ?? idle) ?? 0n;
    return currency.kind === 'native' ? tokens + (coin ?? 0n) : tokens;
  };
};

/** Adds the age of the contracts, searched once all rows are read, and the wallet's tokens that each row can use. */
export const useListedRows = ({ rows, isComplete }: EarnRows, account: Address | undefined): readonly ListedRow[] => {
  const { timestamp } = useBlock();
  const births = useContractBirths(
    useStableList(isComplete ? [...new Set(rows.map(({ contract }) => contract))] : NONE),
  );
  const heldOf = useHeld(
    account,
    rows.flatMap(({ uses }) => uses),
  );
  return rows.map((row): ListedRow => {
    const birth = births.get(row.contract);
    const since = birth === undefined ? undefined : BigInt(birth);
    const ageSeconds = since === undefined || timestamp === undefined ? undefined : BigInt(timestamp) - since;
    const usable = row.uses.flatMap((currency) => {
      const amount = heldOf(currency);
      return amount > 0n ? [{ currency, amount }] : [];
    });
    return {
      ...row,
      kind: row.programme.key,
      since,
      usable,
      isWithinReach: row.isWithinReach || usable.length > 0,
      exposure: { isShort: row.marks.includes('short'), lockSeconds: row.lockSeconds, ageSeconds },
    };
  });
};
