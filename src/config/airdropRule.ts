import type { HexText } from '#lib/hex.ts';
import { err, ok } from '#lib/result.ts';
import { addressRule, urlRule, type EnvRule } from './envRules.ts';
import { listIn } from './exchangeRule.ts';

export interface AirdropConfig {
  /** Lower-case letters, digits and dashes; records and tests use it. */
  readonly id: string;
  readonly title: string;
  /** `ido`: only the whitelisted address can claim. */
  readonly kind: 'airdrop' | 'ido' | 'campaign';
  readonly distributor: HexText;
  /** Folder of `mapping.json` and the claim files, without a slash at the end. */
  readonly files: string;
}

const KINDS: readonly unknown[] = ['airdrop', 'ido', 'campaign'] satisfies readonly AirdropConfig['kind'][];

const readAirdrop = (entry: unknown): AirdropConfig | undefined => {
  const { id, title, kind = 'airdrop', ...given } = Object(entry) as Readonly<Record<string, unknown>>;
  const distributor = addressRule(String(given.distributor));
  const files = urlRule(String(given.files));
  if (typeof id !== 'string' || !/^[a-z0-9-]{1,20}$/.test(id)) return undefined;
  if (typeof title !== 'string' || title === '' || title.length > 60 || !KINDS.includes(kind)) return undefined;
  if (!distributor.ok || !files.ok) return undefined;
  return { id, title, kind: kind as AirdropConfig['kind'], distributor: distributor.value, files: files.value };
};

export const airdropsRule: EnvRule<readonly AirdropConfig[]> = (text) => {
  const read = listIn(text).map(readAirdrop);
  const airdrops = read.filter((airdrop) => airdrop !== undefined);
  const ids = new Set(airdrops.map(({ id }) => id));
  return airdrops.length === read.length && ids.size === read.length ? ok(airdrops) : err('airdrops');
};
