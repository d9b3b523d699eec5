import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { MAX_SEARCH_REQUESTS, type CheckedBalances } from '#domain/ledger/checkedBalances.ts';
import { useMask } from '#reads/wallet/useMask.ts';

interface SearchProps {
  readonly checked: CheckedBalances;
}

const coin = nativeCurrency.symbol;
const text = (count: number): string => exactText(BigInt(count), 0);

/** Signed amount of native coin that no entry explains. */
function Unexplained({ checked: { lines } }: SearchProps): ReactElement | null {
  const mask = useMask();
  const difference = lines.find(({ asset }) => asset === wrappedNative.address)?.difference;
  if (difference === undefined || difference === 0n) return null;
  const size = exactText(difference < 0n ? -difference : difference, nativeCurrency.decimals);
  const amount = mask(`${difference < 0n ? '−' : '+'}${size}`);
  return (
    <p>
      <strong>
        <Trans>
          Unexplained: {amount} {coin}.
        </Trans>
      </strong>{' '}
      <Trans>Contracts moved it within their calls, or it moved before the searched blocks.</Trans>
    </p>
  );
}

export function CoinSearch({ checked }: SearchProps): ReactElement {
  const { coins, search, blockNumber } = checked;
  if (!search) {
    return (
      <p role="status">
        <Trans>Searching old balances for transfers of {coin}</Trans>
      </p>
    );
  }
  const [from, to] = [text(search.searchedFrom), text(blockNumber)];
  const [requests, most] = [text(search.requests), text(MAX_SEARCH_REQUESTS)];
  return (
    <>
      <p>
        <Plural
          value={coins.length}
          one={`# transfer of ${coin} found in its balances.`}
          other={`# transfers of ${coin} found in its balances.`}
        />{' '}
        {search.searchedFrom <= blockNumber && (
          <>
            <Trans>
              Searched: blocks {from} to {to}.
            </Trans>{' '}
          </>
        )}
        <Trans>
          {requests} of at most {most} requests.
        </Trans>{' '}
        {search.end === 'limit' && <Trans>Check again to search older blocks.</Trans>}
        {search.end === 'unread' && (
          <Trans>The node keeps no older balances. A node that keeps old blocks can be added in the settings.</Trans>
        )}
      </p>
      <Unexplained checked={checked} />
    </>
  );
}
