import { bookDeposits } from '#chain/abis/bookDeposits.ts';
import { env } from '#config/env.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useRead } from '../calls/useRead.ts';

const { feeRecipient } = bookDeposits;

export const useFeeRecipient = (): Address | undefined => valueOf(useRead(feeRecipient.read(env.orderBook)));
