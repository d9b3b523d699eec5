import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { signedBallotText } from '#domain/governance/ballot.ts';
import { Reward } from '#features/rewards/index.ts';
import { problemWords } from '#features/transactions/index.ts';
import { saveFile } from '#lib/saveFile.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { Segmented } from '#ui/fields/Segmented.tsx';
import { DialogColumn } from '#ui/layout/AmountList.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { CopyText } from '#ui/text/CopyText.tsx';
import { useSignBallot, type BallotSigning } from '#writes/governance/useSignBallot.ts';
import { RawData, Row } from '../GovernanceStyles.ts';
import type { ProposalPageView } from './useProposalPage.ts';

interface SignVoteProps {
  readonly page: ProposalPageView;
  readonly onClose: () => void;
}

function Problem({ problem }: { readonly problem: NonNullable<BallotSigning['problem']> }): ReactElement {
  const { i18n } = useLingui();
  return (
    <Banner tone="danger" role="alert">
      {problem.code === 'noSignature' ? (
        <Trans>This account can't sign votes. Vote by a transaction instead.</Trans>
      ) : (
        i18n._(problemWords(problem))
      )}
    </Banner>
  );
}

function Signed({ text, name }: { readonly text: string; readonly name: string }): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>
          Signed, but not sent. Pass this on: anybody can submit it until voting ends. Whoever has it can only cast this
          one vote.
        </Trans>
      </p>
      <RawData tabIndex={0} translate="no" role="group" aria-label={t`Signed vote`}>
        {text}
      </RawData>
      <Row>
        <CopyText text={text} label={t`Copy the signed vote`}>
          <Trans>Copy</Trans>
        </CopyText>
        <Button size="sm" variant="outline" onClick={() => saveFile(name, text, 'application/json')}>
          <Trans>Save as a file</Trans>
        </Button>
      </Row>
    </>
  );
}

/** Signing costs no network fee, because the voter sends no transaction. */
export function SignVote({ page, onClose }: SignVoteProps): ReactElement {
  const { t } = useLingui();
  const [side, setSide] = useState<'for' | 'against'>('for');
  const { isAwaited, signed, problem, sign, reset } = useSignBallot();
  const { governor, proposal, account, voter } = page;
  const close = (): void => {
    reset();
    onClose();
  };
  const ballot = account && {
    governor: governor.contract,
    voter: account,
    proposalId: proposal.id,
    support: side === 'for',
  };
  const number = proposal.id.toString();
  return (
    <Modal open onClose={close} title={t`Vote by signature`}>
      <DialogColumn>
        {signed ? (
          <Signed text={signedBallotText(signed, POLYGON_CHAIN_ID)} name={`vote-${number}.json`} />
        ) : (
          <>
            <p>
              <Trans>
                Your wallet signs your vote with <Reward raw={voter.weight} token={governor.token} />, without a
                transaction or a fee. It counts once somebody submits it.
              </Trans>
            </p>
            <Segmented<'for' | 'against'>
              label={t`Your vote`}
              value={side}
              options={[
                { value: 'for', label: <Trans>For</Trans> },
                { value: 'against', label: <Trans>Against</Trans> },
              ]}
              onChange={setSide}
            />
            {problem && <Problem problem={problem} />}
            <Button
              variant="primary"
              size="lg"
              block
              loading={isAwaited}
              disabled={!ballot}
              onClick={ballot && (() => sign(ballot))}
            >
              {isAwaited ? <Trans>Waiting For Confirmation</Trans> : <Trans>Sign the vote</Trans>}
            </Button>
          </>
        )}
      </DialogColumn>
    </Modal>
  );
}
