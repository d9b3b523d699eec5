import type { Address } from '../tokens/types.ts';
import { isSettled } from './isSettled.ts';
import type { TransactionInfo, TransactionRecord } from './types.ts';

/** Spec 001 section 4: "86,400,000 ms". */
const CLAIM_WINDOW_MS = 86_400_000;

interface AirdropClaim {
  readonly recipient: Address;
  readonly token: Address;
  readonly amount: bigint;
}

/**
 * Spec 001 section 4: "pending only while it has no receipt and was added under 24 hours ago". A batch counts until
 * its wallet has forgotten it.
 */
export const isPendingClaim = (
  record: Pick<TransactionRecord, 'receipt' | 'ended' | 'info' | 'also' | 'callsStage' | 'addedTime'>,
  { recipient, token, amount }: AirdropClaim,
  nowMs: number,
): boolean => {
  const isSame = (info: TransactionInfo): boolean =>
    info.kind === 'claimAirdrop' &&
    info.recipient === recipient &&
    info.reward.address === token &&
    info.amount === amount.toString();
  const isRecent = nowMs - record.addedTime < CLAIM_WINDOW_MS;
  return (
    !isSettled(record) &&
    isRecent &&
    record.callsStage !== 'forgotten' &&
    [record.info, ...(record.also ?? [])].some(isSame)
  );
};
