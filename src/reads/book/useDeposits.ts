import { useMemo } from 'react';
import { bookDeposits } from '#chain/abis/bookDeposits.ts';
import { env } from '#config/env.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isFirstLoad, mapLoadable, valueOf } from '#lib/loadable.ts';
import { useCalls } from '../calls/useCalls.ts';
import { useRead } from '../calls/useRead.ts';

interface Deposits {
  readonly amounts: ReadonlyMap<Address, bigint>;
  readonly isReading: boolean;
  readonly isFailed: boolean;
}

export const useDeposits = (account: Address | undefined, tokens: readonly Address[]): Deposits => {
  const answers = useCalls(
    tokens.map((token) => account && bookDeposits.userDiposit.call(env.orderBook, account, token)),
  );
  return useMemo(
    () => ({
      amounts: new Map(
        tokens.flatMap((token, i) => {
          const answer = answers[i];
          const amount = answer && valueOf(mapLoadable(answer, bookDeposits.userDiposit.decode));
          return amount === undefined ? [] : [[token, amount] as const];
        }),
      ),
      isReading: answers.some(isFirstLoad),
      isFailed: answers.some((answer) => answer.status === 'failed' && answer.error.code === 'unread'),
    }),
    [tokens, answers],
  );
};

export const useDeposit = (account: Address | undefined, token: Address | undefined): bigint | undefined =>
  valueOf(useRead(account && token && bookDeposits.userDiposit.read(env.orderBook, account, token)));
