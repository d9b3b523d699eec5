import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { requoteAdd, type AddQuote } from '#domain/liquidity/quoteAdd.ts';
import type { Token } from '#domain/tokens/types.ts';
import { TransactionDialog, useSendDialog } from '#features/transactions/index.ts';
import { useRememberPool, type OpenedPool } from '#writes/rememberPool.ts';
import type { ApprovalTerms } from '#writes/approve.ts';
import type { MakePlan, SubmitProblem, TransactionPlan } from '#writes/plan.ts';
import { withoutRejection } from './ApproveToken.tsx';
import { ConfirmAdd } from './ConfirmAdd.tsx';
import { ADD_DRAFT } from './useAddDraft.ts';
import type { AddForm } from './useAddForm.ts';
import { useAddSteps } from './useAddSteps.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { poolTokenWords } from '#config/tokens/poolToken.ts';
import { positionView } from '#features/position/index.ts';
import { useRewardToken } from '#reads/mining/useRewardToken.ts';
import { useBatching } from '#reads/wallet/useBatching.ts';
import { stakePlans, surePoolTokens } from './stakeAfter.ts';

interface StakeAfter {
  readonly amount: bigint;
  readonly plans: () => readonly TransactionPlan[];
}

/** Undefined if the pool pays no rewards, or the account sends one call per transaction. */
const useStakeAfter = ({ position, slippageBps }: AddForm, accepted: AddQuote): StakeAfter | undefined => {
  const { lpStaking: staking } = env;
  const mined = position?.mining && !position.mining.isFinished ? position : undefined;
  const isBatching = useBatching(mined !== undefined);
  const reward = useRewardToken(mined && staking);
  const amount = surePoolTokens(accepted, slippageBps);
  if (!staking || !mined?.mining || isBatching !== true || !reward || amount === 0n) return undefined;
  const { pool, mining } = mined;
  const poolToken = { kind: 'token', chainId: POLYGON_CHAIN_ID, address: pool.pair, ...poolTokenWords } as const;
  const terms = { staking, pid: mining.pid, poolToken, pool: positionView(mined).name, amount, reward };
  return { amount, plans: () => stakePlans(terms) };
};

export interface SupplyProps {
  readonly form: AddForm;
  readonly accepted: AddQuote;
  readonly onAccept: (quote: AddQuote) => void;
  readonly onClose: () => void;
}

/** The computed amount may exceed the balance or the approval; the form then names the problem. */
const acceptable = ({ problem, quote }: AddForm): AddQuote | undefined => (problem ? undefined : quote);

/** A new quote may solve these. */
const RETRIABLE: ReadonlySet<SubmitProblem['code']> = new Set(['reverted', 'poolMoved', 'fewerPoolTokens']);

const openedPool = ({ account, a, b }: AddForm, accepted: AddQuote): OpenedPool | undefined => {
  if (!accepted.opensPool || !account || !a.token || !b.token) return undefined;
  const [first, second]: readonly [Token, Token] = [a.token, b.token];
  const tokens = [first, second] as const;
  if (a.minToOpen !== undefined) return { account, tokens, ruled: { base: first, amount: accepted.takenA } };
  if (b.minToOpen !== undefined) return { account, tokens, ruled: { base: second, amount: accepted.takenB } };
  return { account, tokens, ruled: undefined };
};

const batchedOf = ({ a, b }: AddForm, { amountADesired, amountBDesired }: AddQuote): readonly ApprovalTerms[] =>
  [
    { terms: a.permission.batched, amount: amountADesired },
    { terms: b.permission.batched, amount: amountBDesired },
  ].flatMap(({ terms, amount }) => (terms ? [{ ...terms, amount }] : []));

export function Supply(props: SupplyProps): ReactElement {
  const { form, accepted, onAccept, onClose } = props;
  const { t } = useLingui();
  const { setting } = form;
  const { state, summary, send, leave, confirmNext } = useSendDialog({ draft: ADD_DRAFT, onClose });
  const remember = useRememberPool();
  const plan = useAddSteps(form, accepted).at(-1)?.plan;
  const approvals = batchedOf(form, accepted);
  const live = setting && requoteAdd(accepted, setting);
  const stake = useStakeAfter(form, accepted);
  const [isStaking, setStaking] = useState(false);
  const confirm = async (sendable: MakePlan): Promise<void> => {
    const sent = await send(sendable, approvals, stake && isStaking ? stake.plans() : []);
    const opened = openedPool(form, accepted);
    if (sent?.ok && opened) remember(sent.value, opened);
    if (sent?.ok === false && sent.error.code === 'rejected') leave();
  };
  const next = acceptable(form);
  const again = {
    label: next ? t`Try at the new price` : t`Back to the form`,
    onPress: () => confirmNext(next, onAccept),
  };
  const canRetry = state.phase === 'failed' && RETRIABLE.has(state.problem.code);
  return (
    <>
      {plan && (
        <ConfirmAdd
          open={state.phase === 'idle'}
          form={form}
          accepted={accepted}
          live={live}
          next={next}
          approvals={approvals}
          stake={stake && { amount: stake.amount, isOn: isStaking, onChange: setStaking }}
          onAccept={onAccept}
          onClose={onClose}
          onConfirm={() => void confirm(plan)}
        />
      )}
      <TransactionDialog
        state={withoutRejection(state)}
        summary={summary}
        onDismiss={leave}
        inSteps
        retry={canRetry ? again : undefined}
      />
    </>
  );
}
