import { createElement, Fragment, type ComponentType } from 'react';
import { ownAddress } from '#lib/ownAddress.ts';
import { CallMemory } from '#updaters/calls/CallMemory.tsx';

/** Waits for the part that the URL names, so that the reads of page and part share one request. */
const earning = async (Page: ComponentType, part?: Promise<unknown>): Promise<ComponentType> => {
  await part?.catch(() => undefined);
  return function EarningPage() {
    return createElement(Fragment, undefined, createElement(CallMemory), createElement(Page));
  };
};

export const laterPages = {
  application: () => import('#pages/application/ApplicationPage.tsx').then((page) => page.ApplicationPage),
  approvals: () => import('#pages/approvals/ApprovalsPage.tsx').then((page) => page.ApprovalsPage),
  assets: () =>
    import('#pages/assets/AssetsPage.tsx').then((page) =>
      earning(page.AssetsPage, page.preloadAssets(ownAddress().pathname)),
    ),
  bond: () => import('#pages/bond/BondPage.tsx').then((page) => earning(page.BondPage)),
  burn: () => import('#pages/burn/BurnPage.tsx').then((page) => earning(page.BurnPage)),
  competition: () => import('#pages/competition/CompetitionPage.tsx').then((page) => page.CompetitionPage),
  competitionDetails: () =>
    import('#pages/competition/CompetitionDetailsPage.tsx').then((page) => page.CompetitionDetailsPage),
  deposits: () => import('#pages/deposits/DepositsPage.tsx').then((page) => page.DepositsPage),
  earn: () => import('#pages/earn/EarnPage.tsx').then((page) => earning(page.EarnPage)),
  faucet: () => import('#pages/faucet/FaucetPage.tsx').then((page) => page.FaucetPage),
  findPool: () => import('#pages/findPool/FindPoolPage.tsx').then((page) => page.FindPoolPage),
  governance: () => import('#pages/governance/GovernancePage.tsx').then((page) => page.GovernancePage),
  job: () => import('#pages/job/JobPage.tsx').then((page) => page.JobPage),
  join: () => import('#pages/join/JoinPage.tsx').then((page) => page.JoinPage),
  mining: () =>
    import('#pages/mining/MiningPage.tsx').then((page) =>
      earning(page.MiningPage, page.preloadMining(ownAddress().pathname)),
    ),
  notFound: () => import('#pages/notFound/NotFoundPage.tsx').then((page) => page.NotFoundPage),
  operator: () => import('#pages/operator/OperatorPage.tsx').then((page) => page.OperatorPage),
  referral: () => import('#pages/referral/ReferralPage.tsx').then((page) => page.ReferralPage),
  remove: () => import('#pages/remove/RemovePage.tsx').then((page) => page.RemovePage),
  staking: () =>
    import('#pages/staking/StakingPage.tsx').then((page) =>
      earning(page.StakingPage, page.preloadStaking(ownAddress().pathname)),
    ),
  settings: () => import('#pages/settings/SettingsPage.tsx').then((page) => page.SettingsPage),
};
