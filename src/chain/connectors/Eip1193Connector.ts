import { AbstractConnector } from '@web3-react/abstract-connector';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import { firstAccount, walletErrorCode } from './eip1193.ts';
import type { Eip1193Provider } from './eip1193.ts';
import type { NamedConnector } from './NamedConnector.ts';
import type { FoundWallet } from './walletDirectory.ts';

/** The wallet lost its node and is reconnecting by itself; the account is still ours. */
const CHAIN_CONNECTION_LOST = 1013;

interface Activation {
  provider: Eip1193Provider;
  chainId: string;
  account: string | null;
}

/**
 * Connects to one EIP-1193 wallet by `request` alone, be it announced or at `window.ethereum`. What is older is adapted
 * (`legacyWallet.ts`).
 */
export class Eip1193Connector extends AbstractConnector implements NamedConnector {
  private readonly wallet: FoundWallet;
  private isListening = false;

  constructor(wallet: FoundWallet, supportedChainIds: readonly number[]) {
    super({ supportedChainIds: [...supportedChainIds] });
    this.wallet = wallet;
  }

  get walletId(): string {
    return this.wallet.id;
  }

  get walletName(): string | undefined {
    return this.wallet.name;
  }

  get isInjected(): boolean {
    return this.wallet.isInjected;
  }

  private readonly onChainChanged = (chainId: unknown): void => {
    if (typeof chainId === 'string' || typeof chainId === 'number') this.emitUpdate({ chainId });
  };

  private readonly onAccountsChanged = (accounts: unknown): void => {
    const account = firstAccount(accounts);
    if (account === null) this.emitDeactivate();
    else if (parseAddress(account)) this.emitUpdate({ account });
    // web3-react would let it pass as a rejection that nobody hears.
    else this.emitError(new Error(`The wallet reports an account that is no address: ${account}`));
  };

  private readonly onDisconnect = (reason: unknown): void => {
    if (walletErrorCode(reason) !== CHAIN_CONNECTION_LOST) this.emitDeactivate();
  };

  /** Asks the wallet for its accounts. Rejects with the wallet's own error when the person says no. */
  override async activate(): Promise<Activation> {
    const { provider } = this.wallet;
    const account = firstAccount(await provider.request({ method: 'eth_requestAccounts' }));
    const chainId = await this.getChainId();
    if (!this.isListening) {
      provider.on?.('chainChanged', this.onChainChanged);
      provider.on?.('accountsChanged', this.onAccountsChanged);
      provider.on?.('disconnect', this.onDisconnect);
      this.isListening = true;
    }
    return { provider, chainId, account };
  }

  override getProvider(): Promise<Eip1193Provider> {
    return Promise.resolve(this.wallet.provider);
  }

  override async getChainId(): Promise<string> {
    return String(await this.wallet.provider.request({ method: 'eth_chainId' }));
  }

  override async getAccount(): Promise<string | null> {
    return firstAccount(await this.wallet.provider.request({ method: 'eth_accounts' }));
  }

  override deactivate(): void {
    const { provider } = this.wallet;
    provider.removeListener?.('chainChanged', this.onChainChanged);
    provider.removeListener?.('accountsChanged', this.onAccountsChanged);
    provider.removeListener?.('disconnect', this.onDisconnect);
    this.isListening = false;
  }
}
