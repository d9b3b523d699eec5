import type { Address } from '../tokens/types.ts';
import type { TransactionInfo } from './types.ts';

export interface DescribedCall {
  readonly to: Address;
  readonly info: TransactionInfo | undefined;
}
