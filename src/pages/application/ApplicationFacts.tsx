import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { dollarToken } from '#config/tokens/tokens.ts';
import { NO_VALUE } from '#domain/format/noValue.ts';
import { wholeDollars } from '#domain/prices/dollarTotals.ts';
import type { DollarValue, RawDollars } from '#domain/prices/dollarValue.ts';
import type { Token } from '#domain/tokens/types.ts';
import { Dollars } from '#features/money/index.ts';
import { Reward } from '#features/rewards/index.ts';
import { AddressLink } from '#features/transactions/index.ts';
import type { TokenFacts } from '#reads/applications/useTokenFacts.ts';
import { KeyValue, type KeyValueRow } from '#ui/layout/KeyValue.tsx';
import type { ApplicationView } from './useApplication.ts';

const tokenRows = ({ token, supply }: TokenFacts): readonly KeyValueRow[] => [
  { key: 'name', label: <Trans>Name</Trans>, value: token?.name ?? NO_VALUE },
  { key: 'symbol', label: <Trans>Symbol</Trans>, value: token?.symbol ?? NO_VALUE },
  { key: 'decimals', label: <Trans>Decimals</Trans>, value: token?.decimals ?? NO_VALUE },
  { key: 'supply', label: <Trans>Total supply</Trans>, value: <Reward raw={supply} token={token} isPublic /> },
];

const wholeOf = (dollars: RawDollars | undefined): DollarValue | undefined =>
  dollars && dollarToken && wholeDollars(dollars, dollarToken.decimals);

const liquidityRows = ({ liquidity }: ApplicationView): readonly KeyValueRow[] => [
  { key: 'pools', label: <Trans>Pools with known tokens</Trans>, value: liquidity.pools ?? NO_VALUE },
  {
    key: 'liquidity',
    label: <Trans>Liquidity in them</Trans>,
    value: <Dollars value={wholeOf(liquidity.dollars)} isPublic />,
  },
];

const reserveRow = (key: string, token: Token, raw: bigint): KeyValueRow => ({
  key,
  label: <Trans>Pooled {token.symbol}</Trans>,
  value: <Reward raw={raw} token={token} isPublic />,
});

const poolRows = ({ pool, tokens }: ApplicationView): readonly KeyValueRow[] => {
  if (pool.state === 'NOT_EXISTS') return [{ key: 'pool', label: <Trans>Pool</Trans>, value: <Trans>None yet</Trans> }];
  if (pool.state !== 'EXISTS') return [{ key: 'pool', label: <Trans>Pool</Trans>, value: NO_VALUE }];
  const { pair, token0, reserve0, reserve1 } = pool.pool;
  return [
    { key: 'pool', label: <Trans>Pool</Trans>, value: <AddressLink address={pair} /> },
    ...tokens.flatMap(({ token }) =>
      token ? [reserveRow(token.address, token, token.address === token0 ? reserve0 : reserve1)] : [],
    ),
  ];
};

export function ApplicationFacts({ view }: { readonly view: ApplicationView }): ReactElement | null {
  const { kind, tokens } = view;
  const known = tokens.filter(({ token }) => token !== undefined);
  if (known.length === 0) return null;
  return (
    <>
      {known.map((facts, at) => (
        <KeyValue key={at} size={14} rows={tokenRows(facts)} />
      ))}
      {kind === 'token' && <KeyValue size={14} rows={liquidityRows(view)} />}
      {kind === 'pair' && known.length === tokens.length && <KeyValue size={14} rows={poolRows(view)} />}
    </>
  );
}
