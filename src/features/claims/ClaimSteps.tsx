import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Hex } from '#domain/multicall/types.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactions } from '#state/transactions/selectors.ts';
import { Steps } from '#ui/layout/Steps.ts';
import {
  plannedEffectWords,
  problemWords,
  recordOutcomeWords,
  type SendAll,
  type StepState,
} from '../transactions/index.ts';
import type { RewardClaim } from '#programmes/claim.ts';

const useClaimedWords = (): ((step: StepState) => string | undefined) => {
  const { i18n } = useLingui();
  const records = useAppSelector((state) => selectTransactions(state, POLYGON_CHAIN_ID));
  return (step) => {
    const record = step.kind === 'done' ? records[step.hash] : undefined;
    const words = record && recordOutcomeWords(record);
    return words && i18n._(words);
  };
};

interface StepWordsProps {
  readonly step: StepState;
  readonly claimed: string | undefined;
}

function StepWords({ step, claimed }: StepWordsProps): ReactElement | null {
  const { i18n } = useLingui();
  switch (step.kind) {
    case 'waiting':
      return null;
    case 'current':
      return <Trans>Confirm in your wallet</Trans>;
    case 'sent':
      return <Trans>Claiming</Trans>;
    case 'done':
      if (step.actual.call === null) return <>{i18n._(plannedEffectWords)}</>;
      return <>{claimed ?? <Trans>Claimed</Trans>}</>;
    case 'refused':
      return <Trans>The transaction failed. The rewards are still there.</Trans>;
    case 'failed':
      return <>{i18n._(problemWords(step.problem))}</>;
  }
}

const count = (steps: readonly StepState[], ...kinds: readonly StepState['kind'][]): number =>
  steps.filter(({ kind }) => kinds.includes(kind)).length;

function Progress({ steps, together }: Pick<SendAll, 'steps'> & { readonly together: string | undefined }) {
  const all = steps.length;
  const requestCount = count(steps, 'current');
  if (requestCount > 1) return <Trans>Confirm in your wallet: one transaction claims all of them.</Trans>;
  if (requestCount === 1) {
    const current = steps.findIndex(({ kind }) => kind === 'current') + 1;
    return (
      <Trans>
        Claim {current} of {all}. Confirm in your wallet.
      </Trans>
    );
  }
  if (together !== undefined) return <>{together}</>;
  const skipped = count(steps, 'failed');
  if (skipped > 0) return <Plural value={skipped} one="# claim was not sent." other="# claims were not sent." />;
  return count(steps, 'sent') > 0 ? <Trans>Waiting for the receipt</Trans> : <Trans>Done</Trans>;
}

interface ClaimStepsProps {
  readonly claims: readonly RewardClaim[];
  readonly sending: Pick<SendAll, 'steps' | 'stepOf'>;
}

export function ClaimSteps({ claims, sending: { steps, stepOf } }: ClaimStepsProps): ReactElement {
  const { i18n } = useLingui();
  const claimedBy = useClaimedWords();
  const hashOf = (step: StepState): Hex | undefined => ('hash' in step ? step.hash : undefined);
  const isShared = (step: StepState): boolean =>
    'hash' in step && steps.filter((entry) => hashOf(entry) === step.hash).length > 1;
  const shared = steps.find((step) => step.kind === 'done' && isShared(step));
  return (
    <>
      <Steps>
        {claims.map(({ id, programme, name, plan }) => {
          const step = stepOf(plan);
          return (
            <li key={id} data-state={step.kind}>
              <span>
                {i18n._(programme.name)}
                {name !== '' && ` · ${name}`}
                <small>
                  <StepWords step={step} claimed={isShared(step) ? undefined : claimedBy(step)} />
                </small>
              </span>
            </li>
          );
        })}
      </Steps>
      <p role="status">
        <Progress steps={steps} together={shared && claimedBy(shared)} />
      </p>
    </>
  );
}
