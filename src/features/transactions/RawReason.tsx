import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { readableText } from '#domain/tokens/readableText.ts';
import { CopyText } from '#ui/text/CopyText.tsx';
import type { SubmitProblem } from '#writes/plan.ts';
import { RawReasonBox, RawReasonText } from './DialogParts.tsx';
import { rawReason } from './rawReason.ts';

/** What a contract may say in the dialog; all of it is copied. */
const LONGEST_REASON = 1000;

/** The reason as it was given, to open and to copy; nothing where none was given. */
export function RawReason({ problem }: { readonly problem: SubmitProblem }): ReactElement | null {
  const { t } = useLingui();
  const reason = rawReason(problem);
  if (reason === undefined) return null;
  return (
    <RawReasonBox>
      <summary>
        <Trans>Raw reason</Trans>
      </summary>
      <RawReasonText>
        <code>{readableText(reason, LONGEST_REASON)}</code>
        <CopyText text={reason} label={t`Copy the raw reason`} />
      </RawReasonText>
    </RawReasonBox>
  );
}
