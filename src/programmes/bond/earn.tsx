import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { env } from '#config/env.ts';
import { paths } from '#config/paths.ts';
import { quoteBond } from '#domain/bonds/quoteBond.ts';
import { vestedAt } from '#domain/bonds/vesting.ts';
import type { Address } from '#domain/tokens/types.ts';
import { depositBounds, useBonds, type BondOffer, type BondView } from '#features/bonds/index.ts';
import { Duration, Reward } from '#features/rewards/index.ts';
import { useBlockTime } from '#reads/mining/useBlockTime.ts';
import { useTimeOfBlock } from '#reads/mining/useTimeOfBlock.ts';
import { currenciesOf, marksOf, type EarnHooks, type EarnRow, type MomentsHook, type RowsHook } from '../earn.ts';
import { symbolsOf } from '../rowWords.tsx';
import { declaration } from './declaration.ts';

const MS_PER_SECOND = 1000n;

/** For the wallet's balance, at most the largest possible deposit. */
const gainOf = ({ held = 0n, principal, payoutToken }: BondView, offer: BondOffer | undefined): EarnRow['gain'] => {
  if (!offer || !payoutToken || !principal.token || held === 0n) return undefined;
  const { smallest, largest } = depositBounds(offer);
  const amount = held < largest ? held : largest;
  const quote = amount >= smallest ? quoteBond(offer.market, offer.block, amount, 0) : undefined;
  if (!quote) return undefined;
  const [pays, gets] = [
    <Reward key="pays" raw={amount} token={principal.token} />,
    <Reward key="gets" raw={quote.payout} token={payoutToken} />,
  ];
  return (
    <Trans>
      Your wallet's {pays} would buy {gets}
    </Trans>
  );
};

const rowOf = (bond: BondView, name: string, blockTimeMs: number): EarnRow => {
  const { address, payoutToken, principal, own, held = 0n, isSoldOut, isOpen, treasuryHolds, paidWith } = bond;
  const offer = bond.offer === 'unknown' ? undefined : bond.offer;
  const isClosed = isOpen === false;
  const payout = own?.payout ?? 0n;
  const term = offer && (offer.market.terms.vestingTerm * BigInt(blockTimeMs)) / MS_PER_SECOND;
  const [vests, mine, gets] = [
    term !== undefined && <Duration key="vests" seconds={term} />,
    <Reward key="mine" raw={payout} token={payoutToken} />,
    symbolsOf([payoutToken]),
  ];
  return {
    id: `bond:${address}`,
    programme: declaration,
    contract: address,
    lockSeconds: term,
    uses: currenciesOf(principal.sides),
    title: name,
    words: [name, payoutToken?.symbol, principal.token?.symbol, address].join(' '),
    path: `${paths.bond}?bond=${address}`,
    currencies: payoutToken ? [payoutToken] : [],
    rate: offer?.roiBps,
    per: 'once',
    returnWord: <Trans>ROI</Trans>,
    isOver: isSoldOut === true || isClosed,
    isMine: payout > 0n,
    isWithinReach: held > 0n,
    marks: marksOf({ soldOut: isSoldOut, closed: isClosed, short: treasuryHolds === 0n }),
    terms: (
      <Trans>
        Pay {paidWith}, receive {gets}
      </Trans>
    ),
    risk: vests && <Trans>Paid block by block over {vests}</Trans>,
    own: payout > 0n && <Trans>Your purchases: {mine} to be redeemed</Trans>,
    gain: gainOf(bond, offer),
    basis: <Trans>ROI = market price ÷ bond price − 1, at today's prices, for the whole vesting term.</Trans>,
  };
};

const NONE: readonly Address[] = [];

/** Counts all bonds as on screen, so that each has an offer. */
const useRows: RowsHook = (account) => {
  const { i18n } = useLingui();
  const { ms } = useBlockTime();
  const [onScreen, setOnScreen] = useState(NONE);
  const { bonds, isComplete, isFailed } = useBonds(account, { shown: onScreen });
  if (bonds.length !== onScreen.length) setOnScreen(bonds.map(({ address }) => address));
  return { rows: bonds.map((bond) => rowOf(bond, i18n._(bond.name), ms)), isComplete, isFailed };
};

const useMoments: MomentsHook = (account) => {
  const { t, i18n } = useLingui();
  const { bonds } = useBonds(account);
  const timeOf = useTimeOfBlock();
  return bonds.flatMap(({ address, own, name: words }) => {
    const at = own && own.payout > 0n ? timeOf(vestedAt(own)) : undefined;
    if (at === undefined) return [];
    const name = i18n._(words);
    const title = t`The bond ${name} is fully vested`;
    return [{ id: `bond-${address}`, at, isEstimate: true, title, path: `${paths.bond}?bond=${address}` }];
  });
};

export const earn: EarnHooks = env.bondRegistry ? { useRows, useMoments } : {};
