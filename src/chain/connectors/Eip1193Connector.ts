import { AbstractConnector } from '@web3-react/abstract-connector';
import { parseAddress } from '#domain/tokens/parseAddress.ts';
import { walletErrorCode, type Eip1193Provider } from './eip1193.ts';
import { chainIdOf, firstAccount, sharedAccount } from './walletAnswers.ts';
import type { NamedConnector } from './NamedConnector.ts';
import type { FoundWallet } from './walletDirectory.ts';

/** The wallet lost its node and reconnects by itself; the account remains. */
const CHAIN_CONNECTION_LOST = 1013;

const SILENT_MS = 3000;

interface Activation {
  provider: Eip1193Provider;
  chainId: number | string;
  account: string | null;
}

/** Uses only `request`, of an announced wallet or `window.ethereum`. Older wallets are adapted (`legacyWallet.ts`). */
export class Eip1193Connector extends AbstractConnector implements NamedConnector {
  private readonly wallet: FoundWallet;
  private isListening = false;
  private chainId: number | undefined;
  private account: string | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;

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

  private readonly onChainChanged = (payload: unknown): void => {
    const chainId = chainIdOf(payload);
    if (chainId === undefined) this.readAgain();
    else this.report(chainId);
  };

  private report(chainId: number): void {
    this.chainId = chainId;
    this.emitUpdate({ chainId });
  }

  /** Some wallets change their network or account without an event, so both are read again. */
  private readonly readAgain = (): void => {
    void this.compare().catch(() => undefined);
  };

  private async compare(): Promise<void> {
    const { provider } = this.wallet;
    const chainId = chainIdOf(await provider.request({ method: 'eth_chainId' }));
    const accounts = await provider.request({ method: 'eth_accounts' });
    if (!this.isListening) return;
    if (chainId !== undefined && chainId !== this.chainId) this.report(chainId);
    const isSame = firstAccount(accounts)?.toLowerCase() === this.account?.toLowerCase();
    if (Array.isArray(accounts) && !isSame) this.onAccountsChanged(accounts);
  }

  private readonly onVisible = (): void => {
    if (!document.hidden) this.readAgain();
  };

  private readonly onAccountsChanged = (accounts: unknown): void => {
    if (!Array.isArray(accounts)) return this.readAgain();
    const account = firstAccount(accounts);
    this.account = account;
    if (account === null) this.emitDeactivate();
    else if (parseAddress(account)) this.emitUpdate({ account });
    // web3-react would ignore it as a rejection.
    else this.emitError(new Error(`The wallet reports an account that is no address: ${account}`));
  };

  private readonly onDisconnect = (reason: unknown): void => {
    if (walletErrorCode(reason) !== CHAIN_CONNECTION_LOST) this.emitDeactivate();
  };

  /** Rejects with the wallet's error on refusal, and with an `AccountFault` without a usable account. */
  override async activate(): Promise<Activation> {
    const { provider } = this.wallet;
    this.account = sharedAccount(await provider.request({ method: 'eth_requestAccounts' }));
    const chainId = await this.getChainId();
    this.chainId = chainIdOf(chainId);
    this.listen();
    return { provider, chainId, account: this.account };
  }

  /** False for a wallet without events, or one that refuses listeners. */
  private follow(method: 'on' | 'removeListener'): boolean {
    const { provider } = this.wallet;
    try {
      provider[method]?.('chainChanged', this.onChainChanged);
      provider[method]?.('accountsChanged', this.onAccountsChanged);
      provider[method]?.('disconnect', this.onDisconnect);
      return provider[method] !== undefined;
    } catch {
      return false;
    }
  }

  private listen(): void {
    if (this.isListening) return;
    const hasEvents = this.follow('on');
    document.addEventListener('visibilitychange', this.onVisible);
    window.addEventListener('focus', this.onVisible);
    if (!hasEvents) this.timer = setInterval(this.onVisible, SILENT_MS);
    this.isListening = true;
  }

  override getProvider(): Promise<Eip1193Provider> {
    return Promise.resolve(this.wallet.provider);
  }

  override async getChainId(): Promise<number | string> {
    const answer = await this.wallet.provider.request({ method: 'eth_chainId' });
    return chainIdOf(answer) ?? String(answer);
  }

  override async getAccount(): Promise<string | null> {
    return firstAccount(await this.wallet.provider.request({ method: 'eth_accounts' }));
  }

  override deactivate(): void {
    this.follow('removeListener');
    document.removeEventListener('visibilitychange', this.onVisible);
    window.removeEventListener('focus', this.onVisible);
    clearInterval(this.timer);
    this.isListening = false;
  }
}
