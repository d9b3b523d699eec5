import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatPercent } from '#domain/format/formatPercent.ts';
import type { TokenFinding } from '#domain/tokens/tokenVerdict.ts';

type Texts = {
  readonly [C in TokenFinding['code']]: (finding: Extract<TokenFinding, { readonly code: C }>) => ReactElement;
};

const Reason = ({ reason }: { readonly reason: string }): ReactElement | null =>
  reason === '' ? null : (
    <>
      {' '}
      <Trans>Token's reason: “{reason}”.</Trans>
    </>
  );

const texts: Texts = {
  noCode: () => <Trans>There is no contract at this address, so it is not a token.</Trans>,
  noDecimals: () => <Trans>The contract doesn't report its decimals, so amounts can't be shown or traded.</Trans>,
  oddDecimals: ({ decimals }) => (
    <Trans>It has {decimals} decimals. The contracts can't handle amounts of that size.</Trans>
  ),
  paused: () => <Trans>Transfers of this token are paused: nobody can move it now.</Trans>,
  pausable: () => <Trans>The contract can be paused: its owner can stop all transfers.</Trans>,
  cannotBuy: ({ reason }) => (
    <>
      <Trans>A simulated buy from its pool failed.</Trans>
      <Reason reason={reason} />
    </>
  ),
  cannotSell: ({ reason }) => (
    <>
      <Trans>It can be bought from its pool, but a simulated sell failed.</Trans>
      <Reason reason={reason} />
    </>
  ),
  cannotDeposit: ({ reason }) => (
    <>
      <Trans>A simulated deposit into the order book failed.</Trans>
      <Reason reason={reason} />
    </>
  ),
  buyTax: ({ bps }) => <Trans>Buying costs a transfer fee of {formatPercent(bps)}.</Trans>,
  sellTax: ({ bps }) => <Trans>Selling costs a transfer fee of {formatPercent(bps)}.</Trans>,
  moveTax: ({ bps }) => (
    <Trans>
      The order book would lose {formatPercent(bps)} to a transfer fee, so it takes no orders with this token.
    </Trans>
  ),
  noPool: () => <Trans>It has no pool with a major token, so selling it couldn't be simulated.</Trans>,
  untried: () => <Trans>Couldn't check whether it can be sold, or its transfer fee.</Trans>,
  movesWhole: () => (
    <Trans>
      A simulated buy and sell both succeeded with no transfer fee. The token's owner may still change this.
    </Trans>
  ),
};

export function FindingText({ finding }: { readonly finding: TokenFinding }): ReactElement {
  const text = texts[finding.code] as (finding: TokenFinding) => ReactElement;
  return text(finding);
}
