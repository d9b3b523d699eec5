import type { ReactElement } from 'react';
import { nativeCurrency, productToken } from '#config/tokens/tokens.ts';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Address, Currency } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { useNativeBalance } from '#reads/wallet/useCurrencyBalance.ts';
import { useTokenBalances } from '#reads/wallet/useTokenBalances.ts';
import { AddProductToken } from '../addToWallet/index.ts';
import { TokenLogo } from '../tokenLogo/index.ts';
import { BalanceBox, Balances } from './WalletParts.tsx';

const tokens: readonly Address[] = productToken ? [productToken.address] : [];

interface BalanceProps {
  readonly currency: Currency;
  readonly balance: bigint | undefined;
}

function Balance({ currency, balance }: BalanceProps): ReactElement {
  const mask = useMask();
  return (
    <BalanceBox>
      <TokenLogo currency={currency} size={32} />
      <span>
        <b translate="no">{balance === undefined ? NO_VALUE : mask(formatAmount(balance, currency.decimals))}</b>
        <small translate="no">{currency.symbol}</small>
      </span>
    </BalanceBox>
  );
}

export function AccountBalances({ account }: { readonly account: Address }): ReactElement {
  const native = valueOf(useNativeBalance(account));
  const balances = useTokenBalances(account, tokens);
  return (
    <>
      <Balances>
        <Balance currency={nativeCurrency} balance={native} />
        {productToken && (
          <Balance
            currency={productToken}
            balance={valueOf(balances.get(productToken.address) ?? { status: 'idle' })}
          />
        )}
      </Balances>
      <AddProductToken />
    </>
  );
}
