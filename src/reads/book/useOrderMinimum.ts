import { orderBook } from '#chain/abis/orderBook.ts';
import { env } from '#config/env.ts';
import { rules } from '#config/rules.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useRead } from '../calls/useRead.ts';

/** Amount that a sale must exceed, raw units; undefined if the book does not report it. */
export const useOrderMinimum = (soldToken: Address | undefined): bigint | undefined =>
  valueOf(useRead(soldToken && orderBook.minLimitMap.read(env.orderBook, soldToken), rules.book.minimumBlocks));
