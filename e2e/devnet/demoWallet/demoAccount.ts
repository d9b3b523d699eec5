import type { BatchCall } from '#chain/connectors/multisig.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { SafeStorage } from '#lib/storage.ts';
import type { Ask } from './askInPanel.ts';

/** Parameters of `eth_sendTransaction`. */
export interface DemoTransaction {
  readonly to: Address;
  readonly data?: Hex;
  readonly value?: Hex;
  readonly gas?: Hex;
}

/** An account whose key the wallet has. */
export interface DemoAccount {
  readonly name: string;
  readonly address: Address;
  /** Signs, broadcasts and returns the hash. */
  send(transaction: DemoTransaction): Promise<Hex>;
  /** Sends several calls as one transaction. */
  sendBatch(calls: readonly BatchCall[]): Promise<Hex>;
  /** Signs typed data (EIP-712), given as JSON. */
  signTypedData(json: string): Promise<Hex>;
}

export interface DemoWalletOptions {
  readonly accounts: readonly DemoAccount[];
  readonly chainId: number;
  readonly orderBook: Address;
  readonly ask: Ask;
  /** Sends requests that need no key to the node. */
  readonly forward: (method: string, params: readonly unknown[]) => Promise<unknown>;
  readonly storage: SafeStorage;
  /** Reloads the page, because an application checks only once if a wallet supports batches. */
  readonly reload: () => void;
}
