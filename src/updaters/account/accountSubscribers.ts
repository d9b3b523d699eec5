import { contracts } from '#chain/contracts.ts';
import { readRpc } from '#chain/rpc/readRpc.ts';
import { env } from '#config/env.ts';
import { exchanges } from '#config/exchanges.ts';
import { spenders } from '#config/spenders.ts';
import { storage } from '#lib/storage.ts';
import { accountOrdersStore } from '#stores/accountOrdersStore.ts';
import { approvalsStore } from '#stores/approvalsStore.ts';
import { gasPriceStore } from '#stores/gasPriceStore.ts';
import { positionsStore } from '#stores/positionsStore.ts';
import { createAccountOrdersSubscriber } from './accountOrdersSubscriber.ts';
import { createApprovalMemory, createApprovalsSubscriber } from './approvalsSubscriber.ts';
import type { BlockSubscriber } from '../block/blockSubscribers.ts';
import { createGasPriceSubscriber } from '../block/gasPriceSubscriber.ts';
import { createPositionMemory } from './positionArchive.ts';
import { createPositionsSubscriber } from './positionsSubscriber.ts';

const spenderAddresses = spenders.map(({ address }) => address);

/** What follows the account over all pairs, and what its transactions cost, while a page wants to know. */
export const createAccountSubscribers = (): readonly BlockSubscriber[] => [
  createGasPriceSubscriber(gasPriceStore),
  createAccountOrdersSubscriber({ store: accountOrdersStore, rpc: readRpc, ext: contracts.orderBookExt }),
  createPositionsSubscriber({
    store: positionsStore,
    rpc: readRpc,
    multicall: contracts.multicall,
    exchanges,
    staking: env.lpStaking,
    firstBlock: env.firstBlock,
    memory: createPositionMemory(storage, exchanges),
  }),
  createApprovalsSubscriber({
    store: approvalsStore,
    rpc: readRpc,
    multicall: contracts.multicall,
    spenders: spenderAddresses,
    firstBlock: env.firstBlock,
    memory: createApprovalMemory(storage, spenderAddresses),
  }),
];
