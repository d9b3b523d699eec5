import { useWeb3React } from '@web3-react/core';
import { isFields } from '#lib/fields.ts';
import { useWatched } from './useWallet.ts';

export const useOpenWallet = (): (() => void) | undefined => {
  const { connector } = useWeb3React();
  const isWatching = useWatched().phase !== 'off';
  const link: unknown = isFields(connector) ? connector.link : undefined;
  if (isWatching || typeof link !== 'string') return undefined;
  // A web page opens in a new tab; a link to an app keeps this page.
  return () => void window.open(link, link.startsWith('https:') ? '_blank' : '_self', 'noopener');
};
