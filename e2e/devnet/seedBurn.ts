import { getCreateAddress } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { accountAddress, ROLES } from './accounts.ts';
import { ownArtifact } from './artifact.ts';
import type { Builder } from './builder.ts';
import { encodeCall } from './contracts.ts';
import { rawAmount } from './market.ts';
import { give } from './seedFunds.ts';
import { TOKENS } from './tokens.ts';

/** Deploys only this contract, early, so that its address never changes. */
const CREATOR: Address = '0xb0e1000000000000000000000000000000000b0e';
export const BURN_EARN = getCreateAddress({ from: CREATOR, nonce: 0 }) as Address;

const DEPLOYER = accountAddress(ROLES.deployer);
const EPOCH_SECONDS = 7 * 86_400;
/** Number of epochs before the current one. */
const PAST_EPOCHS = 3;
/** Whole MYT per epoch. */
const REWARD = 12_000;
const VAULT_MYT = 1_200_000;

/** Whole eMYT of the last epoch. */
const BURNED: readonly (readonly [account: number, whole: number])[] = [
  [ROLES.demo[0], 900],
  [ROLES.traders[0], 2_700],
];
/** Whole eMYT of others, who share the current reward. */
const BURNED_NOW = 1_500;

const call = (method: string, ...args: readonly unknown[]): Hex => encodeCall('burnEarn', method, args);

const createBurnEarn = async (builder: Builder, startTime: number): Promise<void> => {
  const { abi, bytecode } = ownArtifact('BurnEarn');
  const args = [TOKENS.eMYT.address, TOKENS.MYT.address, startTime, EPOCH_SECONDS, rawAmount('MYT', REWARD)];
  await builder.node.rpc('anvil_impersonateAccount', CREATOR);
  await builder.send(CREATOR, undefined, `${bytecode}${abi.encodeDeploy(args).slice(2)}` as Hex);
  await builder.send(CREATOR, BURN_EARN, call('setVault', DEPLOYER));
  await builder.send(CREATOR, BURN_EARN, call('transferOwnership', DEPLOYER));
};

/** Runs last: one epoch has just ended and one has just begun. */
export const seedBurn = async (builder: Builder): Promise<void> => {
  // The current epoch begins with the block after the last epoch's burns.
  await createBurnEarn(builder, builder.time() + 2 - PAST_EPOCHS * EPOCH_SECONDS);
  await give(builder, DEPLOYER, 'MYT', VAULT_MYT);
  const approve = (whole: bigint): Hex => encodeCall('token', 'approve', [BURN_EARN, whole]);
  await builder.send(DEPLOYER, TOKENS.MYT.address, approve(rawAmount('MYT', VAULT_MYT)));
  const burn = (account: number, whole: number): Promise<void> =>
    builder.send(accountAddress(account), BURN_EARN, call('burn', rawAmount('eMYT', whole)));
  for (const [account, whole] of BURNED) {
    const allowed = account === ROLES.traders[0] ? whole + BURNED_NOW : whole;
    await builder.send(accountAddress(account), TOKENS.eMYT.address, approve(rawAmount('eMYT', allowed)));
    await burn(account, whole);
  }
  await builder.mine();
  await burn(ROLES.traders[0], BURNED_NOW);
  await builder.mine();
};
