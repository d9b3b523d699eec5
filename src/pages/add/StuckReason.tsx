import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { AddressLink } from '#features/transactions/index.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import type { AddForm } from './useAddForm.ts';

interface FormProps {
  readonly form: AddForm;
}

export function StuckReason({ form }: FormProps): ReactElement | null {
  const { facing, poolState, a, b } = form;
  if (!facing || poolState !== 'stuck' || !a.token || !b.token) return null;
  const { pair, reserve0, reserve1 } = facing.pool;
  const [symbolA, symbolB] = [shortenSymbol(a.token.symbol), shortenSymbol(b.token.symbol)];
  if (reserve0 === 0n && reserve1 === 0n) {
    return (
      <Banner tone="danger" role="status" title={<Trans>The pool has lost both its tokens</Trans>}>
        <Trans>
          Pool tokens still exist, so nothing can be added now. To reopen the pool, somebody must send some {symbolA}{' '}
          and {symbolB} to the pair <AddressLink address={pair} /> and call its function sync; their ratio sets the
          price and they belong to the holders of its pool tokens.
        </Trans>
      </Banner>
    );
  }
  const isAThere = reserve0 > 0n === facing.isAToken0;
  const [there, missing] = isAThere ? [symbolA, symbolB] : [symbolB, symbolA];
  return (
    <Banner tone="danger" role="status" title={<Trans>The pool holds {there} but none of the other token</Trans>}>
      <Trans>
        Liquidity can't be added now. To reopen the pool, somebody must send some {missing} to the pair{' '}
        <AddressLink address={pair} /> and call its function sync; the amounts then set the price.
      </Trans>
    </Banner>
  );
}
