export interface NamedConnector {
  readonly walletId: string;
  readonly walletName: string | undefined;
  /** False if the user can disconnect the wallet here (spec 000 section 2). */
  readonly isInjected: boolean;
}
