import { useMemo } from 'react';
import { erc20 } from '#chain/abis/erc20.ts';
import { orderMining } from '#chain/abis/orderMining.ts';
import type { MinerRecord, OrderVault } from '#domain/mining/orderMining.ts';
import type { VaultSource } from '#domain/mining/vault.ts';
import type { Address, Token } from '#domain/tokens/types.ts';
import { valueOf } from '#lib/loadable.ts';
import { ONCE } from '../calls/useCalls.ts';
import { useRead } from '../calls/useRead.ts';
import { usePoolTokens } from '../pools/usePoolTokens.ts';
import { useVaultSource } from '../vaults/useVaultSource.ts';

const useVault = (rewards: Address | undefined, token: Address | undefined): (OrderVault & VaultSource) | undefined => {
  const perBlock = valueOf(useRead(rewards && orderMining.perBlock.read(rewards)));
  const startBlock = valueOf(useRead(rewards && orderMining.startBlock.read(rewards)));
  const payer = valueOf(useRead(rewards && orderMining.vault.read(rewards)));
  const held = valueOf(useRead(token && rewards && erc20.balanceOf.read(token, rewards)));
  const source = useVaultSource(token, payer, rewards);
  return useMemo(
    () =>
      perBlock === undefined || startBlock === undefined || held === undefined || !source
        ? undefined
        : { ...source, perBlock, startBlock, held },
    [perBlock, startBlock, held, source],
  );
};

const useRecord = (rewards: Address | undefined, account: Address | undefined) => {
  const found = useRead(rewards && account && orderMining.indexOf.read(rewards, account));
  const index = valueOf(found);
  const entry = useRead(
    rewards && index !== undefined && index > 0n ? orderMining.minerAt.read(rewards, index) : undefined,
  );
  const record = valueOf(entry);
  const isFailed = record === undefined && (found.status === 'failed' || entry.status === 'failed');
  return useMemo((): Pick<OrderRewards, 'index' | 'record' | 'isFailed'> => {
    if (account && index === 0n)
      return { index, record: { maker: account, addRewardEndBlock: 0n, reward: 0n, rewardSum: 0n }, isFailed };
    return { index, record: record?.maker === account ? record : undefined, isFailed };
  }, [account, index, record, isFailed]);
};

export interface OrderRewards {
  readonly token: Token | undefined;
  readonly vault: (OrderVault & VaultSource) | undefined;
  /** 0 if the contract has no entry for the pair. */
  readonly index: bigint | undefined;
  readonly record: MinerRecord | undefined;
  readonly isFailed: boolean;
}

export const useOrderRewards = (rewards: Address | undefined, account: Address | undefined): OrderRewards => {
  const address = valueOf(useRead(rewards && orderMining.rewardToken.read(rewards), ONCE));
  const tokens = usePoolTokens(useMemo(() => (address ? [address] : []), [address]));
  const vault = useVault(rewards, address);
  const own = useRecord(rewards, account);
  return { token: address && tokens.get(address), vault, ...own };
};
