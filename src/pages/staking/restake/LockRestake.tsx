import { Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { validateLock } from '#domain/staking/validateLock.ts';
import { useProblemWords } from '#features/earnForm/index.ts';
import { ChainDate } from '#features/rewards/index.ts';
import type { OwnStake } from '#reads/staking/useLockedStakes.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { planLock, planUnlock } from '#writes/rewards/lockStaking.ts';
import { Durations } from '../lock/Durations.tsx';
import type { LockPartProps } from '../lock/LockSolvency.tsx';
import { quoteRows } from '../lock/quoteRows.tsx';
import { useLockQuote } from '../lock/useLockForm.ts';
import { buttonText } from '../messages.ts';
import { RestakeDialog, type RestakeFlow } from './RestakeDialog.tsx';
import { useRestake } from './useRestake.ts';

interface LockRestakeProps extends LockPartProps, RestakeFlow {
  /** Ended lock; undefined in the last step after a reload. */
  readonly stake: OwnStake | undefined;
  /** Raw amount of the withdrawal's receipt; undefined before it. */
  readonly arrived: bigint | undefined;
}

export function LockRestake({ programme, token, stake, arrived, ...flow }: LockRestakeProps): ReactElement {
  const { staking, offers, minimum, isPaused, isPoolToken } = programme;
  const [chosen, choose] = useState<bigint>();
  const terms = offers?.find(({ months }) => months === chosen) ?? offers?.[0];
  const restake = useRestake({ programme: staking, token, due: stake?.payout, arrived });
  const quote = useLockQuote(terms, restake.amount);
  const problem = validateLock({
    ...restake.facts,
    isPaused: isPaused === true,
    decimals: token.decimals,
    isPoolToken,
    minimum,
    remaining: terms?.remaining,
  });
  const problemText = useProblemWords(buttonText, problem, shortenSymbol(token.symbol));
  return (
    <RestakeDialog
      kind="lock"
      restake={restake}
      problemText={problemText}
      claim={() => stake && planUnlock({ staking, token, stake })}
      stake={(amount) => terms && planLock({ staking, token, amount, terms })}
      rows={quoteRows(quote, token)}
      {...flow}
    >
      <Durations programme={programme} terms={terms} onChoose={choose} />
      <Banner tone="warning" title={<Trans>A new lock begins</Trans>}>
        <Trans>
          You can't withdraw these tokens before <ChainDate seconds={quote?.endTime} />.
        </Trans>
      </Banner>
    </RestakeDialog>
  );
}
