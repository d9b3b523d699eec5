import { useLingui } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isSettled } from '#domain/transactions/isSettled.ts';
import type { TransactionInfo, TransactionRecord } from '#domain/transactions/types.ts';
import { ProposalLink, recordWords, useOutlook, waitingWords } from '#features/transactions/index.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';
import { Banner } from '#ui/feedback/Banner.tsx';

const Line = styled.span`
  display: block;
`;

const OF_ORDERS: ReadonlySet<TransactionInfo['kind']> = new Set(['placeOrder', 'cancelOrder', 'cancelIntoDeposit']);

function Proposal({ record }: { readonly record: TransactionRecord }): ReactElement {
  const { i18n } = useLingui();
  const { signers, lines, isDoubtful } = useOutlook(record);
  return (
    <Banner tone={isDoubtful ? 'warning' : 'info'} title={i18n._(recordWords(record))}>
      <Line>{i18n._(waitingWords(record))}</Line>
      {signers && <Line>{signers}</Line>}
      {lines.map((line) => (
        <Line key={line}>{line}</Line>
      ))}
      {record.safe && record.safe.threshold > 1 && <ProposalLink record={record} />}
    </Banner>
  );
}

export function SafeProposals({ account }: { readonly account: Address | undefined }): ReactElement {
  const records = useAppSelector((state) => selectTransactionsOf(state, POLYGON_CHAIN_ID, account));
  const proposed = useMemo(
    () => records.filter((record) => record.safe && OF_ORDERS.has(record.info.kind) && !isSettled(record)),
    [records],
  );
  return (
    <>
      {proposed.map((record) => (
        <Proposal key={record.hash} record={record} />
      ))}
    </>
  );
}
