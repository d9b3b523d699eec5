/** Beside the application in the page of the local chain; what a wallet needs comes after the first page. */
void import('./announceDemoWallet.ts').then(({ announceDemoWallet }) => announceDemoWallet());
