import type { ReactElement } from 'react';
import { BlockUpdater } from './block/BlockUpdater.tsx';
import { BookUpdater } from './book/BookUpdater.tsx';
import { HistoryUpdater } from './history/HistoryUpdater.tsx';
import { LazyUpdaters } from './LazyUpdaters.tsx';
import { MulticallUpdater } from './block/MulticallUpdater.tsx';
import { TokenListUpdater } from './lists/TokenListUpdater.tsx';
import { UrlUpdater } from './session/UrlUpdater.tsx';
import { UserUpdater } from './session/UserUpdater.tsx';
import { WalletUpdater } from './session/WalletUpdater.tsx';

/** Runs all work that starts without a click. Blocks start last, after all subscribers are mounted. */
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
