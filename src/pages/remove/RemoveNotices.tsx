import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { formatPercent } from '../../domain/format/formatPercent.ts';
import type { Currency, Token } from '../../domain/tokens/types.ts';
import { TokenMarks } from '../../features/tokenMarks/index.ts';
import { useStandingOf } from '../../reads/useTokenStanding.ts';
import { useTollBps } from '../../reads/useTollBps.ts';
import { Banner } from '../../ui/Banner.tsx';
import { POOL_TOKEN_DIGITS, amountText, symbolOf } from './figures.ts';
import { PoolLine } from './RemoveStyles.ts';
import type { RemoveForm } from './useRemoveForm.ts';

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
  if (tollBps === 0) return null;
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

/** Nothing can be removed because nothing is in the wallet: where it is, or that there is none. */
export function NothingHeld({ form }: FormProps): ReactElement | null {
  const { account, held, position, poolToken, poolState } = form;
  const staked = position?.holding.staked;
  if (!account || held !== 0n || poolState !== 'known' || staked === undefined) return null;
  if (staked === 0n) {
    return (
      <Banner tone="info" title={<Trans>You have no part of this pool</Trans>}>
        <Trans>There is nothing to remove. Check the tokens, the exchange and the connected account.</Trans>
      </Banner>
    );
  }
  const all = amountText(staked, poolToken, POOL_TOKEN_DIGITS);
  return (
    <Banner tone="info" title={<Trans>All your pool tokens are in the rewards pool</Trans>}>
      <Trans>{all} are staked. Take them out of the rewards pool first, then they can be removed here.</Trans>
    </Banner>
  );
}

/** Part of what one has is staked: it does not count as what can be removed. */
export function PartStaked({ form }: FormProps): ReactElement | null {
  const { held, position, poolToken } = form;
  const staked = position?.holding.staked;
  if (!held || !staked) return null;
  const more = amountText(staked, poolToken, POOL_TOKEN_DIGITS);
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
