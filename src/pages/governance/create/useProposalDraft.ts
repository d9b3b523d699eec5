import { useMemo } from 'react';
import type { ProposalAction } from '#domain/governance/action.ts';
import { validateProposal, type NewProposalProblem } from '#domain/governance/validateProposal.ts';
import type { Result } from '#lib/result.ts';
import { useDraft } from '#reads/drafts/useDraft.ts';
import { useActionCodec, type ActionCodec } from '#reads/governance/useActionCodec.ts';
import type { Governor } from '#reads/governance/useGovernor.ts';
import { useVotingPower, type VotingPower } from '#reads/governance/useVotingPower.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useSigning } from '../useSigning.ts';
import { actionOf, emptyAction, type ActionDraft, type ActionFaults } from './actionDraft.ts';
import { PROPOSAL_DRAFT, proposalText, restoreProposal, type TypedProposal } from './keptDraft.ts';

export interface ProposalForm {
  readonly title: string;
  readonly body: string;
  readonly drafts: readonly ActionDraft[];
  readonly typeTitle: (text: string) => void;
  readonly typeBody: (text: string) => void;
  readonly change: (draft: ActionDraft) => void;
  readonly add: () => void;
  readonly remove: (draft: ActionDraft) => void;
  readonly codec: ActionCodec | undefined;
  /** In the order of the draft; empty until the codec is loaded. */
  readonly parsed: readonly Result<ProposalAction, ActionFaults>[];
  readonly actions: readonly ProposalAction[] | undefined;
  readonly power: VotingPower;
  readonly problem: NewProposalProblem | undefined;
  readonly step: (() => void) | undefined;
}

const useTyped = () => {
  const [text, keep] = useDraft(PROPOSAL_DRAFT);
  const typed = useMemo(() => restoreProposal(text), [text]);
  const type = (change: Partial<TypedProposal>): void => keep(proposalText({ ...typed, ...change }));
  return { ...typed, type };
};

const useActions = (drafts: readonly ActionDraft[]) => {
  const codec = useActionCodec();
  const parsed = useMemo(() => (codec ? drafts.map((draft) => actionOf(draft, codec)) : []), [drafts, codec]);
  const actions = useMemo(() => {
    const whole = parsed.flatMap((entry) => (entry.ok ? [entry.value] : []));
    return whole.length === drafts.length && whole.length > 0 ? whole : undefined;
  }, [parsed, drafts]);
  return { codec, parsed, actions };
};

export const useProposalDraft = (governor: Governor): ProposalForm => {
  const { account } = useWallet();
  const { title, body, drafts, type } = useTyped();
  const { codec, parsed, actions } = useActions(drafts);
  const power = useVotingPower(governor.contract, governor.token?.address, account);
  const { signing, stepOf } = useSigning();
  const problem = validateProposal({
    signing,
    votes: power.votes,
    threshold: governor.threshold,
    latest: power.latest,
    title,
    body,
    actions: drafts.length,
    faultyActions: drafts.length - parsed.filter(({ ok }) => ok).length,
    maxActions: governor.maxActions,
  });
  const others = ({ key }: ActionDraft): readonly ActionDraft[] => drafts.filter((draft) => draft.key !== key);
  return {
    title,
    body,
    drafts,
    codec,
    parsed,
    actions,
    typeTitle: (text) => type({ title: text }),
    typeBody: (text) => type({ body: text }),
    change: (draft) => type({ drafts: drafts.map((entry) => (entry.key === draft.key ? draft : entry)) }),
    add: () => type({ drafts: [...drafts, emptyAction(Math.max(...drafts.map(({ key }) => key)) + 1)] }),
    remove: (draft) => type({ drafts: others(draft) }),
    power,
    problem,
    step: stepOf(problem),
  };
};
