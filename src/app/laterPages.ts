/** Pages that few visits begin with: where their scripts are is known only once one of them is wanted. */
export const laterPages = {
  application: () => import('#pages/application/ApplicationPage.tsx').then((page) => page.ApplicationPage),
  approvals: () => import('#pages/approvals/ApprovalsPage.tsx').then((page) => page.ApprovalsPage),
  assets: () => import('#pages/assets/AssetsPage.tsx').then((page) => page.AssetsPage),
  bond: () => import('#pages/bond/BondPage.tsx').then((page) => page.BondPage),
  burn: () => import('#pages/burn/BurnPage.tsx').then((page) => page.BurnPage),
  competition: () => import('#pages/competition/CompetitionPage.tsx').then((page) => page.CompetitionPage),
  competitionDetails: () =>
    import('#pages/competition/CompetitionDetailsPage.tsx').then((page) => page.CompetitionDetailsPage),
  faucet: () => import('#pages/faucet/FaucetPage.tsx').then((page) => page.FaucetPage),
  findPool: () => import('#pages/findPool/FindPoolPage.tsx').then((page) => page.FindPoolPage),
  governance: () => import('#pages/governance/GovernancePage.tsx').then((page) => page.GovernancePage),
  job: () => import('#pages/job/JobPage.tsx').then((page) => page.JobPage),
  join: () => import('#pages/join/JoinPage.tsx').then((page) => page.JoinPage),
  mining: () => import('#pages/mining/MiningPage.tsx').then((page) => page.MiningPage),
  notFound: () => import('#pages/notFound/NotFoundPage.tsx').then((page) => page.NotFoundPage),
  referral: () => import('#pages/referral/ReferralPage.tsx').then((page) => page.ReferralPage),
  remove: () => import('#pages/remove/RemovePage.tsx').then((page) => page.RemovePage),
  staking: () => import('#pages/staking/StakingPage.tsx').then((page) => page.StakingPage),
  settings: () => import('#pages/settings/SettingsPage.tsx').then((page) => page.SettingsPage),
};
