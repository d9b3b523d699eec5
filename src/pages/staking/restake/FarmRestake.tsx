import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { validateFarm } from '#domain/farms/validateFarm.ts';
import type { Token } from '#domain/tokens/types.ts';
import { useProblemWords } from '#features/earnForm/index.ts';
import { farmPlan, type FarmView } from '#features/farms/index.ts';
import { Reward } from '#features/rewards/index.ts';
import { farmWords } from '../farms/farmWords.ts';
import { PeriodEnd } from '../farms/periodWords.tsx';
import { RestakeDialog } from './RestakeDialog.tsx';
import { RestakeEntry, type OpenRestake } from './RestakeEntry.tsx';
import { afterRow } from './RestakeParts.tsx';
import { useRestake } from './useRestake.ts';

interface PartProps {
  readonly farm: FarmView;
  readonly token: Token;
}

/** Raw units; undefined while unknown, or if the farm does not pay its staked token. */
const dueOf = ({ farm, token }: PartProps): bigint | undefined =>
  farm.rewards.find(({ address }) => address === token.address)?.earned;

function Dialog({ farm, token, arrived, ...flow }: PartProps & OpenRestake): ReactElement {
  const { address, staked, isPaused, phase, rewards } = farm;
  const restake = useRestake({ programme: address, token, due: dueOf({ farm, token }), arrived });
  const { facts, mode } = restake;
  const problem = validateFarm({ ...facts, isPaused: isPaused === true, isFinished: phase === 'finished' });
  const problemText = useProblemWords(farmWords, problem, shortenSymbol(token.symbol));
  const others = mode === 'stake' ? [] : rewards.filter((reward) => reward.address !== token.address);
  return (
    <RestakeDialog
      kind="rewards"
      restake={restake}
      problemText={problemText}
      claim={farmPlan(farm, 'claim', 0n)}
      stake={(raw) => farmPlan(farm, 'stake', raw)?.()}
      rows={[
        ...others.map((reward) => ({
          key: reward.address,
          label: <Trans>Stays in your wallet</Trans>,
          value: <Reward raw={reward.earned} token={reward.token} />,
        })),
        afterRow(restake, staked),
        { key: 'end', label: <Trans>Rewards end</Trans>, value: <PeriodEnd farm={farm} /> },
        { key: 'lock', label: <Trans>Lock</Trans>, value: <Trans>None</Trans> },
      ]}
      {...flow}
    />
  );
}

export function FarmRestake({ farm, token }: PartProps): ReactElement {
  const { address, isPaused, phase, isClaimRefused } = farm;
  const due = dueOf({ farm, token }) ?? 0n;
  return (
    <RestakeEntry
      programme={address}
      token={token}
      isOffered={due > 0n && phase === 'running' && isPaused !== true && !isClaimRefused}
    >
      {(open) => <Dialog farm={farm} token={token} {...open} />}
    </RestakeEntry>
  );
}
