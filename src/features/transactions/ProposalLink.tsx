import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { env } from '#config/env.ts';
import { ownFolder } from '#lib/ownAddress.ts';
import { safeLink } from '#domain/urls/safeLink.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { SHARED_PARAMETER } from '#stores/sharedProposal.ts';
import { CopyText } from '#ui/text/CopyText.tsx';
import { ShareButton } from '#ui/text/ShareButton.tsx';

/** Page that frames this one, or the first configured host of Safes. */
const safeHost = (): string => {
  const around = URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
  const [first = ''] = env.safeHosts;
  return env.safeHosts.find((host) => new URL(host).origin === around) ?? first;
};

export function ProposalLink({ record }: { readonly record: TransactionRecord }): ReactElement {
  const { hash, from } = record;
  const appUrl = `${window.location.origin}${ownFolder()}?${SHARED_PARAMETER}=${hash}`;
  const link = safeLink(safeHost(), from, appUrl);
  return (
    <>
      <CopyText text={link}>
        <Trans>Copy link for the other owners</Trans>
      </CopyText>
      <ShareButton url={link} />
    </>
  );
}
