import { bookDeposits } from '#chain/abis/bookDeposits.ts';
import { env } from '#config/env.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useRead } from '../calls/useRead.ts';

export const useDeposit = (account: Address | undefined, token: Address | undefined): bigint | undefined =>
  valueOf(useRead(account && token && bookDeposits.userDiposit.read(env.orderBook, account, token)));
