import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { paths } from '#config/paths.ts';
import type { InvitationCode, Referral } from '#domain/referral/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { ActionFailure } from '#features/appApi/index.ts';
import { SendButton } from '#features/sendButton/index.ts';
import { linkToPath } from '#lib/ownAddress.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Block } from '#ui/layout/Block.ts';
import { CopyText } from '#ui/text/CopyText.tsx';
import { ShareButton } from '#ui/text/ShareButton.tsx';
import { color, line, media, radius, space, text, weight } from '#ui/theme/theme.ts';
import { useUserAction, type UserActionSender } from '#writes/signing/useUserAction.ts';

const LinkBox = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)};
  border: ${line('border')};
  border-radius: ${radius(6)};
  background: ${color('surface-2')};
  overflow-wrap: anywhere;
`;

const Codes = styled.ul`
  display: grid;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1, 3)};
    padding: ${space(2, 0)};
    border-top: ${line('border-subtle')};
  }
  & > li > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    font-weight: ${weight('medium')};
  }
  & em {
    ${text(12)}
    font-style: normal;
    color: ${color('accent-text')};
  }
  ${media.phone} {
    & > li {
      min-height: var(--h-touch);
    }
  }
`;

const linkOf = (code: InvitationCode): string => linkToPath(`${paths.join}/${code}`);

interface InvitationsProps {
  readonly account: Address;
  readonly referral: Referral;
  readonly onChange: () => void;
}

interface CodeProps {
  readonly sender: UserActionSender;
  readonly onChoose: (code: InvitationCode) => void;
  readonly canSend: boolean;
}

function CodeList({
  referral,
  sender,
  onChoose,
  canSend,
}: Pick<InvitationsProps, 'referral'> & CodeProps): ReactElement {
  const { t } = useLingui();
  return (
    <Codes>
      {referral.invitations.map(({ code, friends }) => (
        <li key={code}>
          <span>{code}</span>
          <small>
            <Plural value={friends} _0="no friends yet" one="# friend" other="# friends" />
          </small>
          {code === referral.defaultCode ? (
            <em>
              <Trans>Default</Trans>
            </em>
          ) : (
            canSend && (
              <SendButton
                repeats="nothing"
                size="xs"
                variant="outline"
                disabled={sender.state.phase === 'sending'}
                aria-label={t`Make ${code} the default`}
                onClick={() => onChoose(code)}
              >
                <Trans>Make default</Trans>
              </SendButton>
            )
          )}
          <CopyText text={linkOf(code)} label={t`Copy the link of ${code}`}>
            <Trans>Copy link</Trans>
          </CopyText>
          <ShareButton url={linkOf(code)} label={t`Share the link of ${code}`} />
        </li>
      ))}
    </Codes>
  );
}

function DefaultLink({ code }: { readonly code: InvitationCode }): ReactElement {
  return (
    <LinkBox>
      <small>
        <Trans>Your invitation link</Trans>
      </small>
      <span>{linkOf(code)}</span>
      <CopyText text={linkOf(code)}>
        <Trans>Copy your link</Trans>
      </CopyText>
      <ShareButton url={linkOf(code)} />
    </LinkBox>
  );
}

export function Invitations({ account, referral, onChange }: InvitationsProps): ReactElement {
  const { signer } = useWallet();
  const sender = useUserAction();
  const { state, send } = sender;
  const { invitations, defaultCode } = referral;
  const canSend = signer === account;
  const act = async (action: Parameters<typeof send>[0]): Promise<void> => {
    if ((await send(action)).phase === 'accepted') onChange();
  };
  return (
    <Block as="section" aria-labelledby="own-invitations">
      <h2 id="own-invitations">
        <Trans>Your invitations</Trans>
      </h2>
      {defaultCode !== undefined && <DefaultLink code={defaultCode} />}
      {invitations.length === 0 ? (
        <EmptyState icon="send" title={<Trans>No invitation yet</Trans>}>
          <Trans>Generate a link and send it to friends. Everybody who joins with it counts here.</Trans>
        </EmptyState>
      ) : (
        <CodeList
          referral={referral}
          sender={sender}
          canSend={canSend}
          onChoose={(code) =>
            void act({ clientAddress: account, actionType: 'setDefaultInvitation', action: { code } })
          }
        />
      )}
      <ActionFailure state={state} title={<Trans>Your invitations were not changed</Trans>} />
      <SendButton
        repeats="nothing"
        variant={invitations.length === 0 ? 'primary' : 'secondary'}
        disabled={!canSend}
        loading={state.phase === 'sending'}
        onClick={() => void act({ clientAddress: account, actionType: 'createInvitation', action: {} })}
      >
        {canSend ? <Trans>Generate a link</Trans> : <Trans>Watching only</Trans>}
      </SendButton>
    </Block>
  );
}
