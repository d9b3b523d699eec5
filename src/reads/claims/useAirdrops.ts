import useSWR from 'swr';
import { erc20 } from '#chain/abis/erc20.ts';
import { merkleDistributor } from '#chain/abis/merkleDistributor.ts';
import type { AirdropConfig } from '#config/airdropRule.ts';
import { POLYGON_CHAIN_ID } from '#config/chains.ts';
import { env } from '#config/env.ts';
import type { AirdropEntry } from '#domain/airdrop/claimFiles.ts';
import { rootOf } from '#domain/airdrop/merkleRoot.ts';
import type { Call } from '#domain/multicall/types.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import type { Result } from '#lib/result.ts';
import { fetchAirdropEntry, type EntryProblem } from '#stores/fetchAirdropEntry.ts';
import { ONCE, useCalls } from '../calls/useCalls.ts';
import { usePoolTokens } from '../pools/usePoolTokens.ts';
import { decodedValue } from '../calls/decodedValue.ts';

type AirdropState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: EntryProblem }
  | { readonly kind: 'forged' }
  | {
      readonly kind: 'open' | 'claimed';
      readonly entry: AirdropEntry;
      readonly token: Token;
      readonly held: bigint | undefined;
    };

export interface Airdrop {
  readonly config: AirdropConfig;
  readonly state: AirdropState;
}

interface Airdrops {
  readonly airdrops: readonly Airdrop[];
  readonly retry: () => void;
}

type Entries = readonly Result<AirdropEntry, EntryProblem>[];

/** Tokens can be claimed on one chain only. */
const lookedUp: readonly AirdropConfig[] = env.claimChainId === POLYGON_CHAIN_ID ? env.airdrops : [];

const fetchEntries = ([, account]: readonly [string, Address]): Promise<Entries> =>
  Promise.all(lookedUp.map((config) => fetchAirdropEntry(config, account)));

const FRESH_MS = 600_000;
const options = { revalidateOnFocus: false, revalidateOnReconnect: false, dedupingInterval: FRESH_MS };

const { isClaimed, merkleRoot, token } = merkleDistributor;

const fixedCalls = ({ distributor }: AirdropConfig): readonly Call[] => [
  merkleRoot.call(distributor),
  token.call(distributor),
];

export const useAirdrops = (account: Address | undefined): Airdrops => {
  const key = account !== undefined && lookedUp.length > 0 ? (['airdrops', account] as const) : null;
  const { data: entries, mutate } = useSWR(key, fetchEntries, options);
  const found = lookedUp.flatMap((config, index) => {
    const entry = entries?.[index];
    return entry?.ok ? [{ config, entry: entry.value }] : [];
  });
  const fixed = useCalls(
    found.flatMap(({ config }) => fixedCalls(config)),
    ONCE,
  );
  const claimed = useCalls(found.map(({ config, entry }) => isClaimed.call(config.distributor, entry.index)));
  const addresses = found.map((_, index) => decodedValue(fixed[2 * index + 1], token.decode));
  const held = useCalls(
    found.map(({ config }, index) => {
      const paid = addresses[index];
      return paid && erc20.balanceOf.call(paid, config.distributor);
    }),
  );
  const tokens = usePoolTokens(addresses.filter((address) => address !== undefined));
  const stateOf = (config: AirdropConfig, entry: Entries[number] | undefined): AirdropState => {
    if (entry?.ok === false) return { kind: 'failed', problem: entry.error };
    const index = found.findIndex((item) => item.config === config);
    const root = decodedValue(fixed[2 * index], merkleRoot.decode);
    const isPaid = decodedValue(claimed[index], isClaimed.decode);
    const address = addresses[index];
    const paid = address && tokens.get(address);
    if (!entry || root === undefined) return { kind: 'loading' };
    if (rootOf(entry.value) !== root) return { kind: 'forged' };
    if (isPaid === undefined || !paid) return { kind: 'loading' };
    const kind = isPaid ? 'claimed' : 'open';
    return { kind, entry: entry.value, token: paid, held: decodedValue(held[index], erc20.balanceOf.decode) };
  };
  return {
    airdrops: key ? lookedUp.map((config, index) => ({ config, state: stateOf(config, entries?.[index]) })) : [],
    retry: () => void mutate(),
  };
};
