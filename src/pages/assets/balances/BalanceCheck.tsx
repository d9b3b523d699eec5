import { Plural, Trans } from '@lingui/react/macro';
import { useMemo, type ReactElement } from 'react';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { proofVerdict } from '#domain/ledger/balanceProof.ts';
import type { CheckedBalances } from '#domain/ledger/checkedBalances.ts';
import type { BalanceProofState } from '#reads/history/useBalanceProof.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { DataTable } from '#ui/layout/DataTable.tsx';
import { Block } from '../AssetsStyles.ts';
import { withHeads } from '../withHeads.tsx';
import { HoldingsTable } from '../AssetTables.ts';
import { unitsOf } from '../history/fileUnits.ts';
import type { MovementRow } from '../history/movementRows.ts';
import { balanceColumns } from './balanceColumns.tsx';
import { CoinSearch } from './CoinSearch.tsx';

interface PartProps {
  readonly checked: CheckedBalances;
}

const coin = nativeCurrency.symbol;

function Verdict({ checked: { lines, blockNumber, firstBlock } }: PartProps): ReactElement {
  const block = exactText(BigInt(blockNumber), 0);
  switch (proofVerdict(lines)) {
    case 'agrees':
      return (
        <Banner tone="success" role="status" title={<Trans>Complete: all balances agree at block {block}</Trans>} />
      );
    case 'unlogged':
      return (
        <Banner tone="info" role="status" title={<Trans>All logged entries agree at block {block}</Trans>}>
          <Trans>{coin} also moved without a log. The difference in its balance is the sum of these moves.</Trans>
        </Banner>
      );
    case 'differs': {
      const count = lines.filter(({ verdict }) => verdict === 'differs').length;
      return (
        <Banner
          tone="warning"
          role="status"
          title={<Plural value={count} one="The balance of # token differs" other="The balances of # tokens differ" />}
        >
          <Trans>
            At block {block} they differ from the sum of the entries. An entry is missing or counted twice, or the token
            changes balances without a transfer.
          </Trans>
        </Banner>
      );
    }
    case 'unproven': {
      const before = exactText(BigInt(firstBlock - 1), 0);
      return (
        <Banner tone="warning" role="status" title={<Trans>Not proven: opening balances are unknown</Trans>}>
          <Trans>
            The node keeps no balances of block {before}. Those shown are computed from the balances of block {block}{' '}
            and the entries. A node that keeps old blocks can be added in the settings.
          </Trans>
        </Banner>
      );
    }
    default:
      return (
        <Banner tone="warning" role="status" title={<Trans>Not proven: some balances are unread</Trans>}>
          <Trans>The node didn't return all balances of block {block}. Check again.</Trans>
        </Banner>
      );
  }
}

function Fees({ checked: { fees, sentCount, unreadReceipts } }: PartProps): ReactElement {
  const found = exactText(BigInt(fees.length), 0);
  const sent = sentCount === undefined ? undefined : exactText(sentCount, 0);
  const wrapped = wrappedNative.symbol;
  return (
    <p>
      <Trans>
        {coin} and {wrapped} are one asset.
      </Trans>{' '}
      {sent === undefined ? (
        <Trans>Network fees of {found} transactions are known from their receipts.</Trans>
      ) : (
        <Trans>
          Network fees of {found} of {sent} sent transactions are known from their receipts.
        </Trans>
      )}{' '}
      {unreadReceipts > 0 && (
        <>
          <Plural value={unreadReceipts} one="# receipt is unread." other="# receipts are unread." />{' '}
        </>
      )}
    </p>
  );
}

interface BalanceCheckProps {
  readonly proof: BalanceProofState;
  readonly rows: readonly MovementRow[];
  readonly hidden: number;
}

export function BalanceCheck({ proof: { checked, isChecking, check }, rows, hidden }: BalanceCheckProps): ReactElement {
  const units = useMemo(() => unitsOf(rows), [rows]);
  return (
    <Block aria-labelledby="balance-check">
      <header>
        <h2 id="balance-check">
          <Trans>Balance check</Trans>
        </h2>
        <Button size="sm" variant="outline" disabled={!check || isChecking} onClick={check}>
          {isChecking ? <Trans>Checking</Trans> : <Trans>Check balances</Trans>}
        </Button>
      </header>
      <p>
        <Trans>
          For each token, the opening balance plus all entries has to equal the closing balance at one block. Open
          orders and deposits in the order book are counted.
        </Trans>{' '}
        {!check && <Trans>The check needs the whole history, which is not loaded yet.</Trans>}
        {hidden > 0 && <Trans>Hidden entries are not checked.</Trans>}
      </p>
      {checked && (
        <>
          <Verdict checked={checked} />
          <DataTable
            as={HoldingsTable}
            caption={<Trans>Balances by token</Trans>}
            columns={withHeads(balanceColumns(units))}
            rows={checked.lines}
            rowKey={({ asset }) => asset}
          />
          <Fees checked={checked} />
          <CoinSearch checked={checked} />
        </>
      )}
    </Block>
  );
}
