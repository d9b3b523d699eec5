import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { readableText } from '../../domain/tokens/readableText.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyText } from '../../ui/CopyText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { SubmitProblem } from '../../writes/plan.ts';
import { RawReason, Said, SaidActions } from './DialogParts.tsx';
import { problemWords } from './problemWords.ts';
import { rawReason } from './rawReason.ts';

/** What a contract may say in the dialog; all of it is copied. */
const LONGEST_REASON = 1000;

export interface FailedContentProps {
  readonly problem: SubmitProblem;
  /** What exactly it is about, such as how much more would rest. */
  readonly detail?: ReactNode;
  readonly onDismiss: () => void;
  /** A further step offered beside Dismiss, such as trying at the new price. */
  readonly retry?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export function FailedContent({ problem, detail, onDismiss, retry }: FailedContentProps): ReactElement {
  const { t, i18n } = useLingui();
  const reason = rawReason(problem);
  return (
    <Said role="alert">
      <span data-art="danger">
        <Icon name="cross" size={24} />
      </span>
      <p>{i18n._(problemWords(problem))}</p>
      {detail !== undefined && <p>{detail}</p>}
      {reason !== undefined && (
        <RawReason>
          <summary>
            <Trans>Raw reason</Trans>
          </summary>
          <div>
            <code>{readableText(reason, LONGEST_REASON)}</code>
            <CopyText text={reason} label={t`Copy the raw reason`} />
          </div>
        </RawReason>
      )}
      <SaidActions>
        <Button variant={retry ? 'secondary' : 'primary'} onClick={onDismiss}>
          <Trans>Dismiss</Trans>
        </Button>
        {retry && (
          <Button variant="primary" onClick={retry.onPress}>
            {retry.label}
          </Button>
        )}
      </SaidActions>
    </Said>
  );
}
