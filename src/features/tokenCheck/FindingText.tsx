import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatPercent } from '../../domain/format/formatPercent.ts';
import type { TokenFinding } from '../../domain/tokens/tokenVerdict.ts';

type Texts = {
  readonly [C in TokenFinding['code']]: (finding: Extract<TokenFinding, { readonly code: C }>) => ReactElement;
};

const Reason = ({ reason }: { readonly reason: string }): ReactElement | null =>
  reason === '' ? null : (
    <>
      {' '}
      <Trans>The token says: “{reason}”.</Trans>
    </>
  );

const texts: Texts = {
  noCode: () => <Trans>There is no contract at this address, so it is no token.</Trans>,
  noDecimals: () => <Trans>The contract does not tell its decimals, so no amount of it can be shown or traded.</Trans>,
  oddDecimals: ({ decimals }) => (
    <Trans>It counts with {decimals} decimals. Amounts of that size do not fit the contracts.</Trans>
  ),
  paused: () => <Trans>The token is stopped now: its contract says that nobody can move it.</Trans>,
  pausable: () => <Trans>The contract has a switch: whoever holds it can stop everybody's transfers.</Trans>,
  cannotBuy: ({ reason }) => (
    <>
      <Trans>A purchase from its pool, tried out now, was refused.</Trans>
      <Reason reason={reason} />
    </>
  ),
  cannotSell: ({ reason }) => (
    <>
      <Trans>It could be bought from its pool, but not sold back: the sale, tried out now, was refused.</Trans>
      <Reason reason={reason} />
    </>
  ),
  cannotDeposit: ({ reason }) => (
    <>
      <Trans>The order book could not take it in for an order.</Trans>
      <Reason reason={reason} />
    </>
  ),
  buyTax: ({ bps }) => <Trans>The token keeps {formatPercent(bps)} of a purchase.</Trans>,
  sellTax: ({ bps }) => <Trans>The token keeps {formatPercent(bps)} of a sale.</Trans>,
  moveTax: ({ bps }) => (
    <Trans>
      The token keeps {formatPercent(bps)} of what the order book takes in, so limit orders with it are not possible.
    </Trans>
  ),
  noPool: () => <Trans>It has no pool with a well-known token: it cannot be sold here.</Trans>,
  untried: () => <Trans>Whether it can be sold, and at what tax, could not be checked.</Trans>,
  movesWhole: () => (
    <Trans>A purchase and a sale, tried out now, went through whole. The token may behave otherwise later.</Trans>
  ),
};

/** A finding in words. */
export function FindingText({ finding }: { readonly finding: TokenFinding }): ReactElement {
  const text = texts[finding.code] as (finding: TokenFinding) => ReactElement;
  return text(finding);
}
