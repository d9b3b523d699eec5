export interface NamedConnector {
  readonly walletId: string;
  readonly walletName: string | undefined;
  /** Others can be disconnected from here (spec 000 section 2). */
  readonly isInjected: boolean;
}
