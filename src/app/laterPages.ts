/** Pages that few visits begin with: where their scripts are is known only once one of them is wanted. */
export const laterPages = {
  approvals: () => import('#pages/approvals/ApprovalsPage.tsx').then((page) => page.ApprovalsPage),
  assets: () => import('#pages/assets/AssetsPage.tsx').then((page) => page.AssetsPage),
  burn: () => import('#pages/burn/BurnPage.tsx').then((page) => page.BurnPage),
  findPool: () => import('#pages/findPool/FindPoolPage.tsx').then((page) => page.FindPoolPage),
  mining: () => import('#pages/mining/MiningPage.tsx').then((page) => page.MiningPage),
  notFound: () => import('#pages/notFound/NotFoundPage.tsx').then((page) => page.NotFoundPage),
  remove: () => import('#pages/remove/RemovePage.tsx').then((page) => page.RemovePage),
  staking: () => import('#pages/staking/StakingPage.tsx').then((page) => page.StakingPage),
  settings: () => import('#pages/settings/SettingsPage.tsx').then((page) => page.SettingsPage),
};
