/** A connector's description of its wallet. */
export interface NamedConnector {
  readonly walletId: string;
  /** Undefined for a wallet that does not announce one. */
  readonly walletName: string | undefined;
  /** False where the wallet is not one of the browser: it can be disconnected from here (spec 000 section 2). */
  readonly isInjected: boolean;
}
