import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { Reward } from '#features/rewards/index.ts';
import { TokenLogo } from '#features/tokenLogo/index.ts';
import { NoAccount } from '#features/wallet/index.ts';
import { useHeldDeposits, type HeldDeposits } from '#reads/book/useHeldDeposits.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { line, space } from '#ui/theme/theme.ts';
import type { DepositForm } from './useDepositForm.ts';

const listHeight = '160px';

const List = styled.ul`
  display: grid;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
    padding: ${space(2, 0)};
    border-bottom: ${line('border-subtle')};
  }
  & > li > span {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

function State({ held }: { readonly held: HeldDeposits }): ReactElement | null {
  const { deposits, isComplete, isFailed } = held;
  if (isFailed) {
    return (
      <EmptyState icon="alert" title={<Trans>Couldn't load all deposits</Trans>}>
        <Trans>The node didn't respond. Retrying with each new block; your deposits are not affected.</Trans>
      </EmptyState>
    );
  }
  if (deposits.length > 0) return null;
  if (!isComplete) {
    return (
      <div aria-busy="true">
        <Skeleton $height={listHeight} />
      </div>
    );
  }
  return (
    <EmptyState icon="wallet" title={<Trans>No deposits</Trans>}>
      <Trans>Tokens from orders cancelled in two steps, and those you deposit here, appear in this list.</Trans>
    </EmptyState>
  );
}

export function HeldList({ form }: { readonly form: DepositForm }): ReactElement {
  const { t } = useLingui();
  const { account } = useWallet();
  const held = useHeldDeposits(account);
  if (account === undefined) {
    return (
      <NoAccount>
        <Trans>Connect a wallet to see your deposits.</Trans>
      </NoAccount>
    );
  }
  return (
    <>
      <List aria-label={t`Your deposits`}>
        {held.deposits.map(({ token, amount }) => {
          const symbol = shortenSymbol(token.symbol);
          const choose = (): void => {
            form.setMode('withdraw');
            form.pick(token);
          };
          return (
            <li key={token.address}>
              <span>
                <TokenLogo currency={token} size={24} />
                <Reward raw={amount} token={token} />
              </span>
              <Button size="sm" variant="outline" aria-label={t`Withdraw ${symbol}`} onClick={choose}>
                <Trans>Withdraw</Trans>
              </Button>
            </li>
          );
        })}
      </List>
      <State held={held} />
    </>
  );
}
