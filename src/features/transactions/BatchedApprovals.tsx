import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { ApprovalTerms } from '#writes/approvals/approve.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { moneyWords } from '../money/index.ts';

export function BatchedApprovals({ approvals }: { readonly approvals: readonly ApprovalTerms[] }): ReactElement | null {
  if (approvals.length === 0) return null;
  const amounts = approvals.map(({ token, amount }) => moneyWords(amount, token, 'paid'));
  const [first, second, third] = amounts;
  return (
    <Banner tone="info">
      {second === undefined ? (
        <Trans>Approves {first} in the same transaction.</Trans>
      ) : third === undefined ? (
        <Trans>
          Approves {first} and {second} in the same transaction.
        </Trans>
      ) : (
        <Trans>
          Approves {first}, {second} and {third} in the same transaction.
        </Trans>
      )}
    </Banner>
  );
}
