import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { InvitationCode } from '#domain/referral/types.ts';
import { ActionFailure } from '#features/appApi/index.ts';
import { problemWords } from '#features/transactions/index.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { color, text } from '#ui/theme/theme.ts';
import type { JoinPageView } from './useJoinPage.ts';

const Small = styled.p`
  ${text(12)}
  color: ${color('text-3')};
`;

interface NotesProps {
  readonly code: InvitationCode;
  readonly page: JoinPageView;
}

function Unsigned({ page }: Pick<NotesProps, 'page'>): ReactElement | null {
  const { i18n } = useLingui();
  const { unsigned } = page.joining;
  if (unsigned === undefined) return null;
  return (
    <Banner tone="danger" role="alert" title={<Trans>You have not joined</Trans>}>
      {unsigned.code === 'noSignature' ? (
        <Trans>
          This account or wallet can't sign the message, so nothing was sent. Connect an account with its own key, or
          another wallet.
        </Trans>
      ) : (
        i18n._(problemWords(unsigned))
      )}
    </Banner>
  );
}

function Signing({ code, page }: NotesProps): ReactElement | null {
  const { isSigned, joining } = page;
  if (isSigned !== true) return null;
  return (
    <>
      <p>
        <Trans>
          Your wallet shows a message to sign: this account joins with the invitation {code}. It is no transaction: it
          costs no fee, moves no tokens and approves nothing, and is valid for this account and invitation alone.
        </Trans>
      </p>
      {joining.isAwaited && (
        <Button variant="outline" onClick={joining.cancel}>
          <Trans>Cancel</Trans>
        </Button>
      )}
    </>
  );
}

function Sent({ isSigned }: Pick<JoinPageView, 'isSigned'>): ReactElement {
  switch (isSigned) {
    case undefined:
      return <Trans>The invitation is kept in this browser until you join.</Trans>;
    case true:
      return (
        <Trans>
          The invitation is kept in this browser until you join. Your address and the signature are sent to the
          exchange's service.
        </Trans>
      );
    case false:
      return (
        <Trans>
          The invitation is kept in this browser until you join. Your address is sent to the exchange's service, and
          nothing is signed.
        </Trans>
      );
  }
}

/** Facts before the press, and a problem after it. */
export function JoinNotes({ code, page }: NotesProps): ReactElement {
  const { problem, joining } = page;
  return (
    <>
      <ActionFailure state={joining.state} title={<Trans>You have not joined</Trans>} />
      <Unsigned page={page} />
      {problem !== 'alreadyJoined' && (
        <>
          {problem !== 'cannotSign' && <Signing code={code} page={page} />}
          <Small>
            <Sent isSigned={page.isSigned} />
          </Small>
        </>
      )}
    </>
  );
}
