import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { readableText } from '#domain/tokens/readableText.ts';
import type { ActionOutcome } from '#reads/governance/useSimulation.ts';
import { Banner } from '#ui/feedback/Banner.tsx';

const MAX_REASON = 200;

export function OutcomeLine({ outcome }: { readonly outcome: ActionOutcome }): ReactElement {
  switch (outcome.kind) {
    case 'succeeds':
      return (
        <Banner tone="success">
          <Trans>This would succeed now.</Trans>
        </Banner>
      );
    case 'noCode':
      return (
        <Banner tone="warning">
          <Trans>There is no contract at this address, so the call would do nothing.</Trans>
        </Banner>
      );
    case 'skipped':
      return (
        <Banner tone="info">
          <Trans>Not reached: an action before it would fail.</Trans>
        </Banner>
      );
    case 'reverts': {
      const reason = readableText(outcome.reason, MAX_REASON);
      return (
        <Banner tone="danger">
          {reason === undefined ? (
            <Trans>This would fail now; the contract gives no reason.</Trans>
          ) : (
            <Trans>
              This would fail now: <bdi translate="yes">{reason}</bdi>
            </Trans>
          )}
        </Banner>
      );
    }
    case 'unread':
      return (
        <Banner tone="warning">
          <Trans>Couldn't simulate this. Check your connection and try again.</Trans>
        </Banner>
      );
  }
}
