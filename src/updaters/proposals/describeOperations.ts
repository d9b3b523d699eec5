import { bondAdmin, distributionAdmin, farmAdmin, miningAdmin } from '#chain/abis/operations.ts';
import type { OperationName } from '#domain/operations/operationNames.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { RequestedCall, TransactionInfo } from '#domain/transactions/types.ts';
import { firstOf, whenCalled, type Describer } from './describeCall.ts';
import { NotDescribed } from './proposalReader.ts';

const operation = (name: OperationName, { to }: RequestedCall, subject?: Address): Promise<TransactionInfo> =>
  Promise.resolve({ kind: 'operate', operation: name, contract: to, ...(subject && { subject }) });

export const describeDistributionAdmin: Describer = firstOf(
  whenCalled(distributionAdmin.addAdmin, ([account], _, call) => operation('addAdmin', call, account)),
  whenCalled(distributionAdmin.deleteAdmin, ([account], _, call) => operation('deleteAdmin', call, account)),
  whenCalled(distributionAdmin.stop, (_args, _, call) => operation('stopClaims', call)),
  whenCalled(distributionAdmin.resume, (_args, _, call) => operation('resumeClaims', call)),
  whenCalled(distributionAdmin.setRewards, async ([token, accounts, amounts], reader, call) => {
    const [account, otherAccount] = accounts;
    const [amount, otherAmount] = amounts;
    if (!account || amount === undefined || otherAccount || otherAmount !== undefined) {
      throw new NotDescribed('not one account');
    }
    const info = await operation('setReward', call, account);
    return { ...info, rewardToken: await reader.token(token), rewardAmount: amount.toString() };
  }),
);

export const describeMiningAdmin: Describer = whenCalled(miningAdmin.addPair, ([, pair, isUpdated], _, call) => {
  if (!isUpdated) throw new NotDescribed('pays by the new points');
  return operation('addPair', call, pair);
});

export const describeFarmAdmin: Describer = firstOf(
  whenCalled(farmAdmin.deploy, ([, stakingToken], _, call) => operation('deployFarm', call, stakingToken)),
  whenCalled(farmAdmin.update, ([stakingToken], _, call) => operation('updateFarm', call, stakingToken)),
  whenCalled(farmAdmin.notifyRewardAmount, ([stakingToken], _, call) => operation('fundFarm', call, stakingToken)),
);

export const describeBondAdmin: Describer = whenCalled(bondAdmin.pushBond, ([, , , bond], _, call) =>
  operation('pushBond', call, bond),
);
