import { Plural, Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import type { Token, TokenProblem } from '#domain/tokens/types.ts';
import { valueOf, type Loadable } from '#lib/loadable.ts';
import { usePoolLiquidity } from '#reads/pools/usePoolLiquidity.ts';
import { useTokenStatus } from '#reads/tokens/useTokenStatus.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Chip } from '#ui/fields/Chip.tsx';
import { KeyValue } from '#ui/layout/KeyValue.tsx';
import { ShortDollars } from '../../money/index.ts';
import { TokenCheck } from '../../tokenCheck/index.ts';
import { TokenLogo } from '../../tokenLogo/index.ts';
import { AddressLink } from '../../transactions/index.ts';
import { Details, Names, Row } from './ManageStyles.ts';
import { useAppSelector } from '#state/hooks.ts';
import { standIns } from '#state/lists/slice.ts';

const useListNames = (token: Token): readonly string[] => {
  const { sources } = useTokenStatus(token);
  const byUrl = useAppSelector(({ lists }) => lists.byUrl);
  return sources.flatMap((url) => byUrl[url]?.current?.name ?? standIns.get(url)?.name ?? []);
};

function Source({ token }: { readonly token: Token }): ReactElement {
  const [list] = useListNames(token);
  return list === undefined ? (
    <Chip tone="warning" icon="warning">
      <Trans>Unknown Source</Trans>
    </Chip>
  ) : (
    <Chip>
      <Trans>via {list} token list</Trans>
    </Chip>
  );
}

function Liquidity({ token }: { readonly token: Token }): ReactElement {
  const { dollars, pools } = usePoolLiquidity(token.address);
  if (pools === 0) return <Trans>No pool with a major token</Trans>;
  return <ShortDollars value={dollars} />;
}

interface TokenToImportProps {
  readonly token: Token;
  readonly onChain: Loadable<Token, TokenProblem> | undefined;
}

function Difference({ token, onChain }: TokenToImportProps): ReactElement | null {
  const chainToken = onChain && valueOf(onChain);
  if (onChain?.status === 'failed') {
    return (
      <Banner tone="danger" role="alert">
        {onChain.error.code === 'unread' ? (
          <Trans>Couldn't load the token from the chain. You can import it once it loads.</Trans>
        ) : (
          <Trans>This address is not a valid token, so it can't be imported.</Trans>
        )}
      </Banner>
    );
  }
  if (!chainToken || (chainToken.decimals === token.decimals && chainToken.symbol === shortenSymbol(token.symbol))) {
    return null;
  }
  const { symbol, decimals } = chainToken;
  return (
    <Banner tone="warning">
      <Trans>
        The list disagrees with the token's contract, which reports {symbol} and{' '}
        <Plural value={decimals} one="# decimal" other="# decimals" />. Amounts follow the contract.
      </Trans>
    </Banner>
  );
}

function Status({ token }: { readonly token: Token }): ReactElement {
  const { confusedWith, unsupported } = useTokenStatus(token);
  const symbol = shortenSymbol(token.symbol);
  return (
    <>
      {unsupported && (
        <Banner tone="danger" title={<Trans>Unsupported Asset</Trans>}>
          <Trans>
            Some assets may not work with the smart contracts or cannot be traded for legal reasons. This one cannot be
            imported.
          </Trans>
        </Banner>
      )}
      {confusedWith && (
        <Banner tone="danger">
          <Trans>
            {symbol} looks like {confusedWith.symbol} but is another token.
          </Trans>
        </Banner>
      )}
    </>
  );
}

export function TokenToImport({ token, onChain }: TokenToImportProps): ReactElement {
  const address = <AddressLink address={token.address} />;
  const decimals = onChain && valueOf(onChain)?.decimals;
  return (
    <Details as="section" aria-label={token.symbol}>
      <Row>
        <TokenLogo currency={token} size={36} />
        <Names>
          <strong translate="no">{shortenSymbol(token.symbol)}</strong>
          <small>{token.name}</small>
        </Names>
        <Source token={token} />
      </Row>
      <KeyValue
        rows={[
          { key: 'address', label: <Trans>Address</Trans>, value: address },
          { key: 'decimals', label: <Trans>Decimals</Trans>, value: decimals ?? NO_VALUE },
          { key: 'liquidity', label: <Trans>Pool liquidity</Trans>, value: <Liquidity token={token} /> },
        ]}
      />
      <Status token={token} />
      <Difference token={token} onChain={onChain} />
      <TokenCheck token={token} />
    </Details>
  );
}
