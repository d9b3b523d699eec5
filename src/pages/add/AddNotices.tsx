import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { DEFAULT_EXCHANGE_ID } from '#config/exchangeRule.ts';
import { firstMintProblem } from '#config/firstMint.ts';
import { removePath } from '#config/paths.ts';
import { formatPercent } from '#domain/format/formatPercent.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { addressFault } from '#domain/tokens/addressFault.ts';
import type { Token } from '#domain/tokens/types.ts';
import { TokenCheck } from '#features/tokenCheck/index.ts';
import { AddressLink } from '#features/explorer/index.ts';
import { AddressFault, WrongId } from '#features/addressFault/index.ts';
import { useTokenStatusOf } from '#reads/tokens/useTokenStatus.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { Line } from './AddStyles.ts';
import type { AddForm } from './useAddForm.ts';
import type { AddSideView } from './useAddSides.ts';

interface FormProps {
  readonly form: AddForm;
}

const sidesOf = ({ a, b }: AddForm): readonly AddSideView[] => [a, b];

function RemoveLink({ form }: FormProps): ReactElement | null {
  const { address, held, account, exchange } = form;
  if (!account || held === 0n || address.idA === null || address.idB === null) return null;
  const other = exchange.id === DEFAULT_EXCHANGE_ID ? undefined : exchange.id;
  return (
    <Line>
      <RouteLink to={removePath(address.idA, address.idB, other)}>
        <Trans>Remove Liquidity</Trans>
      </RouteLink>
    </Line>
  );
}

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
          <Trans>The form uses {form.exchange.name} instead.</Trans>
        </Banner>
      )}
      {sidesOf(form).map(({ id, isWrong }) =>
        id !== null && isWrong ? (
          <Banner key={id} tone="danger" role="alert" title={<WrongId id={id} />}>
            {addressFault(id) ? (
              <AddressFault text={id} />
            ) : (
              <Trans>A link names a token by its address, or ETH for MATIC. Choose a token in the form.</Trans>
            )}
          </Banner>
        ) : null,
      )}
    </>
  );
}

export function MuteTokens({ form }: FormProps): ReactElement {
  return (
    <>
      {sidesOf(form).map(({ id, isMute, token }) => {
        const isAlone = form.address.idB === null;
        if (id === null || !isMute || !token || (form.poolExists === undefined && !isAlone)) return null;
        const address = <AddressLink address={token.address} />;
        return form.poolExists ? (
          <Banner
            key={id}
            tone="warning"
            role="status"
            title={<Trans>{shortenSymbol(token.symbol)} doesn't report its decimals</Trans>}
          >
            <Trans>You can't enter an amount of {address}, so you can't add to its pool here.</Trans>
            <RemoveLink form={form} />
          </Banner>
        ) : (
          <Banner key={id} tone="danger" role="alert" title={<Trans>There is no token at “{id}”</Trans>}>
            <Trans>That contract doesn't report its decimals. Check the address, or choose a token in the form.</Trans>
          </Banner>
        );
      })}
    </>
  );
}

/** Source: 000 §8. */
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
      <RemoveLink form={form} />
    </Banner>
  );
}

function UnlistedToken({ token }: { readonly token: Token }): ReactElement {
  const { confusedWith } = useTokenStatusOf()(token);
  const symbol = shortenSymbol(token.symbol);
  return (
    <>
      <Banner tone={confusedWith ? 'danger' : 'warning'} role="status">
        {confusedWith ? (
          <Trans>
            {symbol} looks like {confusedWith.symbol} but is another token: <AddressLink address={token.address} />
          </Trans>
        ) : (
          <Trans>
            {symbol} <AddressLink address={token.address} /> doesn't appear on the token whitelist. A token's creator
            can empty its pool.
          </Trans>
        )}
      </Banner>
      <TokenCheck token={token} />
    </>
  );
}

export function UnlistedTokens({ form }: FormProps): ReactElement {
  return (
    <>
      {sidesOf(form).map(
        ({ unlistedToken }) => unlistedToken && <UnlistedToken key={unlistedToken.address} token={unlistedToken} />,
      )}
    </>
  );
}

export function TransferFees({ form }: FormProps): ReactElement {
  return (
    <>
      {sidesOf(form).map(({ token, transferFeeBps }) =>
        token && transferFeeBps ? (
          <Banner
            key={token.address}
            tone="warning"
            role="status"
            title={<Trans>{shortenSymbol(token.symbol)} charges a transfer fee</Trans>}
          >
            <Trans>
              The token charges {formatPercent(transferFeeBps)} on every transfer, also when you remove it. You receive
              pool tokens for the amount that arrives; the other token is taken in full.
            </Trans>
          </Banner>
        ) : null,
      )}
    </>
  );
}
