import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatPercent } from '../../domain/format/formatPercent.ts';
import type { Currency, Token } from '../../domain/tokens/types.ts';
import { poolTokensText } from '../../features/position/index.ts';
import { TokenMarks } from '../../features/tokenMarks/index.ts';
import { AddressLink } from '../../features/transactions/index.ts';
import { useStandingOf } from '../../reads/useTokenStanding.ts';
import { useTollBps } from '../../reads/useTollBps.ts';
import { useMask } from '../../reads/useMask.ts';
import { Banner } from '../../ui/Banner.tsx';
import { symbolOf } from './figures.ts';
import { PoolLine } from './RemoveStyles.ts';
import type { RemoveForm } from './useRemoveForm.ts';
import type { RemovePool } from './useRemovePool.ts';

interface FormProps {
  readonly form: RemoveForm;
}

/** Where it is taken from, and of tokens that are not just like any other what is known; it keeps nobody from leaving. */
export function RemovedTokens({ form }: FormProps): ReactElement | null {
  const { a, b, exchange, poolState } = form;
  const standing = useStandingOf();
  if (poolState === 'invalid' || !a.currency || !b.currency) return null;
  const marked = [a.currency, b.currency].filter((currency): currency is Token => {
    if (currency.kind === 'native') return false;
    const { whitelisted, unsupported, lookAlike } = standing(currency);
    return !whitelisted || unsupported || lookAlike !== undefined;
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

function Toll({ currency }: { readonly currency: Currency | undefined }): ReactElement | null {
  const standing = useStandingOf();
  const stranger = currency?.kind === 'token' && !standing(currency).whitelisted ? currency : undefined;
  const tollBps = useTollBps(stranger?.address);
  if (!tollBps) return null;
  return (
    <Banner tone="warning" role="status" title={<Trans>Less {symbolOf(currency)} arrives than the pool pays</Trans>}>
      <Trans>The token keeps {formatPercent(tollBps)} of every transfer.</Trans>
    </Banner>
  );
}

/** Of a token that keeps a part of every transfer less arrives than is shown. */
export function Tolls({ form }: { readonly form: Pick<RemoveForm, 'a' | 'b'> }): ReactElement {
  return (
    <>
      <Toll currency={form.a.currency} />
      <Toll currency={form.b.currency} />
    </>
  );
}

interface NoWayProps {
  readonly form: RemovePool & Pick<RemoveForm, 'exchange'>;
}

/** Nothing can be removed here, whoever asks: why, and what stays possible. */
export function NoWayHere({ form }: NoWayProps): ReactElement | null {
  const { poolState, poolToken, pool, isAToken0, exchange, a, b } = form;
  if (!poolToken || !pool) return null;
  if (poolState === 'elsewhere') {
    return (
      <Banner tone="warning" role="status" title={<Trans>Liquidity is removed on {exchange.name} itself</Trans>}>
        <Trans>
          Its router <AddressLink address={exchange.router} /> is not one that this page can call. Your pool tokens stay
          yours: take them out on the pages of {exchange.name}, or by its router. The pool is{' '}
          <AddressLink address={poolToken.address} />.
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
        It pays out both tokens or none. Your pool tokens stay yours, and they pay again once somebody sends a little{' '}
        {symbols} to the pair <AddressLink address={poolToken.address} /> and calls its function sync.
      </Trans>
    </Banner>
  );
}

/** Nothing can be removed because nothing is in the wallet: where it is, or that there is none. */
export function NothingHeld({ form }: FormProps): ReactElement | null {
  const mask = useMask();
  const { account, held, position, poolState } = form;
  const staked = position?.holding.staked;
  if (!account || held !== 0n || poolState !== 'known' || staked === undefined) return null;
  if (staked === 0n) {
    return (
      <Banner tone="info" title={<Trans>You have no part of this pool</Trans>}>
        <Trans>There is nothing to remove. Check the tokens, the exchange and the connected account.</Trans>
      </Banner>
    );
  }
  const all = mask(poolTokensText(staked));
  return (
    <Banner tone="info" title={<Trans>All your pool tokens are in the rewards pool</Trans>}>
      <Trans>{all} are staked. Take them out of the rewards pool first, then they can be removed here.</Trans>
    </Banner>
  );
}

/** Part of what one has is staked: it does not count as what can be removed. */
export function PartStaked({ form }: FormProps): ReactElement | null {
  const mask = useMask();
  const { held, position } = form;
  const staked = position?.holding.staked;
  if (!held || !staked) return null;
  const more = mask(poolTokensText(staked));
  return (
    <PoolLine>
      <Trans>{more} more are in the rewards pool. The percentage counts only what is in your wallet.</Trans>
    </PoolLine>
  );
}

/** There is no signature to be had here. */
export function ApproveInstead({ form }: FormProps): ReactElement | null {
  const { permission, approval } = form;
  if (permission.state !== 'impossible' || approval.state === 'approved') return null;
  return (
    <Banner tone="info" role="status" title={<Trans>A signature is not possible here</Trans>}>
      <Trans>
        This wallet or this pool does not take one. Approve the pool tokens instead: one more transaction, then Remove.
      </Trans>
    </Banner>
  );
}
