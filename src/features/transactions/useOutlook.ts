import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useSyncExternalStore } from 'react';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { safeOutlooks } from '#stores/safeOutlooks.ts';
import { isDoubtful, outlookWords } from './outlookWords.ts';
import { useDifferentWords } from './useDifferentWords.ts';
import { otherRecipients, proposalLines, refundLine } from './proposalLines.ts';

interface OutlookReading {
  readonly signers: string | undefined;
  readonly lines: readonly string[];
  readonly isDoubtful: boolean;
}

export const useOutlook = (record: TransactionRecord): OutlookReading => {
  const { t, i18n } = useLingui();
  const { hash, safe } = record;
  const current = useSyncExternalStore(
    safeOutlooks.subscribe,
    useCallback(() => safeOutlooks.of(hash), [hash]),
  );
  const owners = safe?.signedBy?.map((owner) => shortenAddress(owner)).join(', ');
  const signers = owners ? t`Signed by ${owners}.` : undefined;
  const different = useDifferentWords(record);
  if (different !== undefined) return { signers, lines: [different], isDoubtful: true };
  const calls = proposalLines(record).map((words) => i18n._(words));
  const isUnusual = otherRecipients(record).length > 0 || safe?.approvesLess !== undefined;
  if (!current) return { signers, lines: calls, isDoubtful: isUnusual };
  const { outlook, refund, waitsBehind = 0 } = current;
  const paid = refund ? [i18n._(refundLine(refund))] : [];
  const queue = {
    0: [],
    1: [i18n._(msg`1 earlier proposal of your Safe comes first.`)],
  }[waitsBehind] ?? [i18n._(msg`${waitsBehind} earlier proposals of your Safe come first.`)];
  return {
    signers,
    lines: [...calls, ...paid, ...queue, ...outlookWords(record, outlook).map((words) => i18n._(words))],
    isDoubtful: isUnusual || refund !== undefined || isDoubtful(record, outlook),
  };
};
