import { bondAdmin, distributionAdmin, owned } from '#chain/abis/operations.ts';
import { env } from '#config/env.ts';
import { shapeOf, type OperationHost } from '#domain/operations/operation.ts';
import { operationNames, type OperationName } from '#domain/operations/operationNames.ts';
import type { Address } from '#domain/tokens/types.ts';
import { valueOf, type Loadable } from '#lib/loadable.ts';
import { useRead } from '../calls/useRead.ts';

export interface HostOperations {
  readonly host: OperationHost;
  readonly contract: Address;
  readonly names: readonly OperationName[];
}

interface Operations {
  readonly hosts: readonly HostOperations[];
  readonly isComplete: boolean;
  readonly isFailed: boolean;
}

const { owner } = owned;
const { admins } = distributionAdmin;
const { factory } = bondAdmin;
const { rewardDistribution, swapMining, farmFactory, bondRegistry } = env;

const contracts: Readonly<Record<OperationHost, Address | undefined>> = {
  distribution: rewardDistribution,
  swapMining,
  farmFactory,
  bondRegistry,
};

const isOpen = ({ status }: Loadable<unknown>): boolean => status === 'loading' || status === 'idle';

export const useOperations = (account: Address | undefined): Operations => {
  const isAdmin = useRead(rewardDistribution && account && admins.read(rewardDistribution, account));
  const ownerOfRewards = useRead(rewardDistribution && owner.read(rewardDistribution));
  const ownerOfMining = useRead(swapMining && owner.read(swapMining));
  const ownerOfFarms = useRead(farmFactory && owner.read(farmFactory));
  const factoryOfBonds = useRead(bondRegistry && factory.read(bondRegistry));
  const namedBy: Readonly<Record<OperationHost, Loadable<Address>>> = {
    distribution: ownerOfRewards,
    swapMining: ownerOfMining,
    farmFactory: ownerOfFarms,
    bondRegistry: factoryOfBonds,
  };
  const mayDo = (name: OperationName): boolean => {
    const { host, role } = shapeOf(name);
    return role === 'admin' ? valueOf(isAdmin) === true : account !== undefined && valueOf(namedBy[host]) === account;
  };
  const hosts = Object.entries(contracts) as readonly (readonly [OperationHost, Address | undefined])[];
  const set = hosts.filter(([, contract]) => contract !== undefined);
  const requested = [...set.map(([host]) => namedBy[host]), ...(rewardDistribution ? [isAdmin] : [])];
  return {
    hosts: set.flatMap(([host, contract]) => {
      const names = operationNames.filter((name) => shapeOf(name).host === host && mayDo(name));
      return contract && names.length > 0 ? [{ host, contract, names }] : [];
    }),
    isComplete: !requested.some(isOpen),
    isFailed: requested.some(({ status }) => status === 'failed'),
  };
};
