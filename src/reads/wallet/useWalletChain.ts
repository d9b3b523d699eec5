import { useEffect, useState } from 'react';
import type { Eip1193Provider } from '#chain/connectors/eip1193.ts';
import { chainIdOf } from '#chain/connectors/walletAnswers.ts';
import { useWallet, useWalletProvider } from './useWallet.ts';

const chainOf = async (provider: Eip1193Provider): Promise<number | undefined> => {
  try {
    return chainIdOf(await provider.request({ method: 'eth_chainId' }));
  } catch {
    return undefined;
  }
};

export const useWalletChain = (): number | undefined => {
  const { status } = useWallet();
  const getProvider = useWalletProvider();
  const [chainId, setChainId] = useState<number>();
  useEffect(() => {
    let isLeft = false;
    let leave = (): void => undefined;
    const follow = async (): Promise<void> => {
      const provider = await getProvider();
      if (!provider || isLeft) return setChainId(undefined);
      const read = async (): Promise<void> => {
        const found = await chainOf(provider);
        if (!isLeft) setChainId(found);
      };
      const onChange = (): void => void read();
      provider.on?.('chainChanged', onChange);
      leave = () => provider.removeListener?.('chainChanged', onChange);
      await read();
    };
    void follow();
    return () => {
      isLeft = true;
      leave();
    };
  }, [getProvider, status]);
  return chainId;
};
