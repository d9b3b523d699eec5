import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Token } from '#domain/tokens/types.ts';
import { validateSingle } from '#domain/staking/validateSingle.ts';
import { useProblemWords } from '#features/earnForm/index.ts';
import type { SingleView } from '#features/earnViews/index.ts';
import { singleName } from '#features/rewards/index.ts';
import { planSingle } from '#writes/rewards/singleStaking.ts';
import { useEndRow } from '../single/useEndRow.tsx';
import { buttonText } from '../messages.ts';
import { RestakeDialog } from './RestakeDialog.tsx';
import { RestakeEntry, type OpenRestake } from './RestakeEntry.tsx';
import { afterRow } from './RestakeParts.tsx';
import { useRestake } from './useRestake.ts';

interface PartProps {
  readonly view: SingleView;
  readonly token: Token;
}

function Dialog({ view, token, arrived, ...flow }: PartProps & OpenRestake): ReactElement {
  const { i18n } = useLingui();
  const { staking, staked, pending, isEnded, isPaused, isShort } = view;
  const restake = useRestake({ programme: staking, token, due: pending, arrived });
  const end = useEndRow(view);
  const problem = validateSingle({ ...restake.facts, isEnded, isPaused: isPaused === true });
  const problemText = useProblemWords(buttonText, problem, shortenSymbol(token.symbol));
  const terms = { staking, token, name: i18n._(singleName(token)), reward: token };
  // After a claim in the same transaction, the stake pays no further rewards.
  const paid = restake.mode === 'stake' && !isShort ? pending : undefined;
  return (
    <RestakeDialog
      kind="rewards"
      restake={restake}
      problemText={problemText}
      claim={() => planSingle({ ...terms, act: 'claimRewards', amount: 0n, pending })}
      stake={(raw) => planSingle({ ...terms, act: 'stake', amount: raw, pending: paid })}
      rows={[
        afterRow(restake, staked),
        ...end,
        { key: 'lock', label: <Trans>Lock</Trans>, value: <Trans>None</Trans> },
      ]}
      {...flow}
    />
  );
}

export function SingleRestake({ view, token }: PartProps): ReactElement {
  const { staking, pending = 0n, isEnded, isPaused, isShort } = view;
  return (
    <RestakeEntry
      programme={staking}
      token={token}
      isOffered={pending > 0n && !isEnded && isPaused !== true && !isShort}
    >
      {(open) => <Dialog view={view} token={token} {...open} />}
    </RestakeEntry>
  );
}
