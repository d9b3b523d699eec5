import { useLingui } from '@lingui/react/macro';
import { env } from '#config/env.ts';
import { paths, proposalPath } from '#config/paths.ts';
import { vestedAt } from '#domain/bonds/vesting.ts';
import { isLive } from '#domain/governance/proposal.ts';
import type { Address } from '#domain/tokens/types.ts';
import { useBonds } from '#features/bonds/index.ts';
import { useBurnProgramme } from '#reads/burn/useBurnProgramme.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useGovernor } from '#reads/governance/useGovernor.ts';
import { useProposals } from '#reads/governance/useProposals.ts';
import { useNoMoments, type MomentsHook } from './moment.ts';
import { useTimeOfBlock } from './useTimeOfBlock.ts';

const NONE: readonly Address[] = [];
const LATEST_PROPOSALS = 10;

const useOwnBonds: MomentsHook = (account) => {
  const { t, i18n } = useLingui();
  const { bonds } = useBonds(account, NONE);
  const timeOf = useTimeOfBlock();
  return bonds.flatMap(({ address, own, name: words }) => {
    const at = own && own.payout > 0n ? timeOf(vestedAt(own)) : undefined;
    if (at === undefined) return [];
    const name = i18n._(words);
    const title = t`The bond ${name} is fully vested`;
    return [{ id: `bond-${address}`, at, isEstimate: true, title, path: `${paths.bond}?bond=${address}` }];
  });
};

const burnHook = (contract: Address): MomentsHook =>
  function useMoments(account) {
    const { t } = useLingui();
    const { epoch, own } = useBurnProgramme(contract, account);
    if (!epoch || (own.inEpoch ?? 0n) === 0n) return [];
    const number = epoch.number.toString();
    const title = t`Epoch ${number} of Burn & Earn ends`;
    return [{ id: `burn-${number}`, at: epoch.endTime, isEstimate: false, title, path: paths.burn }];
  };

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

export const useBondMoments = env.bondRegistry ? useOwnBonds : useNoMoments;
export const useBurnMoments = env.burnEarn ? burnHook(env.burnEarn) : useNoMoments;
export const useVoteMoments = env.governor ? voteHook(env.governor) : useNoMoments;
