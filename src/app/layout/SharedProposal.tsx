import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { isSettled } from '#domain/transactions/isSettled.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { recordOutcomeWords, recordWords, useOutlook, waitingWords } from '#features/transactions/index.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransaction } from '#state/transactions/selectors.ts';
import { sharedProposal } from '#stores/sharedProposal.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';

const close = (): void => sharedProposal.set({ phase: 'none' });

function Close(): ReactElement {
  return (
    <Button size="xs" variant="outline" onClick={close}>
      <Trans>Close</Trans>
    </Button>
  );
}

function Opened({ record }: { readonly record: TransactionRecord }): ReactElement {
  const { i18n } = useLingui();
  const { signers, lines, isDoubtful } = useOutlook(record);
  const isWaiting = !isSettled(record);
  const words = isWaiting ? waitingWords(record) : recordOutcomeWords(record);
  return (
    <Banner
      tone={isWaiting && isDoubtful ? 'warning' : 'info'}
      role="status"
      title={i18n._(recordWords(record))}
      action={<Close />}
    >
      {[words && i18n._(words), signers, ...(isWaiting ? lines : [])].join(' ')}
    </Banner>
  );
}

/** Proposal that a link names, for an owner of the Safe to read before signing. */
export function SharedProposal(): ReactElement | null {
  const shared = useSyncExternalStore(sharedProposal.subscribe, sharedProposal.current);
  const hash = shared.phase === 'none' ? undefined : shared.hash;
  const record = useAppSelector((state) => (hash ? selectTransaction(state, POLYGON_CHAIN_ID, hash) : undefined));
  switch (shared.phase) {
    case 'none':
    case 'opening':
      return null;
    case 'opened':
      return record ? <Opened record={record} /> : null;
    case 'outside':
      return (
        <Banner
          tone="info"
          role="status"
          title={<Trans>This link shows a proposal of a Safe</Trans>}
          action={<Close />}
        >
          <Trans>Open it in your Safe to see what the proposal would do.</Trans>
        </Banner>
      );
    case 'failed':
      return (
        <Banner tone="warning" role="alert" title={<Trans>Couldn't show the proposal</Trans>} action={<Close />}>
          {shared.problem === 'unknown' ? (
            <Trans>Your Safe doesn't describe it. Check that the link belongs to this Safe.</Trans>
          ) : (
            <Trans>It does something that this page can't describe. Review every call in your Safe.</Trans>
          )}
        </Banner>
      );
  }
}
