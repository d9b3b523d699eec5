import type { ReactElement } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { lazyPage, type LazyPage } from './guards/lazyPage.ts';
import type { laterPages } from './laterPages.ts';

const TradePage = lazyPage(() => import('#pages/trade/TradePage.tsx').then((page) => page.TradePage));
const FullChart = lazyPage(() => import('./FullChart.tsx').then((page) => page.FullChart));
const MarketPage = lazyPage(() => import('#pages/market/MarketPage.tsx').then((page) => page.MarketPage));
const AddPage = lazyPage(() => import('#pages/add/AddPage.tsx').then((page) => page.AddPage));
const poolPage = lazyPage(() => import('#pages/pool/PoolPage.tsx').then((page) => page.PoolPage));
/** The first drawing includes its list. */
const PoolPage: LazyPage = {
  ...poolPage,
  preload: () =>
    Promise.all([poolPage.preload(), import('#pages/pool/PoolPage.tsx').then((page) => page.preloadPool())]),
};

const HomePage = lazyPage(() => import('#pages/home/HomePage.tsx').then((page) => page.HomePage));

const later = (name: keyof typeof laterPages): LazyPage =>
  lazyPage(async () => (await import('./laterPages.ts')).laterPages[name]());

function ToHome(): ReactElement {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: paths.root, search, hash }} />;
}

function ToTrade(): ReactElement {
  const { pathname, search, hash } = useLocation();
  const { inputCurrency, outputCurrency } = matchPath(swapPath, pathname)?.params ?? {};
  const query = new URLSearchParams(search);
  if (inputCurrency !== undefined) query.set('inputCurrency', inputCurrency);
  if (outputCurrency !== undefined) query.set('outputCurrency', outputCurrency);
  return <Navigate replace to={{ pathname: paths.trade, search: query.toString(), hash }} />;
}

const swapPath = `${paths.swap}/:inputCurrency?/:outputCurrency?`;

const toHome: LazyPage = { Page: ToHome, preload: HomePage.preload };
const toTrade: LazyPage = { Page: ToTrade, preload: TradePage.preload };

interface AppRoute {
  readonly path: string;
  readonly page: LazyPage;
}

const notFound: AppRoute = { path: '*', page: later('notFound') };

const routes: readonly AppRoute[] = [
  { path: paths.root, page: HomePage },
  { path: paths.home, page: HomePage },
  { path: paths.indexFile, page: toHome },
  { path: swapPath, page: toTrade },
  { path: `${paths.trade}/:inputCurrency?/:outputCurrency?`, page: TradePage },
  { path: `${paths.chart}/:inputCurrency?/:outputCurrency?`, page: FullChart },
  { path: paths.market, page: MarketPage },
  { path: paths.pool, page: PoolPage },
  { path: paths.poolV2, page: PoolPage },
  { path: paths.findPool, page: later('findPool') },
  { path: `${paths.add}/:currencyA?/:currencyB?`, page: AddPage },
  { path: paths.earn, page: later('earn') },
  { path: `${paths.mining}/*`, page: later('mining') },
  { path: `${paths.staking}/*`, page: later('staking') },
  { path: paths.burn, page: later('burn') },
  { path: paths.bond, page: later('bond') },
  { path: `${paths.governance}/*`, page: later('governance') },
  { path: paths.faucet, page: later('faucet') },
  { path: paths.referral, page: later('referral') },
  { path: `${paths.join}/:uniqueId`, page: later('join') },
  { path: paths.competition, page: later('competition') },
  { path: `${paths.competitionDetails}/:id`, page: later('competitionDetails') },
  { path: paths.job, page: later('job') },
  { path: paths.tokenApplication, page: later('application') },
  { path: paths.pairApplication, page: later('application') },
  { path: paths.operator, page: later('operator') },
  { path: paths.settings, page: later('settings') },
  { path: paths.approvals, page: later('approvals') },
  { path: paths.deposits, page: later('deposits') },
  { path: `${paths.assets}/*`, page: later('assets') },
  { path: `${paths.remove}/:currencyA/:currencyB`, page: later('remove') },
];

export const routeOf = (pathname: string): AppRoute =>
  routes.find(({ path }) => matchPath(path, pathname) !== null) ?? notFound;
