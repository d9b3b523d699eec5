import type { OperationName } from '../operations/operationNames.ts';
import type { Address } from '../tokens/types.ts';
import type { CurrencyFact } from './currencyFact.ts';

export interface OperationInfo {
  readonly kind: 'operate';
  readonly operation: OperationName;
  readonly contract: Address;
  readonly subject?: Address;
  readonly rewardToken?: CurrencyFact;
  readonly rewardAmount?: string;
}

/** True for the kind `operate`; reward fields are optional. */
export const isOperationInfo = (info: { readonly kind: string }): info is OperationInfo => info.kind === 'operate';
