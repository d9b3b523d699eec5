import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { firstMintProblem } from '../../config/firstMint.ts';
import { formatPercent } from '../../domain/format/formatPercent.ts';
import { shortenAddress } from '../../domain/format/shortenAddress.ts';
import { shortenSymbol } from '../../domain/format/shortenSymbol.ts';
import type { Address, Token } from '../../domain/tokens/types.ts';
import { TokenCheck } from '../../features/tokenCheck/index.ts';
import { explorerLink } from '../../features/transactions/index.ts';
import { useStandingOf } from '../../reads/useTokenStanding.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Line } from './AddStyles.ts';
import { isUnknownId } from './addAddress.ts';
import type { AddForm } from './useAddForm.ts';
import type { AddSideView } from './useAddSides.ts';

interface FormProps {
  readonly form: AddForm;
}

const sidesOf = ({ a, b }: AddForm): readonly AddSideView[] => [a, b];

function AddressLink({ address }: { readonly address: Address }): ReactElement {
  return (
    <ExternalLink href={explorerLink('address', address)} label={address}>
      {shortenAddress(address)}
    </ExternalLink>
  );
}

/** What the address of the page names but is not there, each with the way out, and what is wrong with the setup. */
export function AddressProblems({ form }: FormProps): ReactElement {
  const { exchange, exchangeId } = form.address;
  return (
    <>
      {firstMintProblem !== undefined && (
        <Banner tone="danger" role="alert">
          {firstMintProblem}
        </Banner>
      )}
      {!exchange && (
        <Banner tone="danger" role="alert" title={<Trans>Liquidity cannot be added on “{exchangeId}”</Trans>}>
          <Trans>The form is for {form.exchange.name} instead.</Trans>
        </Banner>
      )}
      {sidesOf(form).map(({ id, isWrong }) =>
        id !== null && isWrong ? (
          <Banner key={id} tone="danger" role="alert" title={<Trans>There is no token at “{id}”</Trans>}>
            {isUnknownId(id) ? (
              <Trans>An address names a currency by ETH or by a token address. Choose a token in the form.</Trans>
            ) : (
              <Trans>Check the address, or choose a token in the form.</Trans>
            )}
          </Banner>
        ) : null,
      )}
    </>
  );
}

/** The panel of assets that are not to be traded (spec section 8). */
export function UnsupportedAssets({ form }: FormProps): ReactElement | null {
  const tokens = sidesOf(form).flatMap(({ isUnsupported, token }) => (isUnsupported && token ? [token] : []));
  if (tokens.length === 0) return null;
  return (
    <Banner tone="danger" role="status" title={<Trans>Unsupported Asset</Trans>}>
      <Trans>Some assets may not work with the smart contracts or cannot be traded for legal reasons.</Trans>
      {tokens.map(({ address, symbol }) => (
        <Line key={address}>
          {shortenSymbol(symbol)} <AddressLink address={address} />
        </Line>
      ))}
    </Banner>
  );
}

function Stranger({ token }: { readonly token: Token }): ReactElement {
  const { lookAlike } = useStandingOf()(token);
  const symbol = shortenSymbol(token.symbol);
  return (
    <>
      <Banner tone={lookAlike ? 'danger' : 'warning'} role="status">
        {lookAlike ? (
          <Trans>
            {symbol} looks like {lookAlike.symbol} but is another token: <AddressLink address={token.address} />
          </Trans>
        ) : (
          <Trans>
            {symbol} <AddressLink address={token.address} /> doesn't appear on the token whitelist. Whoever makes a
            token can empty its pool.
          </Trans>
        )}
      </Banner>
      <TokenCheck token={token} />
    </>
  );
}

/** Tokens the white list does not have, and what the chain says of them. */
export function Strangers({ form }: FormProps): ReactElement {
  return <>{sidesOf(form).map(({ stranger }) => stranger && <Stranger key={stranger.address} token={stranger} />)}</>;
}

/** Of a token that keeps a part of every transfer less arrives in the pool than is sent. */
export function Tolls({ form }: FormProps): ReactElement {
  return (
    <>
      {sidesOf(form).map(({ token, tollBps }) =>
        token && tollBps > 0 ? (
          <Banner
            key={token.address}
            tone="warning"
            role="status"
            title={<Trans>Less {shortenSymbol(token.symbol)} arrives than you send</Trans>}
          >
            <Trans>
              The token keeps {formatPercent(tollBps)} of every transfer, also when you take it out again. The pool
              tokens are counted from what arrives, and the other token is taken in full.
            </Trans>
          </Banner>
        ) : null,
      )}
    </>
  );
}

/** Who supplies first sets the price. */
export function FirstSupply(): ReactElement {
  return (
    <Banner tone="info" title={<Trans>You set the price</Trans>}>
      <Trans>
        Nothing stands in this pool, so the ratio of your two amounts becomes its price. Where it is not the market's,
        others trade against you until it is. The first 1,000 smallest units of pool tokens stay locked forever.
      </Trans>
    </Banner>
  );
}

/** What somebody left in a pair that nobody has supplied yet binds whoever comes first. */
export function LeftInPair({ form }: FormProps): ReactElement | null {
  const { facing, a, b } = form;
  if (!facing || !a.currency || !b.currency) return null;
  const { pair, reserve0, reserve1, totalSupply } = facing.pool;
  if (reserve0 === 0n && reserve1 === 0n) return null;
  if (reserve0 > 0n && reserve1 > 0n) {
    return totalSupply > 0n ? null : (
      <Banner tone="warning" role="status" title={<Trans>Nobody has supplied this pool, but it holds tokens</Trans>}>
        <Trans>
          Somebody sent them to the pair <AddressLink address={pair} />. The router takes yours at the price they have
          there, so check it before you supply.
        </Trans>
      </Banner>
    );
  }
  const isAThere = reserve0 > 0n === facing.isAToken0;
  const [there, missing] = isAThere ? [a.currency, b.currency] : [b.currency, a.currency];
  return (
    <Banner
      tone="danger"
      role="status"
      title={<Trans>The pool holds {shortenSymbol(there.symbol)} but nothing of the other token</Trans>}
    >
      <Trans>
        The router adds nothing beside that. Whoever sends a little {shortenSymbol(missing.symbol)} to the pair{' '}
        <AddressLink address={pair} /> and calls its function sync opens it again; what stands there is the price then.
      </Trans>
    </Banner>
  );
}
