import { AbiCoder } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import { accountAddress, ROLES } from './accounts.ts';
import { AIRDROP_CREATOR, AIRDROPS } from './airdrops.ts';
import { npmArtifact } from './artifact.ts';
import type { Builder } from './builder.ts';
import { encodeCall } from './contracts.ts';

const [, , CAROL] = ROLES.demo;
const DEPLOYER = accountAddress(ROLES.deployer);

export const seedAirdrops = async (builder: Builder): Promise<void> => {
  const { bytecode } = npmArtifact('@uniswap/merkle-distributor/build/MerkleDistributor.json');
  await builder.node.rpc('anvil_impersonateAccount', AIRDROP_CREATOR);
  for (const { token, root, distributor, total } of AIRDROPS) {
    const args = AbiCoder.defaultAbiCoder().encode(['address', 'bytes32'], [token, root]);
    await builder.send(AIRDROP_CREATOR, undefined, `${bytecode}${args.slice(2)}` as Hex);
    await builder.send(DEPLOYER, token, encodeCall('token', 'mint', [distributor, total]));
  }
  await builder.mine();
  const carol = accountAddress(CAROL);
  const own = AIRDROPS[0]?.entries.find(({ account }) => account === carol);
  if (!AIRDROPS[0] || !own) throw new Error('Carol has no part in the first airdrop');
  const claim = encodeCall('airdrop', 'claim', [own.index, own.account, own.amount, own.proof]);
  await builder.send(carol, AIRDROPS[0].distributor, claim);
  await builder.mine();
};
