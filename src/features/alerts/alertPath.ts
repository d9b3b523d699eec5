import { wrappedNative } from '#config/tokens/tokens.ts';
import { lockPath, paths, tradePath } from '#config/paths.ts';
import type { AlertRule } from '#domain/alerts/types.ts';
import { NATIVE_ID } from '#domain/tokens/currency.ts';
import type { Address } from '#domain/tokens/types.ts';
import { programmeOf } from './programmeOf.ts';

const idOf = (token: Address): string => (token === wrappedNative.address ? NATIVE_ID : token);

const programmePaths: Readonly<Partial<Record<NonNullable<ReturnType<typeof programmeOf>>, string>>> = {
  liquidity: paths.liquidityMining,
  order: paths.limitOrderMining,
  single: paths.staking,
  farm: paths.farms,
  burn: paths.burn,
  bond: paths.bond,
};

export const alertPath = (rule: AlertRule): string => {
  switch (rule.kind) {
    case 'price':
      return tradePath(idOf(rule.quote), idOf(rule.base));
    case 'orders':
      return paths.trade;
    case 'balance':
      return paths.pool;
    case 'reward':
      return programmePaths[programmeOf(rule.claim) ?? 'trade'] ?? paths.mining;
    case 'lock':
      return lockPath(rule.staking);
  }
};
