import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { dollarToken } from '#config/tokens/tokens.ts';
import { formatExact } from '#domain/format/formatExact.ts';
import type { RawDollars } from '#domain/prices/dollarValue.ts';
import type { Fields } from '#lib/fields.ts';
import type { TokenFacts } from '#reads/applications/useTokenFacts.ts';
import type { ApplicationView } from './useApplication.ts';

const tokenPart = ({ address, token, supply }: TokenFacts): Fields => ({
  address,
  name: token?.name,
  symbol: token?.symbol,
  decimals: token?.decimals,
  totalSupply: supply === undefined || !token ? null : formatExact(supply, token.decimals),
});

/** Whole dollars; the lower of two values that disagree. */
const dollarsText = (dollars: RawDollars | undefined): string | null =>
  dollars && dollarToken ? formatExact(dollars.raw, dollarToken.decimals) : null;

const poolPart = ({ kind, pool, liquidity }: ApplicationView): Fields =>
  kind === 'pair'
    ? { pool: pool.state === 'EXISTS' ? pool.pair : null }
    : { pools: liquidity.pools ?? null, liquidityUsdc: dollarsText(liquidity.dollars) };

/** File as sent or saved, with facts of one block. Unknown values are null. */
export const applicationFile = (view: ApplicationView): Fields => {
  const { kind, draft, tokens, blockNumber } = view;
  const [website, contact, about] = [draft.website, draft.contact, draft.about].map((text) => text.trim());
  return {
    kind,
    chainId: POLYGON_CHAIN_ID,
    tokens: tokens.map(tokenPart),
    ...poolPart(view),
    blockNumber: blockNumber ?? null,
    website,
    contact,
    about,
  };
};
