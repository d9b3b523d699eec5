import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { readableText } from '#domain/tokens/readableText.ts';
import { CopyText } from '#ui/text/CopyText.tsx';
import { RawReasonBox, RawReasonText } from './DialogParts.tsx';
import type { SubmitProblem } from '#writes/plan/plan.ts';
import { refusalText } from '#writes/sending/refusalText.ts';

/** Maximum of shown characters; the copy has the whole text. */
const LONGEST_REASON = 1000;

export function RawReason({ reason }: { readonly reason: string | undefined }): ReactElement | null {
  const { t } = useLingui();
  if (reason === undefined || reason === '') return null;
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

export const rawReason = (problem: SubmitProblem): string | undefined => {
  if (problem.code === 'reverted' && problem.reason !== '') return problem.reason;
  return 'cause' in problem ? refusalText(problem.cause) : undefined;
};
