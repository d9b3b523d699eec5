import type { Address } from '../tokens/types.ts';
import type { TransactionInfo } from './types.ts';

/** A call of a proposal: its contract, and its action. Undefined if it is no action of this application. */
export interface DescribedCall {
  readonly to: Address;
  readonly info: TransactionInfo | undefined;
}
