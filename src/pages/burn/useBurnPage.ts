import type { Address } from '#domain/tokens/types.ts';
import { useBurnProgramme, type BurnProgramme } from '#reads/burn/useBurnProgramme.ts';
import { useBlock } from '#reads/calls/useBlock.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';

export interface BurnPageView {
  readonly programme: BurnProgramme;
  readonly account: Address | undefined;
  /** Unix seconds; undefined while unknown, or beyond the range of `Date`. */
  readonly endsAt: number | undefined;
  /** By the chain's clock. */
  readonly secondsLeft: number | undefined;
}

/** Last date that `Date` can represent, unix seconds. */
const LAST_DATE = 8.64e12;

export const useBurnPage = (contract: Address): BurnPageView => {
  const { account } = useWallet();
  const programme = useBurnProgramme(contract, account);
  const { timestamp } = useBlock();
  const { epoch } = programme;
  const endsAt = epoch && epoch.endTime <= LAST_DATE ? Number(epoch.endTime) : undefined;
  return {
    programme,
    account,
    endsAt,
    secondsLeft: endsAt === undefined || timestamp === undefined ? undefined : Math.max(0, endsAt - timestamp),
  };
};
