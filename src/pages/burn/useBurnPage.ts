import { epochsCovered, isBurnShort } from '#domain/burn/epochs.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useBurnProgramme } from '#reads/burn/useBurnProgramme.ts';
import type { BurnProgramme } from '#reads/burn/useBurnProgramme.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';

export interface BurnPageView {
  readonly programme: BurnProgramme;
  readonly account: Address | undefined;
  /** When the epoch ends, unix seconds; undefined while unknown, or where it is no date. */
  readonly endsAt: number | undefined;
  /** Until then, by the chain's clock. */
  readonly secondsLeft: number | undefined;
  /** The vault cannot pay all that is owed with this epoch's reward; undefined while unknown. */
  readonly isShort: boolean | undefined;
  /** Epochs after this one that it can pay; undefined while unknown, or where none pays. */
  readonly epochsCovered: bigint | undefined;
}

/** The last date that can be told, unix seconds. */
const LAST_DATE = 8.64e12;

/** The state of `/burn`. */
export const useBurnPage = (contract: Address): BurnPageView => {
  const { account } = useWallet();
  const programme = useBurnProgramme(contract, account);
  const { timestamp } = useBlock();
  const { epoch, vault, owed } = programme;
  const endsAt = epoch && epoch.endTime <= LAST_DATE ? Number(epoch.endTime) : undefined;
  const known = epoch && vault && owed !== undefined ? { epoch, vault, owed } : undefined;
  return {
    programme,
    account,
    endsAt,
    secondsLeft: endsAt === undefined || timestamp === undefined ? undefined : Math.max(0, endsAt - timestamp),
    isShort: known && isBurnShort(known.vault, known.epoch, known.owed),
    epochsCovered: known && epochsCovered(known.vault, known.epoch, known.owed),
  };
};
