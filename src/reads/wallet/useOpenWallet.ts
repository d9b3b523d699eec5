import { useWeb3React } from '@web3-react/core';
import { isFields } from '#lib/fields.ts';

/** Opens the application of the connected wallet by its own link; undefined where it names none. */
export const useOpenWallet = (): (() => void) | undefined => {
  const { connector } = useWeb3React();
  const link: unknown = isFields(connector) ? connector.link : undefined;
  if (typeof link !== 'string') return undefined;
  // A page opens in a new tab; an application's own scheme leaves this page where it is.
  return () => void window.open(link, link.startsWith('https:') ? '_blank' : '_self', 'noopener');
};
