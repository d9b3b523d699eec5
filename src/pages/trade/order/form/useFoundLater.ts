import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { useWhenChanged } from '#ui/hooks/useWhenChanged.ts';
import type { SubmitState } from '#writes/sending/useSubmit.ts';

/** Calls `onFound` once the chain has a transaction that the wallet refused. */
export const useFoundLater = (isRefused: boolean, state: SubmitState, onFound: (hash: Hex) => void): void => {
  const found = isRefused && state.phase === 'submitted' ? state.hash : undefined;
  // The search of another tab finds the hash before its record is here.
  const record = useAppSelector((root) => found && selectTransaction(root, POLYGON_CHAIN_ID, found));
  useWhenChanged(record?.hash, (hash) => {
    if (hash !== undefined) onFound(hash);
  });
};
