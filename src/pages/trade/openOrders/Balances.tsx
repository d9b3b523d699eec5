import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState, type ReactElement } from 'react';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { exactText } from '#domain/format/formatExact.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { currencyId } from '#domain/tokens/currency.ts';
import type { Address } from '#domain/tokens/types.ts';
import { TokenLogo } from '#features/tokenLogo/index.ts';
import { TokenMarks } from '#features/tokenMarks/index.ts';
import { Dollars, UnitName } from '#features/money/index.ts';
import { UnlistedEntries } from '#features/rewards/index.ts';
import { idle, valueOf } from '#lib/loadable.ts';
import { useDollarValues, type DollarValues } from '#reads/tokens/useDollarValues.ts';
import { useOwnedTokens } from '#reads/tokens/useOwnedTokens.ts';
import { useUnlistedTokens, type HiddenTokens } from '#reads/tokens/useUnlistedTokens.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { useNativeBalance } from '#reads/wallet/useCurrencyBalance.ts';
import { useTokenBalances } from '#reads/wallet/useTokenBalances.ts';
import { useTokens } from '#reads/tokens/useTokens.ts';
import { useTradeCurrencies } from '#reads/tokens/useTradeCurrencies.ts';
import { DataTable, type Column } from '#ui/layout/DataTable.tsx';
import { amountOf, balancesFile, boundIn, holdingsOf, tokensOf, totalValue, type Held } from './holdingsView.ts';
import { NoWallet } from '../shared/NoWallet.tsx';
import { ExportCsv } from '../shared/ExportButton.tsx';
import { PanelBody, WithLogo } from '../shared/PanelParts.ts';
import type { OpenOrdersReading } from '../order/own/useOpenOrders.ts';

const useRequestedTokens = (account: Address | undefined): readonly Address[] => {
  const owned = useOwnedTokens(account);
  const { inputToken, outputToken } = useTradeCurrencies();
  return useMemo(() => {
    const ofTicket = [inputToken, outputToken].flatMap((token) => token?.address ?? []);
    return [...new Set([...ofTicket, ...owned])];
  }, [owned, inputToken, outputToken]);
};

interface Holdings {
  readonly held: readonly Held[];
  readonly unlisted: HiddenTokens;
}

const useHoldings = (account: Address | undefined, open: OpenOrdersReading, isAllShown: boolean): Holdings => {
  const native = valueOf(useNativeBalance(account));
  const requested = useRequestedTokens(account);
  const tokens = useTokens(requested);
  const balances = useTokenBalances(account, requested);
  const bound = useMemo(() => boundIn([...(open.here ?? []), ...open.elsewhere]), [open.here, open.elsewhere]);
  const shown = useMemo(() => tokensOf(bound), [bound]);
  const unlisted = useUnlistedTokens(account, { isAllShown, listed: requested, shown });
  return useMemo(() => {
    const ofTokens = requested.flatMap((address) => {
      const currency = tokens.get(address);
      return currency ? [{ currency, balance: valueOf(balances.get(address) ?? idle) }] : [];
    });
    const all = [{ currency: nativeCurrency, balance: native }, ...ofTokens, ...unlisted.lines];
    return { held: holdingsOf(all, bound), unlisted };
  }, [native, requested, tokens, balances, bound, unlisted]);
};

type Mask = ReturnType<typeof useMask>;

const columnsOf = (mask: Mask, values: DollarValues['byId']): readonly Column<Held>[] => [
  {
    key: 'token',
    head: <Trans>Token</Trans>,
    cell: ({ currency }) => (
      <WithLogo>
        <TokenLogo currency={currency} size={16} />
        <bdi translate="no">
          <UnitName currency={currency} />
        </bdi>
        {currency.kind === 'token' && <TokenMarks token={currency} />}
      </WithLogo>
    ),
  },
  {
    key: 'balance',
    head: <Trans>Balance</Trans>,
    isNumber: true,
    cell: ({ balance, currency }) =>
      balance === undefined ? NO_VALUE : mask(formatAmount(balance, currency.decimals)),
    exact: ({ balance, currency }) => (balance === undefined ? undefined : mask(exactText(balance, currency.decimals))),
  },
  {
    key: 'inOrders',
    head: <Trans>In open orders</Trans>,
    isNumber: true,
    cell: ({ inOrders, currency }) => mask(inOrders === 0n ? '0' : formatAmount(inOrders, currency.decimals)),
    exact: ({ inOrders, currency }) => mask(exactText(inOrders, currency.decimals)),
  },
  {
    key: 'value',
    head: <Trans>Value</Trans>,
    isNumber: true,
    cell: ({ currency }) => <Dollars value={values.get(currencyId(currency))} />,
  },
];

function Total({ held, values }: { readonly held: readonly Held[]; readonly values: DollarValues['byId'] }) {
  const { dollars, uncounted } = totalValue(held, values);
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={3}>
          <Trans>Total</Trans>
          {dollars && uncounted > 0 && (
            <>
              {' '}
              <Plural
                value={uncounted}
                one="(excludes # token of unknown value)"
                other="(excludes # tokens of unknown value)"
              />
            </>
          )}
        </th>
        <td data-num="">
          <Dollars value={dollars} />
        </td>
      </tr>
    </tfoot>
  );
}

interface HoldingsProps {
  readonly account: Address;
  readonly open: OpenOrdersReading;
}

function Holdings({ account, open }: HoldingsProps): ReactElement {
  const [isAllShown, showAll] = useState(false);
  const { held, unlisted } = useHoldings(account, open, isAllShown);
  const amounts = useMemo(() => held.map((entry) => ({ currency: entry.currency, amount: amountOf(entry) })), [held]);
  const { byId: values } = useDollarValues(amounts);
  const mask = useMask();
  const columns = useMemo(() => columnsOf(mask, values), [mask, values]);
  return (
    <>
      <ExportCsv name="balances.csv" rows={() => balancesFile(held, values)} />
      <DataTable
        caption={<Trans>Balances</Trans>}
        columns={columns}
        rows={held}
        rowKey={({ currency }) => currencyId(currency)}
      >
        <Total held={held} values={values} />
      </DataTable>
      <UnlistedEntries unlisted={unlisted} isAllShown={isAllShown} onShow={showAll} />
    </>
  );
}

interface BalancesProps {
  readonly account: Address | undefined;
  readonly open: OpenOrdersReading;
}

/** Unlisted tokens are only counted; a switch shows them. */
export function Balances({ account, open }: BalancesProps): ReactElement {
  const { t } = useLingui();
  return (
    <PanelBody tabIndex={0} role="group" aria-label={t`Balances`}>
      {account === undefined ? (
        <NoWallet>
          <Trans>Connect a wallet to see your balances.</Trans>
        </NoWallet>
      ) : (
        <Holdings account={account} open={open} />
      )}
    </PanelBody>
  );
}
