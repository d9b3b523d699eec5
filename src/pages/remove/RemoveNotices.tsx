import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { isUnknownId } from '#domain/tokens/currency.ts';
import { addressFault } from '#domain/tokens/addressFault.ts';
import type { Currency, Token } from '#domain/tokens/types.ts';
import { poolTokensText } from '#features/position/index.ts';
import { TokenMarks } from '#features/tokenMarks/index.ts';
import { AddressLink } from '#features/transactions/index.ts';
import { AddressFault, WrongId } from '#features/addressFault/index.ts';
import { useTokenStatusOf } from '#reads/tokens/useTokenStatus.ts';
import { useOutputFee } from '#reads/tokens/useOutputFee.ts';
import { useMask } from '#reads/wallet/useMask.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { symbolOf } from './symbolOf.ts';
import type { RemoveAddress } from './removeAddress.ts';
import { PoolLine } from './RemoveStyles.ts';
import type { RemoveForm } from './useRemoveForm.ts';
import type { RemovePool } from './useRemovePool.ts';

interface FormProps {
  readonly form: RemoveForm;
}

export function UnknownIds({ address: { idA, idB } }: { readonly address: RemoveAddress }): ReactElement {
  return (
    <>
      {[...new Set([idA, idB])].filter(isUnknownId).map((id) => (
        <Banner key={id} tone="danger" role="alert" title={<WrongId id={id} />}>
          {addressFault(id) ? (
            <AddressFault text={id} />
          ) : (
            <Trans>Check the address, or choose one of your positions.</Trans>
          )}
        </Banner>
      ))}
    </>
  );
}

/** Liquidity of unusual tokens can be removed. */
export function RemovedTokens({ form }: FormProps): ReactElement | null {
  const { a, b, exchange, poolState } = form;
  const status = useTokenStatusOf();
  if (poolState === 'invalid' || !a.currency || !b.currency) return null;
  const marked = [a.currency, b.currency].filter((currency): currency is Token => {
    if (currency.kind === 'native') return false;
    const { whitelisted, unsupported, confusedWith } = status(currency);
    return !whitelisted || unsupported || confusedWith !== undefined;
  });
  const [symbolA, symbolB] = [symbolOf(a.currency), symbolOf(b.currency)];
  return (
    <>
      <PoolLine>
        <Trans>
          From the pool of {symbolA} and {symbolB} on {exchange.name}
        </Trans>
      </PoolLine>
      {marked.map((token) => (
        <PoolLine key={token.address}>
          {symbolOf(token)} <TokenMarks token={token} />
        </PoolLine>
      ))}
    </>
  );
}

function TransferFee({ currency }: { readonly currency: Currency | undefined }): ReactElement | null {
  const transferFeeBps = useOutputFee(currency);
  if (!transferFeeBps) return null;
  return (
    <Banner tone="warning" role="status" title={<Trans>{symbolOf(currency)} charges a transfer fee</Trans>}>
      <Trans>
        It takes {formatPercent(transferFeeBps)} of every transfer. What you receive and the minimum are shown after it.
      </Trans>
    </Banner>
  );
}

export function TransferFees({ form }: { readonly form: Pick<RemoveForm, 'a' | 'b'> }): ReactElement {
  return (
    <>
      <TransferFee currency={form.a.currency} />
      <TransferFee currency={form.b.currency} />
    </>
  );
}

interface NoWayProps {
  readonly form: RemovePool & Pick<RemoveForm, 'exchange'>;
}

export function NoWayHere({ form }: NoWayProps): ReactElement | null {
  const { poolState, poolToken, pool, isAToken0, exchange, a, b } = form;
  if (!poolToken || !pool) return null;
  if (poolState === 'elsewhere') {
    return (
      <Banner tone="warning" role="status" title={<Trans>Remove liquidity on {exchange.name} itself</Trans>}>
        <Trans>
          This page can't use its router <AddressLink address={exchange.router} />. Remove on {exchange.name}'s own site
          or through its router; the pool is <AddressLink address={poolToken.address} />.
        </Trans>
      </Banner>
    );
  }
  if (poolState !== 'stuck') return null;
  const isAMissing = (isAToken0 ? pool.reserve0 : pool.reserve1) === 0n;
  const isBMissing = (isAToken0 ? pool.reserve1 : pool.reserve0) === 0n;
  const symbols = [isAMissing ? symbolOf(a.token) : '', isBMissing ? symbolOf(b.token) : ''].filter(Boolean).join(', ');
  return (
    <Banner tone="danger" role="status" title={<Trans>The pool holds no {symbols}</Trans>}>
      <Trans>
        A pool pays out both tokens or none. Removing works again once somebody sends some {symbols} to the pair{' '}
        <AddressLink address={poolToken.address} /> and calls its function sync.
      </Trans>
    </Banner>
  );
}

export function NothingHeld({ form }: FormProps): ReactElement | null {
  const mask = useMask();
  const { account, held, position, poolState, unstake } = form;
  const staked = position?.holding.staked;
  if (!account || held !== 0n || poolState !== 'known' || staked === undefined) return null;
  if (staked === 0n) {
    return (
      <Banner tone="info" title={<Trans>You have no liquidity in this pool</Trans>}>
        <Trans>There is nothing to remove. Check the tokens, the exchange and the connected account.</Trans>
      </Banner>
    );
  }
  if (unstake.isIncluded) return null;
  const all = mask(poolTokensText(staked));
  return (
    <Banner tone="info" title={<Trans>All your pool tokens are in the rewards pool</Trans>}>
      <Trans>{all} are staked. Include them below to withdraw and remove them.</Trans>
    </Banner>
  );
}

export function ApproveInstead({ form }: FormProps): ReactElement | null {
  const { permission, approval } = form;
  if (permission.state !== 'impossible' || approval.state === 'approved') return null;
  return (
    <Banner tone="info" role="status" title={<Trans>Signing is not supported here</Trans>}>
      <Trans>This wallet or pool doesn't support it. Approve the pool tokens instead, then remove.</Trans>
    </Banner>
  );
}
