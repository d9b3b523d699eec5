import { contracts } from '../chain/contracts.ts';
import { readRpc } from '../chain/rpc/readRpc.ts';
import { env } from '../config/env.ts';
import { exchanges } from '../config/exchanges.ts';
import { storage } from '../lib/storage.ts';
import { accountOrdersStore } from '../reads/accountOrdersStore.ts';
import { gasPriceStore } from '../reads/gasPriceStore.ts';
import { positionsStore } from '../reads/positionsStore.ts';
import { createAccountOrdersPart } from './accountOrdersPart.ts';
import type { BlockPart } from './blockTick.ts';
import { createGasPricePart } from './gasPricePart.ts';
import { createPositionMemory } from './positionMemory.ts';
import { createPositionsPart } from './positionsPart.ts';

/** What follows the account over all pairs, and what its transactions cost, while a page wants to know. */
export const createAccountParts = (): readonly BlockPart[] => [
  createGasPricePart(gasPriceStore),
  createAccountOrdersPart({ store: accountOrdersStore, rpc: readRpc, ext: contracts.orderBookExt }),
  createPositionsPart({
    store: positionsStore,
    rpc: readRpc,
    multicall: contracts.multicall,
    exchanges,
    staking: env.lpStaking,
    firstBlock: env.firstBlock,
    memory: createPositionMemory(storage, exchanges),
  }),
];
