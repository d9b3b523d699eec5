import type { Hex } from '#domain/multicall/types.ts';
import { proposedWith } from '#domain/transactions/safeProgress.ts';
import { requestedFacts } from '#domain/transactions/isRequested.ts';
import type { WalletRequest } from '#domain/transactions/walletRequest.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { added } from '#state/transactions/slice.ts';
import type { QueryContext } from './receiptQuery.ts';

interface Found {
  readonly signedAtBlock: number | undefined;
  readonly nonce?: number;
  readonly minedHash?: Hex;
}

const followedBy = (request: WalletRequest, hash: Hex, { signedAtBlock, nonce = request.nonce, minedHash }: Found) => {
  const { kind, calls, callsId, threshold = 1 } = request;
  if (kind === 'safe') {
    return { requested: calls, safe: { ...proposedWith(threshold, signedAtBlock), ...(minedHash && { minedHash }) } };
  }
  // A batch that was found by nonce is followed by its hash, one that the wallet answered by its id.
  return {
    ...(kind === 'batch' && hash === callsId && { callsId: hash }),
    ...((kind === 'batch' || nonce === undefined) && { requested: calls }),
    ...(nonce !== undefined && { presumed: requestedFacts(request, nonce) }),
    ...(signedAtBlock !== undefined && { signedAtBlock }),
  };
};

export const recordRequest = (
  { store, chainId, nowMs }: QueryContext,
  request: WalletRequest,
  hash: Hex,
  found: Found,
): void => {
  if (selectTransaction(store.getState(), chainId, hash) !== undefined) return;
  const { id: requestId, from, summary, info, also, approval, isRefused } = request;
  const meaning = {
    from,
    chainId,
    summary,
    info,
    requestId,
    ...(also && { also }),
    ...(approval && { approval }),
    ...(isRefused && { sentAfterRefusal: isRefused }),
  };
  // The clock may have been set back since the last clearing.
  const addedTime = Math.max(nowMs(), (store.getState().clearedTimes[chainId] ?? 0) + 1);
  store.dispatch(added({ hash, ...meaning, ...followedBy(request, hash, found), addedTime }));
};
