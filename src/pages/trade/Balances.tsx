import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { knownTokens, nativeCurrency } from '../../config/tokens/tokens.ts';
import { formatAmount } from '../../domain/format/formatAmount.ts';
import { formatExact } from '../../domain/format/formatExact.ts';
import { currencyId } from '../../domain/tokens/currency.ts';
import type { Address, Currency } from '../../domain/tokens/types.ts';
import { TokenLogo } from '../../features/tokenLogo/index.ts';
import { TokenMarks } from '../../features/tokenMarks/index.ts';
import { idle, valueOf } from '../../lib/loadable.ts';
import { useHeldTokens } from '../../reads/useHeldTokens.ts';
import { useNativeBalance } from '../../reads/useNativeBalance.ts';
import { useTokenBalances } from '../../reads/useTokenBalances.ts';
import { useTokenDirectory } from '../../reads/useTokenDirectory.ts';
import { useTokens } from '../../reads/useTokens.ts';
import { useTradeCurrencies } from '../../reads/useTradeCurrencies.ts';
import { Table } from '../../ui/Table.tsx';
import { NoWallet } from './NoWallet.tsx';
import { ExportCsv } from './OwnHistoryParts.tsx';
import { PanelBody, WithLogo } from './PanelParts.ts';
import { separators } from './separators.ts';

interface Held {
  readonly currency: Currency;
  readonly balance: bigint | undefined;
}

const knownAddresses = knownTokens.map(({ address }) => address);

/** Whose balances are read: bundled and imported tokens, those of the ticket, and what is held of the lists' tokens. */
const useAskedTokens = (account: Address | undefined): readonly Address[] => {
  const { all, own } = useTokenDirectory();
  const held = useHeldTokens(account, all);
  const { inputToken, outputToken } = useTradeCurrencies();
  return useMemo(() => {
    const ofTicket = [inputToken, outputToken].flatMap((token) => token?.address ?? []);
    return [...new Set([...knownAddresses, ...own.keys(), ...ofTicket, ...held])];
  }, [own, held, inputToken, outputToken]);
};

/** The native coin and tokens; what is certainly not held is left out. */
const useHoldings = (account: Address | undefined): readonly Held[] => {
  const native = valueOf(useNativeBalance(account));
  const asked = useAskedTokens(account);
  const tokens = useTokens(asked);
  const balances = useTokenBalances(account, asked);
  return useMemo(() => {
    const ofTokens = asked.flatMap((address): readonly Held[] => {
      const currency = tokens.get(address);
      return currency ? [{ currency, balance: valueOf(balances.get(address) ?? idle) }] : [];
    });
    return [{ currency: nativeCurrency, balance: native }, ...ofTokens].filter(({ balance }) => balance !== 0n);
  }, [native, asked, tokens, balances]);
};

/** Balances as rows of a file; an unknown one is empty. */
const balancesFile = (held: readonly Held[]): readonly (readonly string[])[] => [
  ['token', 'address', 'balance'],
  ...held.map(({ currency, balance }) => [
    currency.symbol,
    currency.kind === 'token' ? currency.address : '',
    balance === undefined ? '' : formatExact(balance, currency.decimals),
  ]),
];

function Holdings({ account }: { readonly account: Address }): ReactElement {
  const held = useHoldings(account);
  return (
    <>
      <ExportCsv name="balances.csv" rows={() => balancesFile(held)} />
      <Table>
        <caption>
          <Trans>Balances</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Token</Trans>
            </th>
            <th scope="col" data-num="">
              <Trans>Balance</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {held.map(({ currency, balance }) => (
            <tr key={currencyId(currency)}>
              <td>
                <WithLogo>
                  <TokenLogo currency={currency} size={16} />
                  {currency.symbol}
                  {currency.kind === 'token' && <TokenMarks token={currency} />}
                </WithLogo>
              </td>
              <td
                data-num=""
                title={balance === undefined ? undefined : formatExact(balance, currency.decimals, separators)}
              >
                {balance === undefined ? '–' : formatAmount(balance, currency.decimals, separators)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

/** What the account holds of the tokens that lists or the person name. */
export function Balances({ account }: { readonly account: Address | undefined }): ReactElement {
  const { t } = useLingui();
  return (
    <PanelBody tabIndex={0} role="group" aria-label={t`Balances`}>
      {account === undefined ? (
        <NoWallet>
          <Trans>Connect a wallet to see what it holds.</Trans>
        </NoWallet>
      ) : (
        <Holdings account={account} />
      )}
    </PanelBody>
  );
}
