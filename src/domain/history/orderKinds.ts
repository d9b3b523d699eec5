import type { Hex } from '../multicall/types.ts';
import { parseAddress } from '../tokens/parseAddress.ts';
import { callsOf } from '../transactions/decodeCalls.ts';
import type { TransactionInfo, TransactionRecord } from '../transactions/types.ts';
import type { OwnKind } from './ownFilter.ts';

interface PlacedOrder {
  readonly transactionHash: string;
  readonly from: bigint;
  readonly to: bigint;
}

type OrderInfo = Extract<TransactionInfo, { kind: 'placeOrder' }>;

const kindOfInfo = ({ orderType, madeBy, slice }: OrderInfo): OwnKind => {
  if (slice) return 'slice';
  return madeBy ?? (orderType === 'MARKET' ? 'market' : 'limit');
};

/** Kind of each order from the record of its transaction; `unrecorded` without a record. */
export const createOrderKinds = (records: readonly TransactionRecord[]): ((order: PlacedOrder) => OwnKind) => {
  const kinds = new Map<string, OwnKind>();
  for (const record of records) {
    const hash = record.receipt?.transactionHash ?? record.hash;
    const orders = callsOf(record).filter((info) => info.kind === 'placeOrder');
    for (const info of orders) {
      kinds.set(`${hash} ${info.from} ${info.to}`, kindOfInfo(info));
      // The amounts differ from the plan, but the only order of a transaction is still this one.
      if (orders.length === 1) kinds.set(hash, kindOfInfo(info));
    }
  }
  return ({ transactionHash, from, to }) =>
    kinds.get(`${transactionHash} ${from.toString()} ${to.toString()}`) ?? kinds.get(transactionHash) ?? 'unrecorded';
};

/** Raw network fee by hash, of transactions whose receipt this browser has; 0 if another account paid it. */
export const createGasOf = (records: readonly TransactionRecord[]): ((hash: Hex) => bigint | undefined) => {
  const fees = new Map<string, bigint>();
  for (const { from, receipt } of records) {
    if (!receipt) continue;
    const isOwn = parseAddress(receipt.from) === from;
    if (!isOwn) fees.set(receipt.transactionHash, 0n);
    else if (receipt.networkFee !== undefined) fees.set(receipt.transactionHash, BigInt(receipt.networkFee));
  }
  return (hash) => fees.get(hash);
};
