import { wrappedNative } from '#config/tokens/tokens.ts';
import { lockPath, paths, tradePath } from '#config/paths.ts';
import type { AlertRule } from '#domain/alerts/types.ts';
import { programmeOfClaim } from '#programmes/programmes.ts';
import { NATIVE_ID } from '#domain/tokens/currency.ts';
import type { Address } from '#domain/tokens/types.ts';

const idOf = (token: Address): string => (token === wrappedNative.address ? NATIVE_ID : token);

export const alertPath = (rule: AlertRule): string => {
  switch (rule.kind) {
    case 'price':
      return tradePath(idOf(rule.quote), idOf(rule.base));
    case 'orders':
      return paths.trade;
    case 'balance':
      return paths.pool;
    case 'reward':
      return programmeOfClaim(rule.claim)?.page ?? paths.mining;
    case 'lock':
      return lockPath(rule.staking);
  }
};
