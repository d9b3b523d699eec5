import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { isLive, type ProposalState } from '#domain/governance/proposal.ts';
import { shareText } from '#features/position/index.ts';
import { Reward } from '#features/rewards/index.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx';
import { space } from '#ui/theme/theme.ts';
import { VoteTrack } from '../GovernanceStyles.ts';
import type { ProposalPageView } from './useProposalPage.ts';

const Side = styled.div`
  display: grid;
  gap: ${space(1.5)};
`;

const percentOf = (part: bigint, whole: bigint): number => (whole === 0n ? 0 : Number((part * 100n) / whole));

interface BarProps {
  readonly side: 'for' | 'against';
  readonly label: ReactNode;
  readonly votes: bigint;
  readonly cast: bigint;
  readonly page: ProposalPageView;
}

function Bar({ side, label, votes, cast, page }: BarProps): ReactElement {
  const share = cast === 0n ? undefined : shareText({ numerator: votes, denominator: cast });
  return (
    <Side>
      <KeyValue
        size={14}
        rows={[
          {
            key: side,
            label: (
              <>
                {label} {share !== undefined && `(${share})`}
              </>
            ),
            value: <Reward raw={votes} token={page.governor.token} isPublic />,
          },
        ]}
      />
      <VoteTrack data-side={side} aria-hidden="true" style={{ '--v': percentOf(votes, cast) } as CSSProperties} />
    </Side>
  );
}

interface QuorumProps {
  readonly isReached: boolean | undefined;
  readonly state: ProposalState;
}

export function QuorumWords({ isReached, state }: QuorumProps): ReactElement | null {
  if (isReached === undefined) return null;
  if (isReached) return <Trans>Quorum reached</Trans>;
  // An unread state may still be open.
  return isLive(state) || state === 'undetermined' ? (
    <Trans>Not reached yet: the proposal needs this many votes for it</Trans>
  ) : (
    <Trans>Not reached: the proposal needed this many votes for it</Trans>
  );
}

export function VoteFigures({ page }: { readonly page: ProposalPageView }): ReactElement | null {
  const { t } = useLingui();
  const { facts, state } = page.proposal;
  const { quorum, token } = page.governor;
  if (!facts) return null;
  const { forVotes, againstVotes } = facts;
  const cast = forVotes + againstVotes;
  return (
    <>
      <Bar side="for" label={<Trans>For</Trans>} votes={forVotes} cast={cast} page={page} />
      <Bar side="against" label={<Trans>Against</Trans>} votes={againstVotes} cast={cast} page={page} />
      <Side>
        <KeyValue
          size={14}
          rows={[
            { key: 'quorum', label: <Trans>Quorum</Trans>, value: <Reward raw={quorum} token={token} isPublic /> },
          ]}
        />
        {quorum !== undefined && (
          <ProgressBar value={percentOf(forVotes, quorum)} label={t`Votes for, of the quorum`} />
        )}
        <small>
          <QuorumWords isReached={quorum === undefined ? undefined : forVotes >= quorum} state={state} />
        </small>
      </Side>
    </>
  );
}
