import type { ReactElement } from 'react';
import { isSettled } from '#domain/transactions/isSettled.ts';
import type { TransactionRecord } from '#domain/transactions/types.ts';
import { ProposalLink } from './ProposalLink.tsx';
import { useOutlook } from './useOutlook.ts';

export function ProposalOutlook({ record }: { readonly record: TransactionRecord }): ReactElement | null {
  const { lines } = useOutlook(record);
  if (!record.safe || record.safe.instead || isSettled(record)) return null;
  return (
    <>
      {lines.map((line) => (
        <small key={line}>{line}</small>
      ))}
      {record.safe.threshold > 1 && <ProposalLink record={record} />}
    </>
  );
}
