import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import { nativeCurrency } from '#config/tokens/tokens.ts';
import { formatAmount } from '#domain/format/formatAmount.ts';
import { exactText } from '#domain/format/formatExact.ts';
import type { Address } from '#domain/tokens/types.ts';
import { isSettled } from '#domain/transactions/isSettled.ts';
import { valueOf } from '#lib/loadable.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { useNativeBalance } from '#reads/wallet/useCurrencyBalance.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { useAppSelector } from '#state/hooks.ts';
import { selectTransactionsOf } from '#state/transactions/selectors.ts';
import { Icon } from '#ui/text/Icon.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { color, line, media, screenReaderOnly, space } from '#ui/theme/theme.ts';
import { PlainAccount, type PlainAccountProps } from './PlainAccount.tsx';

const NamedAccount = lazyPart(async () => (await import('./NamedAccount.tsx')).NamedAccount, PlainAccount);

const Before = styled.span`
  align-self: stretch;
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  padding-right: ${space(2)};
  border-right: ${line('border')};
`;

const Pending = styled(Before)`
  color: ${color('accent-text')};
`;

const Count = styled.span`
  display: none;
  ${media.belowDesktop} {
    display: inline;
  }
`;

const PendingWords = styled.span`
  ${media.belowDesktop} {
    ${screenReaderOnly}
  }
`;

const Native = styled(Before)`
  color: ${color('text-2')};
  ${media.belowWideTablet} {
    display: none;
  }
`;

function NativeBalance({ account }: { readonly account: Address }): ReactElement | null {
  const balance = valueOf(useNativeBalance(account));
  const mask = useMask();
  const { decimals, symbol } = nativeCurrency;
  if (balance === undefined) return null;
  return (
    <Native title={`${mask(exactText(balance, decimals))} ${symbol}`}>
      {mask(formatAmount(balance, decimals))} {symbol}
    </Native>
  );
}

function HeaderAccount({ account }: PlainAccountProps): ReactElement {
  const Shown = env.ensRegistry === undefined ? PlainAccount : NamedAccount;
  return <Shown account={account} />;
}

export function PillContent(): ReactElement {
  const { status, account } = useWallet();
  const transactions = useAppSelector((state) => selectTransactionsOf(state, POLYGON_CHAIN_ID, account));
  const pending = transactions.filter((record) => !isSettled(record)).length;
  if (!account) {
    return (
      <>
        <Icon name={status === 'watching' ? 'eye' : 'alert'} />
        <Trans>Wallet</Trans>
      </>
    );
  }
  return (
    <>
      {pending > 0 && (
        <Pending>
          <Spinner />
          <Count aria-hidden="true">{pending}</Count>
          <PendingWords>
            <Plural value={pending} one="# pending" other="# pending" />
          </PendingWords>
        </Pending>
      )}
      {status === 'watching' && <Icon name="eye" />}
      <NativeBalance account={account} />
      <HeaderAccount account={account} />
    </>
  );
}
