import { isFields } from '#lib/fields.ts';
import { isHex, isQuantity } from '#lib/hex.ts';
import { isUnixTime } from '#lib/unixTime.ts';
import { DecodeError } from '../codec/DecodeError.ts';
import { asLogs } from '../logs/logs.ts';

type Fits = (result: unknown) => boolean;

const orNull =
  (fits: (fields: Readonly<Record<string, unknown>>) => boolean): Fits =>
  (result) =>
    result === null || (isFields(result) && fits(result));

const isText: Fits = (result) => isHex(result);
const isReceipt = orNull(
  ({ status, logs }) => (status === undefined || isQuantity(status)) && Array.isArray(asLogs(logs)),
);

const shapes: Readonly<Record<string, Fits>> = {
  eth_blockNumber: isQuantity,
  eth_call: isText,
  eth_chainId: isQuantity,
  eth_estimateGas: isQuantity,
  eth_gasPrice: isQuantity,
  eth_getBalance: isQuantity,
  eth_getBlockByNumber: orNull(({ timestamp }) => isQuantity(timestamp) && isUnixTime(Number(timestamp))),
  eth_getCode: isText,
  eth_getLogs: (result) => Array.isArray(asLogs(result)),
  eth_getTransactionByHash: orNull(({ hash }) => isQuantity(hash)),
  eth_getTransactionCount: isQuantity,
  eth_getTransactionReceipt: isReceipt,
};

/** Checks a result's shape. Throws DecodeError. Methods that no read relies on may return anything. */
export const checkAnswer = (method: string, result: unknown): void => {
  if (shapes[method]?.(result) === false) throw new DecodeError(`no result of ${method}`);
};
