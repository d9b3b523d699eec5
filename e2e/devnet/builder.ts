import type { Address } from '#domain/tokens/types.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { JsonRpc } from './jsonRpc.ts';

export interface SendOptions {
  readonly value?: bigint;
  readonly gas?: bigint;
}

/** Sends transactions to a chain that mines on demand. Receipts are checked once, at the end. */
export interface Builder {
  readonly node: JsonRpc;
  send: (from: Address, to: Address | undefined, data: Hex, options?: SendOptions) => Promise<void>;
  /** Queues a transaction for a block of this time, or of the next free second. */
  mine: (timestamp?: number) => Promise<void>;
  /** Blocks are one second apart. */
  mineEmpty: (blocks: number) => Promise<void>;
  readonly time: () => number;
  /** @throws an error that names the first failed transaction */
  checkAll: () => Promise<void>;
}

const DEFAULT_GAS = 6_000_000n;

interface Sent {
  readonly hash: Hex;
  readonly label: string;
}

/** @param startTime time of the last block, in unix seconds */
export const createBuilder = (node: JsonRpc, startTime: number): Builder => {
  const sent: Sent[] = [];
  let time = startTime;
  const send: Builder['send'] = async (from, to, data, options = {}) => {
    const gas = `0x${(options.gas ?? DEFAULT_GAS).toString(16)}`;
    const value = `0x${(options.value ?? 0n).toString(16)}`;
    const transaction = { from, ...(to === undefined ? {} : { to }), data, value, gas, gasPrice: '0x0' };
    const hash = await node.rpc<Hex>('eth_sendTransaction', transaction);
    sent.push({ hash, label: `${data.slice(0, 10)} to ${to ?? 'a new contract'} from ${from}` });
  };
  const mine: Builder['mine'] = async (timestamp) => {
    time = Math.max(time + 1, timestamp ?? 0);
    await node.rpc('evm_setNextBlockTimestamp', time);
    await node.rpc('evm_mine');
  };
  const mineEmpty: Builder['mineEmpty'] = async (blocks) => {
    time += blocks;
    await node.rpc('anvil_mine', `0x${blocks.toString(16)}`, '0x1');
  };
  const checkAll = async (): Promise<void> => {
    for (let start = 0; start < sent.length; start += 500) {
      const slice = sent.slice(start, start + 500);
      const receipts = await node.batch<{ status: string } | null>(
        slice.map(({ hash }) => ['eth_getTransactionReceipt', hash]),
      );
      const failed = receipts.findIndex((receipt) => receipt?.status !== '0x1');
      if (failed !== -1) throw new Error(`Building the local chain: transaction ${slice[failed]?.label} failed`);
    }
  };
  return { node, send, mine, mineEmpty, checkAll, time: () => time };
};
