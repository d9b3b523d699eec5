import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Interface, type InterfaceAbi } from 'ethers';
import type { Hex } from '#domain/multicall/types.ts';

export interface Artifact {
  readonly abi: Interface;
  readonly bytecode: Hex;
  readonly deployedBytecode: Hex;
}

interface RawArtifact {
  readonly abi: InterfaceAbi;
  readonly bytecode: string;
  readonly deployedBytecode?: string;
  readonly evm?: { readonly deployedBytecode: { readonly object: string } };
}

const hex = (text: string): Hex => (text.startsWith('0x') ? (text as Hex) : `0x${text}`);

const toArtifact = (raw: RawArtifact): Artifact => ({
  abi: new Interface(raw.abi),
  bytecode: hex(raw.bytecode),
  deployedBytecode: hex(raw.deployedBytecode ?? raw.evm?.deployedBytecode.object ?? ''),
});

/** @throws if the contract is not compiled */
export const ownArtifact = (name: string): Artifact => {
  const file = fileURLToPath(new URL(`artifacts/${name}.json`, import.meta.url));
  try {
    return toArtifact(JSON.parse(readFileSync(file, 'utf8')) as RawArtifact);
  } catch (cause) {
    throw new Error(`The contract ${name} is not compiled (${file}). Run: npm run contracts`, { cause });
  }
};

export const npmArtifact = (path: string): Artifact => toArtifact(createRequire(import.meta.url)(path) as RawArtifact);

export const multicall3Code = (): Hex => {
  const file = fileURLToPath(new URL('bytecode/Multicall3.json', import.meta.url));
  return (JSON.parse(readFileSync(file, 'utf8')) as { deployedBytecode: Hex }).deployedBytecode;
};
