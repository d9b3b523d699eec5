import { poolTokenWords } from '#config/tokens/poolToken.ts';
import { dollarToken, knownToken, knownTokens, nativeCurrency, wrappedNative } from '#config/tokens/tokens.ts';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import type { FileUnits } from '#domain/ledger/gainFiles.ts';
import { hasDecimals } from '#domain/tokens/currency.ts';
import type { Address, Currency } from '#domain/tokens/types.ts';
import type { MovementRow } from './movementRows.ts';

export const dollarSymbol = dollarToken?.symbol ?? 'USD';

interface Asset extends Pick<MovementRow, 'market'> {
  readonly currency: Currency;
  /** True if found by a transfer: then an unlisted token has its address in its symbol. */
  readonly isMoved: boolean;
}

const isOwnPool = ({ symbol }: Currency): boolean => symbol === poolTokenWords.symbol;

const nameOf = ({ currency, market }: Asset, token: Address): string => {
  if (token === wrappedNative.address) return nativeCurrency.symbol;
  return isOwnPool(currency) ? `${currency.symbol} ${market ?? token}` : currency.symbol;
};

/** Reads each map of currencies once, because the rows of trades share one. */
export const eachCurrency = (
  rows: readonly MovementRow[],
  each: (token: Address, currency: Currency, row: MovementRow) => void,
): void => {
  const read = new Set<MovementRow['currencies']>();
  for (const row of rows) {
    if (read.has(row.currencies)) continue;
    read.add(row.currencies);
    for (const [token, currency] of row.currencies) each(token, currency, row);
  }
};

const assetsIn = (rows: readonly MovementRow[]): ReadonlyMap<Address, Asset> => {
  const assets = new Map<Address, Asset>();
  eachCurrency(rows, (token, currency, { sent, received, role, market }) => {
    const isMoved = role === undefined && (sent ?? received)?.token === token;
    const found = assets.get(token);
    if (!found || (isMoved && !found.isMoved)) assets.set(token, { currency, market, isMoved });
  });
  return assets;
};

/** The same for names that look the same to a reader or to a program without addresses. */
const likeness = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/[\p{C}\p{Z}]/gu, '')
    .toUpperCase();

/** Distinct unit for each token: a name that another token or a well-known token has gets the address. */
const unitsIn = (assets: ReadonlyMap<Address, Asset>): ReadonlyMap<Address, string> => {
  const owners = new Map<string, Set<Address>>();
  const own = (name: string, token: Address): void => {
    const key = likeness(name);
    owners.set(key, (owners.get(key) ?? new Set()).add(token));
  };
  own(nativeCurrency.symbol, wrappedNative.address);
  for (const { symbol, address } of knownTokens) own(symbol, address);
  for (const [token, asset] of assets) own(nameOf(asset, token), token);
  return new Map(
    [...assets].map(([token, asset]) => {
      const name = nameOf(asset, token);
      const isShared = (owners.get(likeness(name))?.size ?? 0) > 1 && !knownToken(token);
      return [token, isShared ? `${name} ${shortenAddress(token)}` : name];
    }),
  );
};

/** Distinct unit for each token in the files. The native coin and its wrapper are one asset. */
export const unitsOf = (rows: readonly MovementRow[]): FileUnits => {
  const assets = assetsIn(rows);
  const units = unitsIn(assets);
  return {
    unitOf: (token) => units.get(token) ?? (token === wrappedNative.address ? nativeCurrency.symbol : token),
    decimalsOf: (token) => {
      const currency = assets.get(token)?.currency ?? (token === wrappedNative.address ? nativeCurrency : undefined);
      return currency && hasDecimals(currency) ? currency.decimals : undefined;
    },
    dollar: { symbol: dollarSymbol, decimals: dollarToken?.decimals ?? 0 },
  };
};
