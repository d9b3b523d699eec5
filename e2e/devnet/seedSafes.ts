import { getCreate2Address, getCreateAddress, keccak256, solidityPackedKeccak256, ZeroAddress } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { accountAddress, ROLES } from './accounts.ts';
import { npmArtifact, type Artifact } from './artifact.ts';
import type { Builder } from './builder.ts';
import { give } from './seedFunds.ts';
import type { TokenSymbol } from './tokens.ts';

export interface LocalSafe {
  readonly name: string;
  readonly address: Address;
  readonly threshold: number;
  readonly owners: readonly Address[];
}

const artifact = (path: string): Artifact =>
  npmArtifact(`@safe-global/safe-smart-account/build/artifacts/contracts/${path}.json`);

/** Created in this order by an account that sends nothing else. */
const CONTRACTS = {
  singleton: 'SafeL2.sol/SafeL2',
  factory: 'proxies/SafeProxyFactory.sol/SafeProxyFactory',
  multiSend: 'libraries/MultiSendCallOnly.sol/MultiSendCallOnly',
  fallbackHandler: 'handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler',
} as const;
const DEPLOYER: Address = '0x5afe000000000000000000000000000000005afe';

type ContractName = keyof typeof CONTRACTS;
const NAMES = Object.keys(CONTRACTS) as readonly ContractName[];

export const safeContract = (name: ContractName): Address =>
  getCreateAddress({ from: DEPLOYER, nonce: NAMES.indexOf(name) }) as Address;

export const safeAbi = (name: ContractName): Artifact['abi'] => artifact(CONTRACTS[name]).abi;

const KINDS = [
  { name: 'Solo Safe', threshold: 1, owners: [ROLES.demo[0]] },
  { name: 'Team Safe', threshold: 2, owners: ROLES.demo },
] as const;
const SALT = 1n;

/** Whole tokens per Safe. */
const PURSE: Partial<Record<TokenSymbol, number>> = { USDC: 25_000, USDT: 25_000, MYT: 50_000, WETH: 10 };
const NATIVE = 12_500n * 10n ** 18n;

interface Setup extends LocalSafe {
  readonly initializer: Hex;
}

const setups = (): readonly Setup[] => {
  const proxyCode = artifact('proxies/SafeProxy.sol/SafeProxy').bytecode;
  const creation = `${proxyCode}${safeContract('singleton').slice(2).toLowerCase().padStart(64, '0')}`;
  return KINDS.map(({ name, threshold, owners: indexes }) => {
    const owners = indexes.map(accountAddress);
    const handler = safeContract('fallbackHandler');
    const terms = [owners, threshold, ZeroAddress, '0x', handler, ZeroAddress, 0, ZeroAddress];
    const initializer = safeAbi('singleton').encodeFunctionData('setup', terms) as Hex;
    const salt = solidityPackedKeccak256(['bytes32', 'uint256'], [keccak256(initializer), SALT]);
    const address = getCreate2Address(safeContract('factory'), salt, keccak256(creation)) as Address;
    return { name, threshold, owners, initializer, address };
  });
};

/** One Safe has one owner; the other needs two of three. */
export const localSafes = (): readonly LocalSafe[] =>
  setups().map(({ name, address, threshold, owners }) => ({ name, address, threshold, owners }));

/** Creates and funds the Safes last, so that no other address changes. */
export const seedSafes = async (builder: Builder): Promise<void> => {
  await builder.node.rpc('anvil_impersonateAccount', DEPLOYER);
  for (const name of NAMES) {
    await builder.send(DEPLOYER, undefined, artifact(CONTRACTS[name]).bytecode, { gas: 12_000_000n });
  }
  for (const { address, initializer } of setups()) {
    const create = [safeContract('singleton'), initializer, SALT];
    const data = safeAbi('factory').encodeFunctionData('createProxyWithNonce', create) as Hex;
    await builder.send(DEPLOYER, safeContract('factory'), data);
    for (const [symbol, whole] of Object.entries(PURSE)) await give(builder, address, symbol as TokenSymbol, whole);
    await builder.node.rpc('anvil_setBalance', address, `0x${NATIVE.toString(16)}`);
  }
  await builder.mine();
  await builder.node.rpc('anvil_stopImpersonatingAccount', DEPLOYER);
};
