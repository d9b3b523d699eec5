import { governor as governorAbi } from '#chain/abis/governor.ts';
import { distributionAdmin, owned } from '#chain/abis/operations.ts';
import type { OperationRole } from '#domain/operations/operation.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { inspectContract } from '#writes/plan/inspectContract.ts';
import type { InspectionTable } from '#writes/plan/ruleTables.ts';
import type { GovernanceInspections } from './governanceTerms.ts';
import { roleRead } from './roleRead.ts';

const hasRole = (role: OperationRole, account: Address, answer: Hex): boolean => {
  if (role === 'admin') {
    const isAdmin = distributionAdmin.admins.decode(answer);
    return isAdmin.ok && isAdmin.value;
  }
  const named = owned.owner.decode(answer);
  return named.ok && named.value === account;
};

export const governanceInspections: InspectionTable<GovernanceInspections> = {
  governor: ({ contract }, context) => {
    const { proposalCount } = governorAbi;
    return inspectContract(context, contract, proposalCount.encode(), (answer) => proposalCount.decode(answer).ok);
  },
  operator: async ({ contract, role }, context) => {
    const { callData } = roleRead(role, contract, context.from).template;
    return inspectContract(context, contract, callData, (answer) => hasRole(role, context.from, answer));
  },
};
