import { contracts } from '#chain/contracts.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { env } from '#config/env.ts';
import { exchanges } from '#config/exchanges.ts';
import { rewardContracts } from '#programmes/list.ts';
import { spenders } from '#config/spenders.ts';
import type { Address } from '#domain/tokens/types.ts';
import { storage, tabStorage, type SafeStorage } from '#lib/storage.ts';
import { accountCallsStore } from '#stores/accountCallsStore.ts';
import { accountOrdersStore } from '#stores/accountOrdersStore.ts';
import { approvalsStore } from '#stores/approvalsStore.ts';
import { gasPriceStore } from '#stores/gasPriceStore.ts';
import { positionsStore } from '#stores/positionsStore.ts';
import { rewardMovesStore, transfersStore } from '#stores/rewardMovesStore.ts';
import { watchedAccount } from '#stores/watchedAccount.ts';
import { createAccountCallsSubscriber } from './accountCallsSubscriber.ts';
import type { AccountMemory } from './accountMemory.ts';
import { createAccountOrdersSubscriber } from './accountOrdersSubscriber.ts';
import { createOrderMemory, ordersFormat } from './orderArchive.ts';
import { createApprovalMemory, createApprovalsSubscriber } from './approvalsSubscriber.ts';
import { blockSubscribers, type BlockSubscriber } from '../block/blockSubscribers.ts';
import { createGasPriceSubscriber } from '../block/gasPriceSubscriber.ts';
import { createEarlyArrivals } from './earlyArrivals.ts';
import { expectPositions } from './expectPositions.ts';
import { createPositionMemory } from './positionArchive.ts';
import { createPositionsSubscriber } from './positionsSubscriber.ts';
import type { LargeMemory, LargeMemoryOptions } from './largeMemory.ts';
import type { Placed } from './segments.ts';
import { createRewardMemory, createRewardMovesSubscriber, movesFormat } from './rewardMovesSubscriber.ts';

const rewardAddresses = rewardContracts.map(({ address }) => address);

const watchedAccounts = new Set<Address>();

/** Results about a watched account stay in the tab, so that the browser stores no account of others. */
const keptApart = <T>(memoryIn: (storage: SafeStorage) => AccountMemory<T>): AccountMemory<T> => {
  const own = memoryIn(storage);
  const watched = memoryIn(tabStorage);
  const memoryOf = (account: Address): AccountMemory<T> => (watchedAccounts.has(account) ? watched : own);
  return {
    restore(account, first) {
      if (watchedAccount.isOn()) watchedAccounts.add(account);
      return memoryOf(account).restore(account, first);
    },
    write: (account, remembered) => memoryOf(account).write(account, remembered),
  };
};

/** Loads its code for the first large account. */
const largeOf = <T extends Placed>(format: Omit<LargeMemoryOptions<T>, 'store' | 'sealing'>): LargeMemory<T> => {
  const memory = async (account: Address) => {
    const { largeMemoryOf } = await import('./largeMemories.ts');
    return largeMemoryOf(format, watchedAccounts.has(account));
  };
  return {
    restore: async (account, ...rest) => (await memory(account)).restore(account, ...rest),
    write: async (account, remembered) => (await memory(account)).write(account, remembered),
  };
};

const positionMemory = keptApart((kept) => createPositionMemory(kept, exchanges));

const earlyArrivals = createEarlyArrivals(readRpc, env.firstBlock);

export const followExpectedPositions = (): (() => void) =>
  expectPositions({
    store: positionsStore,
    memory: positionMemory,
    early: earlyArrivals,
    requestSameBlock: blockSubscribers.requestSameBlock,
  });

export const createAccountSubscribers = (): readonly BlockSubscriber[] => [
  createGasPriceSubscriber(gasPriceStore),
  createAccountCallsSubscriber(accountCallsStore, blockSubscribers.requestSameBlock),
  createAccountOrdersSubscriber({
    store: accountOrdersStore,
    rpc: readRpc,
    ext: contracts.orderBookExt,
    firstBlock: env.firstBlock,
    memory: keptApart((kept) => createOrderMemory(kept, contracts.orderBookExt)),
    large: largeOf(ordersFormat),
  }),
  createPositionsSubscriber({
    store: positionsStore,
    rpc: readRpc,
    multicall: contracts.multicall,
    exchanges,
    staking: env.lpStaking,
    firstBlock: env.firstBlock,
    memory: positionMemory,
    early: earlyArrivals,
  }),
  createApprovalsSubscriber({
    store: approvalsStore,
    rpc: readRpc,
    multicall: contracts.multicall,
    spenders,
    firstBlock: env.firstBlock,
    memoryOf: (contracts) => keptApart((kept) => createApprovalMemory(kept, contracts)),
  }),
  createRewardMovesSubscriber({
    store: rewardMovesStore,
    rpc: readRpc,
    payers: { contracts: rewardAddresses },
    firstBlock: env.firstBlock,
    memoryOf: (contracts) => keptApart((kept) => createRewardMemory(kept, contracts)),
    largeOf: (contracts) => largeOf(movesFormat(contracts)),
  }),
  createRewardMovesSubscriber({
    store: transfersStore,
    rpc: readRpc,
    payers: { contracts: undefined },
    firstBlock: env.firstBlock,
    memoryOf: (contracts) => keptApart((kept) => createRewardMemory(kept, contracts)),
    largeOf: (contracts) => largeOf(movesFormat(contracts)),
  }),
];
