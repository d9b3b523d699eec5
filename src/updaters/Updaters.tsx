import type { ReactElement } from 'react';
import { BlockUpdater } from './BlockUpdater.tsx';
import { BookUpdater } from './BookUpdater.tsx';
import { HistoryUpdater } from './HistoryUpdater.tsx';
import { LazyUpdaters } from './LazyUpdaters.tsx';
import { MulticallUpdater } from './MulticallUpdater.tsx';
import { TokenListUpdater } from './TokenListUpdater.tsx';
import { UrlUpdater } from './UrlUpdater.tsx';
import { UserUpdater } from './UserUpdater.tsx';
import { WalletUpdater } from './WalletUpdater.tsx';

/** Everything that happens without a click, in mount order: the blocks start once all who take part are there. */
export function Updaters(): ReactElement {
  return (
    <>
      <UrlUpdater />
      <UserUpdater />
      <WalletUpdater />
      <MulticallUpdater />
      <BookUpdater />
      <LazyUpdaters />
      <HistoryUpdater />
      <TokenListUpdater />
      <BlockUpdater />
    </>
  );
}
