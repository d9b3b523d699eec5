import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getAddress, Interface, ZeroAddress } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { FEE_CAP } from '../feeCap.ts';
import type { JsonRpc } from '../jsonRpc.ts';
import { safeContract, type LocalSafe } from '../seedSafes.ts';

/** Earlier versions of the Safe contract, with their published bytecode. */
export const EARLIER_VERSIONS = ['1.0.0', '1.1.1', '1.2.0', '1.3.0', '1.4.1'] as const;

export type EarlierVersion = (typeof EARLIER_VERSIONS)[number];

/** A Safe, and what its host needs to know about its contract version. */
export interface VersionedSafe extends LocalSafe {
  /** False before version 1.3, whose signed hash does not contain the chain id. */
  readonly namesChain?: boolean;
  /** Address of MultiSend. */
  readonly multiSend?: Address;
}

interface VersionCode {
  readonly singleton: Hex;
  readonly proxy: Hex;
  /** Undefined if the version uses the MultiSend of 1.1.1. */
  readonly multiSend?: Hex;
}

const codeOf = (version: EarlierVersion): VersionCode => {
  const file = fileURLToPath(new URL(`versions/${version}.json`, import.meta.url));
  return JSON.parse(readFileSync(file, 'utf8')) as VersionCode;
};

const addressAt = (version: EarlierVersion, part: 0 | 1 | 2): Address => {
  const digits = `${EARLIER_VERSIONS.indexOf(version) + 1}${part}`;
  return getAddress(`0x5afe${digits.padStart(36, '0')}`) as Address;
};

const SETUP_OF_1_0 = new Interface([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address paymentToken, uint256 payment, address paymentReceiver)',
]);
const SETUP = new Interface([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
]);

const setupData = (version: EarlierVersion, owners: readonly Address[], threshold: number): Hex => {
  const payment = [ZeroAddress, 0, ZeroAddress];
  const first = [owners, threshold, ZeroAddress, '0x'];
  const data =
    version === '1.0.0'
      ? SETUP_OF_1_0.encodeFunctionData('setup', [...first, ...payment])
      : SETUP.encodeFunctionData('setup', [...first, safeContract('fallbackHandler'), ...payment]);
  return data as Hex;
};

/** Deploys a version's code, and creates a Safe with it. */
export const makeSafe = async (
  node: JsonRpc,
  version: EarlierVersion,
  { owners, threshold }: Pick<LocalSafe, 'owners' | 'threshold'>,
): Promise<VersionedSafe> => {
  const [singleton, address, library] = [addressAt(version, 0), addressAt(version, 1), addressAt(version, 2)];
  const { singleton: code, proxy, multiSend = codeOf('1.1.1').multiSend } = codeOf(version);
  await node.rpc('anvil_setCode', singleton, code);
  await node.rpc('anvil_setCode', library, multiSend);
  await node.rpc('anvil_setCode', address, proxy);
  await node.rpc('anvil_setStorageAt', address, `0x${'0'.repeat(64)}`, `0x${singleton.slice(2).padStart(64, '0')}`);
  const [from] = owners;
  const data = setupData(version, owners, threshold);
  await node.rpc('eth_sendTransaction', { from, to: address, data, gas: '0x1e8480', ...FEE_CAP });
  await node.rpc('evm_mine');
  const namesChain = version >= '1.3.0';
  return { name: `Safe ${version}`, address, threshold, owners, namesChain, multiSend: library };
};
