import { useState } from 'react';
import { bondRules } from '#config/bondRules.ts';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { Pace } from '#reads/calls/ReadPace.ts';
import { useBonds, type BondView } from '#features/bonds/index.ts';
import { useListPace } from '#reads/rewards/useListPace.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useFirstRows } from '#ui/hooks/useFirstRows.ts';
import { useUrlParameters } from '#ui/hooks/useUrlParameters.ts';

export interface BondPageView {
  readonly account: Address | undefined;
  readonly pace: Pace | undefined;
  readonly isListed: boolean;
  readonly isFailed: boolean;
  readonly shown: readonly BondView[];
  readonly hasMore: boolean;
  readonly showMore: () => void;
  readonly own: readonly BondView[];
  readonly opened: Address | undefined;
  readonly isMissing: boolean;
  readonly toggle: (bond: Address) => void;
}

const NONE: readonly Address[] = [];

const rankOf = ({ isFailed, isOpen, isSoldOut }: BondView): number =>
  isFailed ? 3 : isOpen === false ? 2 : isSoldOut === true ? 1 : 0;

const roiOf = ({ offer }: BondView): bigint | undefined =>
  offer === 'unknown' || offer === undefined ? undefined : offer.roiBps?.bps;

/** Highest return first, then bonds that are sold out, closed or unread. */
const byReturn = (a: BondView, b: BondView): number => {
  const [first, second] = [roiOf(a), roiOf(b)];
  if (rankOf(a) !== rankOf(b)) return rankOf(a) - rankOf(b);
  if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined);
  return first === second ? 0 : first > second ? -1 : 1;
};

export const useBondPage = (): BondPageView => {
  const { account } = useWallet();
  const [parameters, write] = useUrlParameters();
  const opened = parseAddress(parameters.get('bond') ?? '');
  const [onScreen, setOnScreen] = useState(NONE);
  const pace = useListPace(account);
  const reading = useBonds(account, { shown: onScreen, opened, listBlocks: pace?.blocks });
  const { bonds: listed, isComplete, isFailed } = reading;
  const bonds = listed.toSorted(byReturn);
  const index = bonds.findIndex(({ address }) => address === opened);
  const { shown, next, showMore } = useFirstRows(bonds, bondRules.shown, index);
  // From the next render on, bonds on screen have an offer.
  if (shown.length !== onScreen.length || shown.some(({ address }) => !onScreen.includes(address))) {
    setOnScreen(shown.map(({ address }) => address));
  }
  return {
    account,
    pace,
    isListed: isComplete,
    isFailed,
    shown,
    hasMore: next > 0,
    showMore,
    own: bonds.filter(({ own }) => own !== undefined && own.payout > 0n),
    opened,
    isMissing: opened !== undefined && isComplete && !bonds.some(({ address }) => address === opened),
    toggle: (bond) => write({ bond: bond === opened ? undefined : bond }),
  };
};
