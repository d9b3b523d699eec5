import { useMemo, useState } from 'react';
import type { ProposalAction } from '#domain/governance/action.ts';
import { validateProposal } from '#domain/governance/validateProposal.ts';
import type { NewProposalProblem } from '#domain/governance/validateProposal.ts';
import type { Result } from '#lib/result.ts';
import { useActionCodec } from '#reads/governance/useActionCodec.ts';
import type { ActionCodec } from '#reads/governance/useActionCodec.ts';
import type { Governor } from '#reads/governance/useGovernor.ts';
import { useVotingPower } from '#reads/governance/useVotingPower.ts';
import type { VotingPower } from '#reads/governance/useVotingPower.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useSigning } from '../useSigning.ts';
import { actionOf, emptyAction } from './actionDraft.ts';
import type { ActionDraft, ActionFaults } from './actionDraft.ts';

export interface ProposalForm {
  readonly title: string;
  readonly body: string;
  readonly drafts: readonly ActionDraft[];
  readonly typeTitle: (text: string) => void;
  readonly typeBody: (text: string) => void;
  readonly change: (draft: ActionDraft) => void;
  readonly add: () => void;
  readonly remove: (draft: ActionDraft) => void;
  readonly clear: () => void;
  readonly codec: ActionCodec | undefined;
  /** Of each draft, in their order; empty until the codec is loaded. */
  readonly parsed: readonly Result<ProposalAction, ActionFaults>[];
  /** All actions, once each of them is complete. */
  readonly actions: readonly ProposalAction[] | undefined;
  readonly power: VotingPower;
  readonly problem: NewProposalProblem | undefined;
  /** What a press does about the problem. */
  readonly step: (() => void) | undefined;
}

const useActions = () => {
  const [drafts, setDrafts] = useState<readonly ActionDraft[]>([emptyAction(0)]);
  const codec = useActionCodec();
  const parsed = useMemo(() => (codec ? drafts.map((draft) => actionOf(draft, codec)) : []), [drafts, codec]);
  const actions = useMemo(() => {
    const whole = parsed.flatMap((one) => (one.ok ? [one.value] : []));
    return whole.length === drafts.length && whole.length > 0 ? whole : undefined;
  }, [parsed, drafts]);
  return {
    drafts,
    codec,
    parsed,
    actions,
    change: (draft: ActionDraft) => setDrafts((all) => all.map((one) => (one.key === draft.key ? draft : one))),
    add: () => setDrafts((all) => [...all, emptyAction(Math.max(-1, ...all.map(({ key }) => key)) + 1)]),
    remove: ({ key }: ActionDraft) => setDrafts((all) => all.filter((one) => one.key !== key)),
    clear: () => setDrafts([emptyAction(0)]),
  };
};

/** What is typed as a proposal, and what keeps it from being submitted. */
export const useProposalDraft = (governor: Governor): ProposalForm => {
  const { account } = useWallet();
  const [title, typeTitle] = useState('');
  const [body, typeBody] = useState('');
  const { clear, ...list } = useActions();
  const power = useVotingPower(governor.contract, governor.token?.address, account);
  const { signing, stepOf } = useSigning();
  const complete = list.parsed.filter(({ ok }) => ok).length;
  const problem = validateProposal({
    signing,
    votes: power.votes,
    threshold: governor.threshold,
    latest: power.latest,
    title,
    body,
    actions: list.drafts.length,
    faultyActions: list.drafts.length - complete,
    maxActions: governor.maxActions,
  });
  return {
    ...list,
    title,
    body,
    typeTitle,
    typeBody,
    clear: () => {
      typeTitle('');
      typeBody('');
      clear();
    },
    power,
    problem,
    step: stepOf(problem),
  };
};
