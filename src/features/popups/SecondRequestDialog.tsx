import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { SecondRequest } from '#stores/secondRequest.ts';
import { Button } from '#ui/fields/Button.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { space } from '#ui/theme/theme.ts';
import { OpenWalletButton, requestTime } from '../transactions/index.ts';

const Column = styled.div`
  display: grid;
  gap: ${space(3)};
`;

export function SecondRequestDialog({ second }: { readonly second: SecondRequest }): ReactElement {
  const { t, i18n } = useLingui();
  const { waiting, answer } = second;
  const { summary, isRefused = false } = waiting;
  const time = i18n.date(new Date(waiting.askedTime), requestTime(waiting.askedTime));
  return (
    <Modal
      open
      onClose={() => answer(false)}
      title={isRefused ? t`This may have been sent already` : t`A request is still waiting in your wallet`}
      low
    >
      <Column>
        <p>
          {isRefused ? (
            <Trans>
              Your wallet refused “{summary}” at {time}, but your account has sent an unknown transaction since. Send it
              again only if you made that transaction elsewhere.
            </Trans>
          ) : (
            <Trans>
              {summary}, requested at {time}, is unanswered. If your wallet still confirms it, both are sent.
            </Trans>
          )}
        </p>
        <Button variant="primary" size="lg" block onClick={() => answer(false)}>
          {isRefused ? <Trans>Wait for the chain</Trans> : <Trans>Keep waiting</Trans>}
        </Button>
        <OpenWalletButton size="lg" block />
        <Button variant="danger" size="lg" block onClick={() => answer(true)}>
          {isRefused ? <Trans>Send anyway</Trans> : <Trans>Send a second one</Trans>}
        </Button>
      </Column>
    </Modal>
  );
}
