import { bookDeposits } from '#chain/abis/bookDeposits.ts';
import { env } from '#config/env.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useRead } from '../calls/useRead.ts';

const { feeRecipient } = bookDeposits;

/** Receives taker fees, and tokens sent to the book by a plain transfer; undefined while unknown. */
export const useFeeRecipient = (): Address | undefined => valueOf(useRead(feeRecipient.read(env.orderBook)));
