import { getAddress, getCreateAddress, id } from 'ethers';
import type { AirdropConfig } from '#config/airdropRule.ts';
import type { AirdropEntry } from '#domain/airdrop/claimFiles.ts';
import { leafOf, parentOf } from '#domain/airdrop/merkleRoot.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { accountAddress, ROLES } from './accounts.ts';
import { rawAmount } from './market.ts';
import { TOKENS, type TokenSymbol } from './tokens.ts';

const [, BOB, CAROL] = ROLES.demo;

/** Deploys only the distributors, early, so that their addresses never change. */
export const AIRDROP_CREATOR: Address = '0xa1d0000000000000000000000000000000000a1d';

interface Given {
  readonly id: string;
  readonly title: string;
  readonly kind: AirdropConfig['kind'];
  readonly symbol: TokenSymbol;
  /** Whole tokens per account. */
  readonly shares: readonly (readonly [account: number, whole: number])[];
  /** Number of further accounts, each with a claim of one token. */
  readonly outsiders: number;
}

const GIVEN: readonly Given[] = [
  {
    id: 'myt',
    title: 'MYT for early traders',
    kind: 'airdrop',
    symbol: 'MYT',
    shares: [
      [BOB, 250],
      [CAROL, 120],
    ],
    outsiders: 40,
  },
  { id: 'harbour', title: 'Harbour IDO', kind: 'ido', symbol: 'USDC', shares: [[CAROL, 90]], outsiders: 10 },
];

export interface LocalAirdrop extends Omit<AirdropConfig, 'files'> {
  readonly symbol: TokenSymbol;
  readonly token: Address;
  readonly root: Hex;
  /** Sorted by account. */
  readonly entries: readonly AirdropEntry[];
  readonly total: bigint;
}

const outsider = (airdrop: string, index: number): Address =>
  getAddress(`0x${id(`${airdrop} ${index}`).slice(26)}`) as Address;

const levelsOf = (leaves: readonly Hex[]): readonly (readonly Hex[])[] => {
  if (leaves.length <= 1) return [leaves];
  const parents = leaves.flatMap((leaf, index) => {
    const next = leaves[index + 1];
    return index % 2 === 1 ? [] : [next === undefined ? leaf : parentOf(leaf, next)];
  });
  return [leaves, ...levelsOf(parents)];
};

const treeOf = (claims: readonly Omit<AirdropEntry, 'proof'>[]): Pick<LocalAirdrop, 'root' | 'entries'> => {
  const levels = levelsOf(claims.map(leafOf));
  const proofOf = (index: number): readonly Hex[] =>
    levels.slice(0, -1).flatMap((level, height) => level[(index >> height) ^ 1] ?? []);
  const [root] = levels.at(-1) ?? [];
  if (root === undefined) throw new Error('An airdrop without an account has no root');
  return { root, entries: claims.map((claim, index) => ({ ...claim, proof: proofOf(index) })) };
};

const byAddress = ([a]: readonly [Address, bigint], [b]: readonly [Address, bigint]): number =>
  a.toLowerCase() < b.toLowerCase() ? -1 : 1;

export const AIRDROPS: readonly LocalAirdrop[] = GIVEN.map(({ shares, outsiders, symbol, ...airdrop }, nonce) => {
  const people = shares.map(([account, whole]) => [accountAddress(account), rawAmount(symbol, whole)] as const);
  const others = Array.from(
    { length: outsiders },
    (_, index) => [outsider(airdrop.id, index), rawAmount(symbol, 1)] as const,
  );
  const claims = [...people, ...others]
    .toSorted(byAddress)
    .map(([account, amount], index) => ({ index: BigInt(index), account, amount }));
  return {
    ...airdrop,
    symbol,
    token: TOKENS[symbol].address,
    distributor: getCreateAddress({ from: AIRDROP_CREATOR, nonce }) as Address,
    total: claims.reduce((sum, { amount }) => sum + amount, 0n),
    ...treeOf(claims),
  };
});

/** Accounts per claim file. */
const FILE_SIZE = 16;

const chunksOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  all.length === 0 ? [] : [all.slice(0, FILE_SIZE), ...chunksOf(all.slice(FILE_SIZE))];

/** Contents by path: the mapping, and the claim files that it names. */
export const claimFiles = ({ id: name, entries }: LocalAirdrop): readonly (readonly [path: string, json: object])[] => {
  const chunks = chunksOf(entries);
  const firstOf = (chunk: readonly AirdropEntry[]): string => chunk[0]?.account ?? '';
  const mapping = Object.fromEntries(chunks.map((chunk) => [firstOf(chunk), chunk.at(-1)?.account ?? '']));
  const files = chunks.map((chunk) => {
    const claims = chunk.map(({ index, account, amount, proof }) => {
      return [account, { index: Number(index), amount: `0x${amount.toString(16)}`, proof }] as const;
    });
    return [`/airdrops/${name}/${firstOf(chunk)}.json`, Object.fromEntries(claims)] as const;
  });
  return [[`/airdrops/${name}/mapping.json`, mapping], ...files];
};

/** Environment for files served at `url`. */
export const toAirdropEnv = (url: string): Record<string, string> => ({
  VITE_AIRDROPS: JSON.stringify(
    AIRDROPS.map(({ id: name, title, kind, distributor }) => {
      return { id: name, title, kind, distributor, files: `${url}/airdrops/${name}` };
    }),
  ),
  VITE_CLAIM_CHAIN_ID: '137',
});
