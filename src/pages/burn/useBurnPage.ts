import { epochsCovered, isBurnShort } from '#domain/burn/epochs.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useBurnProgramme } from '#reads/burn/useBurnProgramme.ts';
import type { BurnProgramme } from '#reads/burn/useBurnProgramme.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';

export interface BurnPageView {
  readonly programme: BurnProgramme;
  readonly account: Address | undefined;
  /** Until the epoch ends, by the chain's clock; undefined while unknown. */
  readonly secondsLeft: number | undefined;
  /** The vault cannot pay all that is owed with this epoch's reward; undefined while unknown. */
  readonly isShort: boolean | undefined;
  /** Epochs after this one that it can pay; undefined while unknown, or where none pays. */
  readonly epochsCovered: bigint | undefined;
}

/** The state of `/burn`. */
export const useBurnPage = (contract: Address): BurnPageView => {
  const { account } = useWallet();
  const programme = useBurnProgramme(contract, account);
  const { timestamp } = useBlock();
  const { epoch, vault, owed } = programme;
  const known = epoch && vault && owed !== undefined ? { epoch, vault, owed } : undefined;
  return {
    programme,
    account,
    secondsLeft: epoch && timestamp !== undefined ? Math.max(0, Number(epoch.endTime) - timestamp) : undefined,
    isShort: known && isBurnShort(known.vault, known.epoch, known.owed),
    epochsCovered: known && epochsCovered(known.vault, known.epoch, known.owed),
  };
};
