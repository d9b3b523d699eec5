import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { Exact } from '#features/rewards/index.ts';
import type { KeyValueRow } from '#ui/layout/KeyValue.tsx';
import { StepList } from '#ui/layout/StepList.tsx';
import type { Restake } from './useRestake.ts';

/** `lock`: an ended lock with its reward. */
export type RestakeKind = 'rewards' | 'lock';

interface PartProps {
  readonly kind: RestakeKind;
  readonly restake: Restake;
}

export const amountRows = (kind: RestakeKind, { mode, token, amount }: Restake): readonly KeyValueRow[] => {
  const value = <Exact raw={amount} token={token} />;
  const isLock = kind === 'lock';
  const paid = isLock ? <Trans>Withdrawn</Trans> : <Trans>Claimed, at least</Trans>;
  return [
    { key: 'paid', label: mode === 'stake' ? <Trans>Arrived, from the receipt</Trans> : paid, value },
    {
      key: 'staked',
      label: isLock ? <Trans>Locked again</Trans> : <Trans>Staked again</Trans>,
      value: mode === 'claim' ? <Trans>The amount of the receipt</Trans> : value,
    },
  ];
};

export const afterRow = ({ mode, token, amount }: Restake, staked: bigint | undefined): KeyValueRow => ({
  key: 'after',
  label: mode === 'claim' ? <Trans>Your stake afterwards, at least</Trans> : <Trans>Your stake afterwards</Trans>,
  value: <Exact raw={staked === undefined || amount === undefined ? undefined : staked + amount} token={token} />,
});

export function RestakeNote({ kind, restake }: PartProps): ReactElement | null {
  const { mode, token } = restake;
  const symbol = shortenSymbol(token.symbol);
  if (mode === 'both') {
    return (
      <p>
        {kind === 'lock' ? (
          <Trans>Withdrawal and new lock are one transaction: both happen, or none.</Trans>
        ) : (
          <Trans>
            One transaction claims and stakes. If it left your wallet with less {symbol} than it has now, all of it
            would revert. Rewards beyond the stake stay in your wallet.
          </Trans>
        )}
      </p>
    );
  }
  if (mode !== 'claim') return null;
  return (
    <p>
      <Trans>
        Your wallet sends one transaction at a time. The last step has the amount of the receipt, also after a reload.
      </Trans>
    </p>
  );
}

export function RestakeSteps({ kind, restake }: PartProps): ReactElement {
  const { mode, token, approval } = restake;
  const symbol = shortenSymbol(token.symbol);
  const isLock = kind === 'lock';
  return (
    <StepList
      steps={[
        {
          key: 'claim',
          isDone: mode === 'stake',
          words: isLock ? <Trans>Withdraw the lock</Trans> : <Trans>Claim the rewards</Trans>,
        },
        { key: 'approve', isDone: approval.state === 'approved', words: <Trans>Approve {symbol}</Trans> },
        {
          key: 'stake',
          isDone: false,
          words: isLock ? (
            <Trans>Lock the {symbol} that arrived</Trans>
          ) : (
            <Trans>Stake the {symbol} that arrived</Trans>
          ),
        },
      ]}
    />
  );
}

interface ButtonWordsProps {
  readonly kind: RestakeKind;
  readonly mode: NonNullable<Restake['mode']>;
}

export function ButtonWords({ kind, mode }: ButtonWordsProps): ReactElement {
  const isLock = kind === 'lock';
  switch (mode) {
    case 'both':
      return isLock ? <Trans>Withdraw and lock</Trans> : <Trans>Claim and stake</Trans>;
    case 'claim':
      return isLock ? <Trans>Withdraw</Trans> : <Trans>Claim</Trans>;
    case 'stake':
      return isLock ? <Trans>Lock until then</Trans> : <Trans>Stake</Trans>;
  }
}
