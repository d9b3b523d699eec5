import type { BatchCall } from '#chain/connectors/multisig.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { SafeStorage } from '#lib/storage.ts';
import type { Ask } from './confirmInPanel.ts';

export interface DemoTransaction {
  readonly to: Address;
  readonly data?: Hex;
  readonly value?: Hex;
  readonly gas?: Hex;
}

export interface DemoAccount {
  readonly name: string;
  readonly address: Address;
  send(transaction: DemoTransaction): Promise<Hex>;
  sendBatch(calls: readonly BatchCall[]): Promise<Hex>;
  /** EIP-712 data as JSON. */
  signTypedData(json: string): Promise<Hex>;
}

export interface DemoWalletOptions {
  readonly accounts: readonly DemoAccount[];
  readonly chainId: number;
  readonly orderBook: Address;
  readonly ask: Ask;
  readonly forward: (method: string, params: readonly unknown[]) => Promise<unknown>;
  readonly storage: SafeStorage;
  /** An application queries the wallet's capabilities only once. */
  readonly reload: () => void;
}
