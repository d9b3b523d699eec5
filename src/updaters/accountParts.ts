import { contracts } from '../chain/contracts.ts';
import { readRpc } from '../chain/rpc/readRpc.ts';
import { env } from '../config/env.ts';
import { exchanges } from '../config/exchanges.ts';
import { storage } from '../lib/storage.ts';
import { accountOrdersStore } from '../reads/accountOrdersStore.ts';
import { positionsStore } from '../reads/positionsStore.ts';
import { createAccountOrdersPart } from './accountOrdersPart.ts';
import type { BlockPart } from './blockTick.ts';
import { createPositionMemory } from './positionMemory.ts';
import { createPositionsPart } from './positionsPart.ts';

/** What follows the account over all pairs, while a page wants to know. */
export const createAccountParts = (): readonly BlockPart[] => [
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
