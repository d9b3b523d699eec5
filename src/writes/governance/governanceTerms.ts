import type { OperationRole } from '#domain/operations/operation.ts';
import type { Address } from '#domain/tokens/types.ts';

/** Arguments of the inspections, by the names of the rules. */
export interface GovernanceInspections {
  readonly governor: { readonly contract: Address };
  readonly operator: { readonly contract: Address; readonly role: OperationRole };
}
