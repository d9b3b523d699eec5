import type { Address } from '#domain/tokens/types.ts';
import { poolTopics } from '../abis/pool.ts';
import { address, decodeAll, uint } from '../codec/types.ts';
import type { RpcLog } from '../logs/logs.ts';

export const isFrom = (log: RpcLog, contract: Address): boolean => log.address.toLowerCase() === contract.toLowerCase();

/** What arrived of a token at an account, raw units, by the logs of a receipt. Throws DecodeError for another shape. */
export const arrivedAt = (logs: readonly RpcLog[], token: Address, account: Address): bigint =>
  logs
    .filter((log) => isFrom(log, token) && log.topics[0] === poolTopics.transfer)
    .filter(({ topics: [, , to] }) => to !== undefined && address.decode(to.slice(2), 0) === account)
    .reduce((sum, { data }) => sum + decodeAll<[bigint]>([uint], data)[0], 0n);
