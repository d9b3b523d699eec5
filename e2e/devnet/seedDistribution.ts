import { getCreateAddress } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { accountAddress, ROLES } from './accounts.ts';
import { ownArtifact } from './artifact.ts';
import type { Builder } from './builder.ts';
import { encodeCall } from './contracts.ts';
import { rawAmount } from './market.ts';
import { give } from './seedFunds.ts';
import { TOKENS, type TokenSymbol } from './tokens.ts';

/** Deploys only this contract, early, so that its address never changes. */
const CREATOR: Address = '0xd157000000000000000000000000000000000d15';
export const REWARD_DISTRIBUTION = getCreateAddress({ from: CREATOR, nonce: 0 }) as Address;

const [ALICE, BOB] = ROLES.demo;

/** Whole tokens; the contract holds exactly as much. */
const REWARDS: Partial<Record<TokenSymbol, readonly (readonly [account: number, whole: number])[]>> = {
  MYT: [
    [ALICE, 120],
    [BOB, 45],
  ],
  USDC: [[ALICE, 18]],
};

export const seedDistribution = async (builder: Builder): Promise<void> => {
  const call = (method: string, ...args: readonly unknown[]): Promise<void> =>
    builder.send(CREATOR, REWARD_DISTRIBUTION, encodeCall('distribution', method, args));
  await builder.node.rpc('anvil_impersonateAccount', CREATOR);
  await builder.send(CREATOR, undefined, ownArtifact('RewardDistribution').bytecode as Hex);
  for (const [symbol, shares] of Object.entries(REWARDS) as [TokenSymbol, (readonly [number, number])[]][]) {
    const total = shares.reduce((sum, [, whole]) => sum + whole, 0);
    await give(builder, REWARD_DISTRIBUTION, symbol, total);
    const accounts = shares.map(([account]) => accountAddress(account));
    const amounts = shares.map(([, whole]) => rawAmount(symbol, whole));
    await call('setRewards', TOKENS[symbol].address, accounts, amounts);
  }
  await call('addAdmin', accountAddress(ROLES.deployer));
  await call('transferOwnership', accountAddress(ROLES.deployer));
  await builder.mine();
};
