import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useMemo } from 'react';
import { shortenAddress } from '#domain/format/shortenAddress.ts';
import { shortenSymbol } from '#domain/format/shortenSymbol.ts';
import type { Address } from '#domain/tokens/types.ts';
import { pairName } from '#features/position/index.ts';
import { useBondList } from '#reads/bonds/useBondList.ts';
import { useStableList } from '#reads/calls/useStableList.ts';
import { useFarmList } from '#reads/farms/useFarmList.ts';
import { useStakedPairs } from '#reads/mining/useStakedPairs.ts';
import { usePoolTokens } from '#reads/pools/usePoolTokens.ts';
import { spenderName } from './approvalWords.ts';

/** A pool is named by its pool token; short addresses until names are read. */
const useAssetNames = (addresses: readonly Address[]): ((address: Address) => string) => {
  const requested = useStableList([...new Set(addresses)]);
  const pairs = useStakedPairs(requested);
  const others = requested.filter((entry) => pairs.has(entry) && !pairs.get(entry));
  const tokens = usePoolTokens([
    ...others,
    ...[...pairs.values()].flatMap((pair) => (pair ? [pair.token0, pair.token1] : [])),
  ]);
  return (address) => {
    const pair = pairs.get(address);
    const [token0, token1] = [pair && tokens.get(pair.token0), pair && tokens.get(pair.token1)];
    if (token0 && token1) return `${pairName(token0, token1)} LP`;
    const token = pair ? undefined : tokens.get(address);
    return token ? shortenSymbol(token.symbol) : shortenAddress(address);
  };
};

export const useSpenderNames = (spenders: readonly Address[]): ((spender: Address) => MessageDescriptor) => {
  const { farms } = useFarmList();
  const { bonds } = useBondList();
  const requested = useStableList([...new Set(spenders)]);
  const ownFarms = useMemo(() => farms.filter(({ address }) => requested.includes(address)), [farms, requested]);
  const ownBonds = useMemo(() => bonds.filter(({ bond }) => requested.includes(bond)), [bonds, requested]);
  const nameOf = useAssetNames([
    ...ownFarms.map(({ stakingToken }) => stakingToken),
    ...ownBonds.flatMap(({ payoutToken, principalToken }) => [payoutToken, principalToken]),
  ]);
  return (spender) => {
    const farm = ownFarms.find(({ address }) => address === spender);
    if (farm) {
      const staked = nameOf(farm.stakingToken);
      return msg`Farm · ${staked}`;
    }
    const bond = ownBonds.find((ownBond) => ownBond.bond === spender);
    if (!bond) return spenderName(spender);
    const [payout, principal] = [nameOf(bond.payoutToken), nameOf(bond.principalToken)];
    return msg`Bond · ${payout} for ${principal}`;
  };
};
