import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { paths } from '#config/paths.ts';
import { referralRules } from '#config/referralRules.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { InvitationCode } from '#domain/referral/types.ts';
import { apiProblemWords } from '#features/appApi/index.ts';
import { AddressLink } from '#features/transactions/index.ts';
import { FormButton } from '#features/sendButton/index.ts';
import { useWalletSteps } from '#features/wallet/index.ts';
import type { ApiProblem } from '#domain/appApi/types.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button, ButtonFace } from '#ui/fields/Button.tsx';
import { FormAction, FormCard, FormHead, FormScreen } from '#ui/layout/FormPage.ts';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { replaceInvitation } from '#writes/signing/useJoin.ts';
import { useNetworkSwitch } from '#writes/wallet/useNetworkSwitch.ts';
import { JoinNotes } from './JoinNotes.tsx';
import { buttonText } from './messages.ts';
import { useJoinPage, type JoinPageView } from './useJoinPage.ts';

interface JoinProps {
  readonly code: InvitationCode;
}

interface PartProps extends JoinProps {
  readonly page: JoinPageView;
}

function Earlier({ code, page }: PartProps): ReactElement | null {
  const { earlier } = page;
  if (earlier === undefined) return null;
  return (
    <Banner
      tone="warning"
      title={<Trans>You were invited before</Trans>}
      action={
        <Button size="sm" variant="outline" onClick={() => replaceInvitation(code, earlier)}>
          <Trans>Use this one</Trans>
        </Button>
      }
    >
      <Trans>
        This browser keeps the invitation {earlier}. Only one can count: it stays unless you choose this one.
      </Trans>
    </Banner>
  );
}

interface UnreadProps {
  readonly problem: ApiProblem;
  readonly retry: () => void;
}

function Unread({ problem, retry }: UnreadProps): ReactElement {
  const { i18n } = useLingui();
  return (
    <Banner
      tone="warning"
      role="status"
      title={<Trans>Couldn't load the invitation</Trans>}
      action={
        <Button size="sm" variant="outline" onClick={retry}>
          <Trans>Retry</Trans>
        </Button>
      }
    >
      {i18n._(apiProblemWords(problem))}
    </Banner>
  );
}

function Failures({ page }: Pick<PartProps, 'page'>): ReactElement | null {
  const { invitation, unread } = page;
  if (invitation.answer.status === 'failed' && invitation.answer.value === undefined) {
    return <Unread problem={invitation.answer.error} retry={invitation.retry} />;
  }
  return unread ? <Unread {...unread} /> : null;
}

function State({ page }: Pick<PartProps, 'page'>): ReactElement | null {
  const { problem, joinedWith } = page;
  switch (problem) {
    case 'noService':
      return (
        <Banner tone="info" title={<Trans>Invitations are not set up here</Trans>}>
          <Trans>No referral service is set up on this site. Your invitation is kept in this browser.</Trans>
        </Banner>
      );
    case 'unknownInvitation':
      return (
        <Banner tone="warning" role="status" title={<Trans>The service doesn't know this invitation</Trans>}>
          <Trans>Check the link, or ask for a new one. You can trade without it.</Trans>
        </Banner>
      );
    case 'alreadyJoined': {
      const usedCode = joinedWith ?? NO_VALUE;
      return (
        <Banner tone="success" role="status" title={<Trans>You have joined</Trans>}>
          <Trans>This account joined with the invitation {usedCode}. It can't join with another one.</Trans>
        </Banner>
      );
    }
    case 'cannotSign':
      return (
        <Banner tone="warning" role="status" title={<Trans>A Safe can't sign this invitation</Trans>}>
          <Trans>
            The service counts an account only with a signature by its own key, and a Safe has none. Join with another
            account: the invitation is kept in this browser.
          </Trans>
        </Banner>
      );
    default:
      return null;
  }
}

const useStep = ({ problem, join, earlier }: JoinPageView): (() => void) | undefined => {
  const walletSteps = useWalletSteps();
  switch (problem) {
    case undefined:
      return earlier === undefined ? () => void join() : undefined;
    case 'connectWallet':
    case 'wrongNetwork':
      return walletSteps[problem];
    default:
      return undefined;
  }
};

function ButtonWords({
  isAwaited,
  isChosen,
}: {
  readonly isAwaited: boolean;
  readonly isChosen: boolean;
}): ReactElement {
  if (isAwaited) return <Trans>Waiting For Confirmation</Trans>;
  return isChosen ? <Trans>Join with this account</Trans> : <Trans>Choose one invitation first</Trans>;
}

function JoinButton({ page }: Pick<PartProps, 'page'>): ReactElement {
  const { i18n } = useLingui();
  const { problem, joining, earlier } = page;
  const { state, isAwaited } = joining;
  const press = useStep(page);
  const { isSwitching } = useNetworkSwitch();
  const isBusy = state.phase === 'sending' || isAwaited || isSwitching;
  return (
    <FormAction data-above-nav="">
      <FormButton
        repeats="nothing"
        problem={problem && i18n._(buttonText(problem, press !== undefined))}
        loading={isBusy}
        onClick={press}
      >
        <ButtonWords isAwaited={isAwaited} isChosen={earlier === undefined} />
      </FormButton>
    </FormAction>
  );
}

export function Join({ code }: JoinProps): ReactElement {
  const page = useJoinPage(code);
  const { inviter, problem } = page;
  const { feeSharePercent, miningExtraPercent } = referralRules;
  return (
    <FormScreen>
      <FormCard as="section" aria-labelledby="invitation">
        <FormHead>
          <h1 id="invitation">
            <Trans>You are invited</Trans>
          </h1>
        </FormHead>
        <KeyValue
          size={14}
          rows={[
            { key: 'code', label: <Trans>Invitation</Trans>, value: code },
            {
              key: 'inviter',
              label: <Trans>Invited by</Trans>,
              value: inviter ? <AddressLink address={inviter} /> : NO_VALUE,
            },
            { key: 'fees', label: <Trans>Your fees</Trans>, value: <Trans>Takers 0.3%, makers 0%</Trans> },
          ]}
        />
        <p>
          <Trans>
            The account that invited you receives {feeSharePercent}% of the trading fees you pay, and an extra{' '}
            {miningExtraPercent}% of what you earn with liquidity mining. You pay the same fees as everybody.
          </Trans>
        </p>
        <Earlier code={code} page={page} />
        <Failures page={page} />
        <State page={page} />
        <JoinNotes code={code} page={page} />
        {(problem === 'alreadyJoined' || problem === 'noService' || problem === 'unknownInvitation') && (
          <ButtonFace as={RouteLink} to={paths.trade} data-variant="outline" data-size="md">
            <Trans>Start trading</Trans>
          </ButtonFace>
        )}
        <JoinButton page={page} />
      </FormCard>
    </FormScreen>
  );
}
