import { bondAdmin, distributionAdmin, farmAdmin, miningAdmin } from '#chain/abis/operations.ts';
import { farmFactory } from '#chain/abis/farmFactory.ts';
import { rewardDistribution } from '#chain/abis/rewardDistribution.ts';
import { swapMining } from '#chain/abis/swapMining.ts';
import { shapeOf, type FieldName, type OperationValues } from '#domain/operations/operation.ts';
import type { OperationName } from '#domain/operations/operationNames.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { currencyFact } from '#domain/transactions/currencyFact.ts';
import { termsRead } from '#writes/plan/decisiveReads.ts';
import type { PlannedRead, TransactionPlan } from '#writes/plan/plan.ts';
import { roleRead } from './roleRead.ts';
import { SENDER } from '#writes/plan/sender.ts';

export interface Operation {
  readonly name: OperationName;
  readonly contract: Address;
  readonly values: OperationValues;
  readonly token?: Token | undefined;
}

const addressIn = (values: OperationValues, name: FieldName): Address => {
  const value = values[name];
  if (typeof value !== 'string') throw new TypeError(`${name} is no address`);
  return value;
};
const numberIn = (values: OperationValues, name: FieldName): bigint => {
  const value = values[name];
  if (typeof value !== 'bigint') throw new TypeError(`${name} is no number`);
  return value;
};
const numbersIn = (values: OperationValues, name: FieldName): readonly bigint[] => {
  const value = values[name];
  if (typeof value !== 'object') throw new TypeError(`${name} is no list of numbers`);
  return value;
};

interface OperationCall {
  readonly method: string;
  readonly encode: (values: OperationValues) => Hex;
  readonly subject?: FieldName;
  /** Reads of the terms that the call replaces, besides the sender's role. */
  readonly reads?: (contract: Address, values: OperationValues) => readonly PlannedRead[];
}

const FARM_WORDS = 6;
const farmRead = (contract: Address, values: OperationValues): readonly PlannedRead[] => [
  termsRead(farmFactory.farmOf.call(contract, addressIn(values, 'stakingToken')), FARM_WORDS),
];
const adminRead = (contract: Address, values: OperationValues): readonly PlannedRead[] => [
  termsRead(distributionAdmin.admins.call(contract, addressIn(values, 'account'))),
];
const stoppedRead = (contract: Address): readonly PlannedRead[] => [
  termsRead(rewardDistribution.stopped.call(contract)),
];

const rewardsOf = (values: OperationValues): readonly [bigint, bigint, bigint] => [
  numberIn(values, 'amountA'),
  numberIn(values, 'amountB'),
  numberIn(values, 'seconds'),
];

const calls: Readonly<Record<OperationName, OperationCall>> = {
  setReward: {
    method: 'setRewards',
    encode: (values) =>
      distributionAdmin.setRewards.encode(
        addressIn(values, 'token'),
        [addressIn(values, 'account')],
        [numberIn(values, 'amount')],
      ),
    subject: 'account',
    reads: (contract, values) => [
      termsRead(rewardDistribution.rewards.call(contract, addressIn(values, 'token'), addressIn(values, 'account'))),
    ],
  },
  stopClaims: { method: 'stop', encode: () => distributionAdmin.stop.encode(), reads: stoppedRead },
  resumeClaims: { method: 'resume', encode: () => distributionAdmin.resume.encode(), reads: stoppedRead },
  addAdmin: {
    method: 'addAdmin',
    encode: (values) => distributionAdmin.addAdmin.encode(addressIn(values, 'account')),
    subject: 'account',
    reads: adminRead,
  },
  deleteAdmin: {
    method: 'deleteAdmin',
    encode: (values) => distributionAdmin.deleteAdmin.encode(addressIn(values, 'account')),
    subject: 'account',
    reads: adminRead,
  },
  addPair: {
    method: 'addPair',
    encode: (values) => miningAdmin.addPair.encode(numberIn(values, 'points'), addressIn(values, 'pair'), true),
    subject: 'pair',
    reads: (contract) => [termsRead(swapMining.totalAllocPoint.call(contract))],
  },
  deployFarm: {
    method: 'deploy',
    encode: (values) =>
      farmAdmin.deploy.encode(
        addressIn(values, 'farmOwner'),
        addressIn(values, 'stakingToken'),
        addressIn(values, 'rewardA'),
        addressIn(values, 'rewardB'),
        ...rewardsOf(values),
      ),
    subject: 'stakingToken',
    reads: farmRead,
  },
  updateFarm: {
    method: 'update',
    encode: (values) => farmAdmin.update.encode(addressIn(values, 'stakingToken'), ...rewardsOf(values)),
    subject: 'stakingToken',
    reads: farmRead,
  },
  fundFarm: {
    method: 'notifyRewardAmount',
    encode: (values) => farmAdmin.notifyRewardAmount.encode(addressIn(values, 'stakingToken')),
    subject: 'stakingToken',
    reads: farmRead,
  },
  pushBond: {
    method: 'pushBond',
    encode: (values) =>
      bondAdmin.pushBond.encode(
        addressIn(values, 'payoutToken'),
        addressIn(values, 'principal'),
        addressIn(values, 'treasury'),
        addressIn(values, 'bond'),
        addressIn(values, 'initialOwner'),
        numbersIn(values, 'ceilings'),
        numbersIn(values, 'fees'),
      ),
    subject: 'bond',
  },
};

export const planOperation = ({ name, contract, values, token }: Operation): TransactionPlan => {
  const { method, encode, subject, reads } = calls[name];
  const { role } = shapeOf(name);
  return {
    contract,
    method,
    callData: encode(values),
    value: 0n,
    info: {
      kind: 'operate',
      operation: name,
      contract,
      ...(subject && { subject: addressIn(values, subject) }),
      ...(token && { rewardToken: currencyFact(token), rewardAmount: numberIn(values, 'amount').toString() }),
    },
    reads: [roleRead(role, contract, SENDER), ...(reads?.(contract, values) ?? [])],
    moves: { nothing: 'movesNothing' },
    inspect: { rule: 'operator', contract, role },
  };
};
