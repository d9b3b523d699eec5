/** Pages that few visits begin with: where their scripts are is known only once one of them is wanted. */
export const laterPages = {
  approvals: () => import('#pages/approvals/ApprovalsPage.tsx').then((page) => page.ApprovalsPage),
  bond: () => import('#pages/bond/BondPage.tsx').then((page) => page.BondPage),
  burn: () => import('#pages/burn/BurnPage.tsx').then((page) => page.BurnPage),
  findPool: () => import('#pages/findPool/FindPoolPage.tsx').then((page) => page.FindPoolPage),
  governance: () => import('#pages/governance/GovernancePage.tsx').then((page) => page.GovernancePage),
  mining: () => import('#pages/mining/MiningPage.tsx').then((page) => page.MiningPage),
  notFound: () => import('#pages/notFound/NotFoundPage.tsx').then((page) => page.NotFoundPage),
  remove: () => import('#pages/remove/RemovePage.tsx').then((page) => page.RemovePage),
  staking: () => import('#pages/staking/StakingPage.tsx').then((page) => page.StakingPage),
  settings: () => import('#pages/settings/SettingsPage.tsx').then((page) => page.SettingsPage),
};
