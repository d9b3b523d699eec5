import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { links } from '#config/links.ts';
import { Button } from '#ui/fields/Button.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { Icon } from '#ui/text/Icon.tsx';
import type { SubmitProblem } from '#writes/plan/plan.ts';
import { DialogMessage, DialogMessageActions } from './DialogParts.tsx';
import { problemWords } from './problemWords.ts';
import { rawReason, RawReason } from './RawReason.tsx';

const LACKS_COIN: ReadonlySet<SubmitProblem['code']> = new Set(['noGasMoney', 'insufficientFunds']);

export interface FailedContentProps {
  readonly problem: SubmitProblem;
  readonly detail?: ReactNode;
  readonly onDismiss: () => void;
  readonly retry?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export function FailedContent({ problem, detail, onDismiss, retry }: FailedContentProps): ReactElement {
  const { i18n } = useLingui();
  // The user declined, so there is no alarm, and the wallet's message adds nothing.
  const isRejected = problem.code === 'rejected';
  return (
    <DialogMessage role={isRejected ? 'status' : 'alert'}>
      <span data-art={isRejected ? '' : 'danger'}>
        <Icon name="cross" size={24} />
      </span>
      <p>{i18n._(problemWords(problem))}</p>
      {detail !== undefined && <p>{detail}</p>}
      {LACKS_COIN.has(problem.code) && links.getMatic !== '' && (
        <ExternalLink href={links.getMatic}>
          <Trans>Get MATIC</Trans>
        </ExternalLink>
      )}
      <RawReason reason={isRejected ? undefined : rawReason(problem)} />
      <DialogMessageActions>
        <Button variant={retry ? 'secondary' : 'primary'} onClick={onDismiss}>
          <Trans>Dismiss</Trans>
        </Button>
        {retry && (
          <Button variant="primary" onClick={retry.onPress}>
            {retry.label}
          </Button>
        )}
      </DialogMessageActions>
    </DialogMessage>
  );
}
