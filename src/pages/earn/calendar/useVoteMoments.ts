import { useLingui } from '@lingui/react/macro';
import { env } from '#config/env.ts';
import { proposalPath } from '#config/paths.ts';
import { isLive } from '#domain/governance/proposal.ts';
import type { Address } from '#domain/tokens/types.ts';
import type { MomentsHook } from '#programmes/earn.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useGovernor } from '#reads/governance/useGovernor.ts';
import { useProposals } from '#reads/governance/useProposals.ts';
import { useTimeOfBlock } from '#reads/mining/useTimeOfBlock.ts';

const LATEST_PROPOSALS = 10;

const voteHook = (contract: Address): MomentsHook =>
  function useMoments() {
    const { t } = useLingui();
    const { count = 0n } = useGovernor(contract);
    const ids = useStableList(
      Array.from({ length: LATEST_PROPOSALS }, (_, i) => count - BigInt(i)).filter((id) => id > 0n),
    );
    const proposals = useProposals(contract, ids);
    const timeOf = useTimeOfBlock();
    return proposals.flatMap(({ id, facts, state }) => {
      const at = facts && isLive(state) ? timeOf(facts.endBlock) : undefined;
      if (at === undefined) return [];
      const number = id.toString();
      const title = t`The vote on proposal ${number} ends`;
      return [{ id: `vote-${number}`, at, isEstimate: true, title, path: proposalPath(id) }];
    });
  };

export const useVoteMoments: MomentsHook = env.governor ? voteHook(env.governor) : () => [];
