import { Plural, Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { explorerLinkOn } from '#config/chainTable.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { countTrends } from '#domain/history/trendLines.ts';
import { countValues } from '#domain/ledger/valueTexts.ts';
import type { FileToken, OwnThings } from '#domain/tokens/ownFile.ts';
import { valueOf } from '#lib/loadable.ts';
import { useChainTokens } from '#reads/tokens/useChainTokens.ts';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Button } from '#ui/fields/Button.tsx';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { Actions, Agreement, Names } from './SettingsStyles.ts';

/** Skips tokens whose decimals differ from the contract's. */
const useChecked = (tokens: readonly FileToken[]) => {
  const here = tokens.flatMap(({ chainId, address }) => (chainId === POLYGON_CHAIN_ID ? [address] : []));
  const chainTokens = useChainTokens(here);
  return {
    isReading: here.some((address) => chainTokens.get(address)?.status === 'loading'),
    usable: tokens.flatMap((token) => {
      if (token.chainId !== POLYGON_CHAIN_ID) return [token];
      const chainToken = valueOf(chainTokens.get(token.address) ?? { status: 'idle' });
      return chainToken ? [{ ...token, decimals: chainToken.decimals }] : [];
    }),
  };
};

const nameOf = ({ symbol, address }: FileToken): string =>
  symbol === undefined ? shortenAddress(address) : `${symbol} ${shortenAddress(address)}`;

function TokenName({ token }: { readonly token: FileToken }): ReactElement {
  const href = explorerLinkOn(token.chainId, 'address', token.address);
  const name = nameOf(token);
  return href === undefined ? <>{name}</> : <ExternalLink href={href}>{name}</ExternalLink>;
}

function Contents({
  tokens,
  lists,
  keys = {},
  values = {},
  drawings = {},
  layouts = [],
  ladders = [],
  charts,
}: OwnThings): ReactElement {
  return (
    <>
      <p>
        <Plural value={tokens.length} one="# token" other="# tokens" />,{' '}
        <Plural value={lists.length} one="# list to add:" other="# lists to add:" />
      </p>
      {Object.keys(keys).length > 0 && (
        <p>
          <Plural value={Object.keys(keys).length} one="# key of the trade page" other="# keys of the trade page" />
        </p>
      )}
      {countValues(values) > 0 && (
        <p>
          <Plural value={countValues(values)} one="# cost of a movement" other="# costs of movements" />
        </p>
      )}
      {countTrends(drawings) > 0 && (
        <p>
          <Plural value={countTrends(drawings)} one="# line on a chart" other="# lines on charts" />
        </p>
      )}
      {layouts.length > 0 && (
        <p>
          <Plural value={layouts.length} one="# layout of the trade page" other="# layouts of the trade page" />
        </p>
      )}
      {ladders.length > 0 && (
        <p>
          <Plural value={ladders.length} one="# template of scale orders" other="# templates of scale orders" />
        </p>
      )}
      {charts && (
        <p>
          <Plural value={charts.count} one="# chart of the chart page" other="# charts of the chart page" />
        </p>
      )}
      <Names>
        {tokens.map((token) => (
          <li key={`${token.chainId} ${token.address}`}>
            <TokenName token={token} />
          </li>
        ))}
        {lists.map(({ url }) => (
          <li key={url}>{url}</li>
        ))}
      </Names>
    </>
  );
}

interface FileOfferProps {
  readonly things: OwnThings;
  readonly leftOut: number;
  readonly onAdd: (things: OwnThings) => void;
  readonly onCancel: () => void;
}

export function FileOffer({ things, leftOut, onAdd, onCancel }: FileOfferProps): ReactElement {
  const { tokens } = things;
  const [isUnderstood, setUnderstood] = useState(false);
  const { isReading, usable } = useChecked(tokens);
  const silent = tokens.length - usable.length;
  return (
    <>
      <Contents {...things} />
      {leftOut > 0 && (
        <p>
          <Plural
            value={leftOut}
            one="# entry was skipped: it is not valid."
            other="# entries were skipped: they are not valid."
          />
        </p>
      )}
      {!isReading && silent > 0 && (
        <p>
          <Plural
            value={silent}
            one="# token was skipped: no valid token at its address."
            other="# tokens were skipped: no valid tokens at their addresses."
          />
        </p>
      )}
      <Banner tone="danger" title={<Trans>Import at your own risk</Trans>}>
        <Trans>
          Anyone can create tokens and lists, including fakes. If you buy a token from them, you may not be able to sell
          it back.
        </Trans>
      </Banner>
      <Agreement>
        <input type="checkbox" checked={isUnderstood} onChange={(event) => setUnderstood(event.target.checked)} />
        <Trans>I understand</Trans>
      </Agreement>
      <Actions>
        <Button
          variant="primary"
          disabled={!isUnderstood}
          loading={isReading}
          onClick={() => onAdd({ ...things, tokens: usable })}
        >
          <Trans>Add them</Trans>
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </Actions>
    </>
  );
}
