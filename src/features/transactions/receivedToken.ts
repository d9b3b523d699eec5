import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import type { WatchedToken } from '#writes/wallet/useWatchAsset.ts';

export const receivedToken = ({
  from,
  info,
  outcome,
}: Pick<TransactionRecord, 'from' | 'info' | 'outcome'>): WatchedToken | undefined => {
  if ((info.kind !== 'placeOrder' && info.kind !== 'swap') || !outcome || outcome.received === '0') return undefined;
  const owner = info.kind === 'swap' ? info.recipient : (info.maker ?? from);
  if (owner !== from) return undefined;
  const { address, symbol, decimals } = info.output;
  return address && { chainId: POLYGON_CHAIN_ID, address, symbol, decimals };
};
