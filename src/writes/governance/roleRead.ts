import { bondAdmin, distributionAdmin, owned } from '#chain/abis/operations.ts';
import type { OperationRole } from '#domain/operations/operation.ts';
import type { Address } from '#domain/tokens/types.ts';
import { addressRead, termsRead } from '#writes/plan/decisiveReads.ts';
import type { PlannedRead } from '#writes/plan/plan.ts';

const reads: Readonly<Record<OperationRole, (contract: Address, account: Address) => PlannedRead>> = {
  owner: (contract) => addressRead(owned.owner.call(contract)),
  admin: (contract, account) => termsRead(distributionAdmin.admins.call(contract, account)),
  factory: (contract) => addressRead(bondAdmin.factory.call(contract)),
};

/** Read of the account that has the role, or of the account's own right. */
export const roleRead = (role: OperationRole, contract: Address, account: Address): PlannedRead =>
  reads[role](contract, account);
