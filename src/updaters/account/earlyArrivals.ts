import { logsQuery } from '#chain/logs/logRanges.ts';
import { mergeLogs, type RpcLog } from '#chain/logs/logs.ts';
import { arrivalsFilter } from '#chain/logs/poolLogs.ts';
import type { RpcClient } from '#chain/rpc/createRpcClient.ts';
import { rules } from '#config/rules.ts';
import { env } from '#config/env.ts';
import type { Address } from '#domain/tokens/types.ts';

type EarlyLogs = Promise<readonly RpcLog[] | undefined>;

/** Logs of an account that is new here, requested before the first block is known. */
export interface EarlyArrivals {
  begin(account: Address): void;
  /**
   * Resolves to undefined if nothing was requested, the node refuses or is slow, or the request is too old: later
   * requests include only the last blocks again. Each request is taken once.
   */
  take(account: Address): EarlyLogs;
}

const MAX_AGE_MS = (rules.positions.overlapBlocks * env.blockTimeMs) / 2;

const inTime = async (logs: EarlyLogs): EarlyLogs => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), rules.rpc.separateMs);
  });
  const first = await Promise.race([logs, late]);
  clearTimeout(timer);
  return first;
};

export const createEarlyArrivals = (
  rpc: RpcClient,
  firstBlock: number,
  now = () => performance.now(),
): EarlyArrivals => {
  const requested = new Map<Address, { readonly atMs: number; readonly logs: EarlyLogs }>();
  const read = async (account: Address): EarlyLogs => {
    const range = { fromBlock: firstBlock, toBlock: 'latest' } as const;
    try {
      return mergeLogs([
        await rpc.send('eth_getLogs', logsQuery(arrivalsFilter(account), range), { isSeparate: true }),
      ]);
    } catch {
      return undefined;
    }
  };
  return {
    begin(account) {
      requested.set(account, { atMs: now(), logs: inTime(read(account)) });
    },
    async take(account) {
      const early = requested.get(account);
      requested.delete(account);
      return early && now() - early.atMs <= MAX_AGE_MS ? early.logs : undefined;
    },
  };
};
