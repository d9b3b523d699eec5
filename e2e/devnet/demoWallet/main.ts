/** Entry of the local chain's page; the wallet's code loads after the first page. */
void import('./announceDemoWallet.ts').then(({ announceDemoWallet }) => announceDemoWallet());
