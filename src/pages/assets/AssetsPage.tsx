import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import type { Address } from '#domain/tokens/types.ts';
import { AssetsNav, NoAccount } from '#features/wallet/index.ts';
import { PrivacyButton } from '#features/money/index.ts';
import { useWallet } from '#reads/wallet/useWallet.ts';
import { Notice, NoticeActions } from '#ui/feedback/Notice.tsx';
import { ButtonFace } from '#ui/fields/Button.tsx';
import { usePageTitle } from '#ui/hooks/usePageTitle.ts';
import { HeadWords, Screen } from '#ui/layout/ListPage.ts';
import { Card } from '#ui/layout/Panel.tsx';
import { RouteLink } from '#ui/layout/RouteLink.tsx';
import { lazyPart, type LazyPart } from '#ui/lazyPart.tsx';
import { HiddenTitle, PageHead } from './AssetsStyles.ts';

const Overview = lazyPart(async () => (await import('./overview/Overview.tsx')).Overview);
const Profit = lazyPart(async () => (await import('./profit/Profit.tsx')).Profit);
const AccountHistory = lazyPart(async () => (await import('./history/AccountHistory.tsx')).AccountHistory);

interface Part {
  readonly path: string;
  readonly title: MessageDescriptor;
  readonly words: MessageDescriptor;
  readonly Content: LazyPart<{ readonly account: Address }>;
}

const parts: readonly Part[] = [
  {
    path: paths.assets,
    title: msg`Assets`,
    words: msg`This account's known tokens, orders, liquidity, stakes and rewards`,
    Content: Overview,
  },
  {
    path: paths.profit,
    title: msg`Profit and loss`,
    words: msg`What your trades and positions earned, from the chain's own records`,
    Content: Profit,
  },
  {
    path: paths.accountHistory,
    title: msg`Account history`,
    words: msg`Trades, stakes, rewards and transfers with their dates and transactions`,
    Content: AccountHistory,
  },
];

const partOf = (pathname: string): Part | undefined => parts.find(({ path }) => path === pathname.replace(/\/+$/, ''));

export const preloadAssets = async (pathname: string): Promise<unknown> => partOf(pathname)?.Content.preload();

function NothingHere({ pathname }: { readonly pathname: string }): ReactElement {
  return (
    <Notice title={<Trans>Page not found</Trans>}>
      <p>
        <Trans>
          There is nothing about your account at {pathname}. The address may be mistyped, or the page has moved.
        </Trans>
      </p>
      <NoticeActions>
        <ButtonFace as={RouteLink} to={paths.assets} data-variant="primary" data-size="md">
          <Trans>Go to your assets</Trans>
        </ButtonFace>
      </NoticeActions>
    </Notice>
  );
}

function Unconnected(): ReactElement {
  return (
    <Card>
      <HiddenTitle>
        <Trans>Your account</Trans>
      </HiddenTitle>
      <NoAccount elsewhere={<Trans>Your account appears here once the wallet is on Polygon</Trans>}>
        <Trans>Connect a wallet, or watch any address, to see balances, orders, liquidity, stakes and rewards.</Trans>
      </NoAccount>
    </Card>
  );
}

/** Source: spec 000 section 2, `/asstes` and its sub-pages. */
export function AssetsPage(): ReactElement {
  const { t, i18n } = useLingui();
  const { account } = useWallet();
  const { pathname } = useLocation();
  const part = partOf(pathname);
  usePageTitle(part ? i18n._(part.title) : t`Assets`);
  if (!part) return <NothingHere pathname={pathname} />;
  const { title, words, Content } = part;
  return (
    <Screen>
      <AssetsNav />
      <PageHead>
        <HeadWords>
          <h1>{i18n._(title)}</h1>
          <p>{i18n._(words)}</p>
        </HeadWords>
        {account && <PrivacyButton />}
      </PageHead>
      {account ? <Content key={account} account={account} /> : <Unconnected />}
    </Screen>
  );
}
