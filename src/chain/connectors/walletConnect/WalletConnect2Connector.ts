import { WalletConnectConnector } from '@web3-react/walletconnect-connector';
import { storageKeys } from '#config/storageKeys.ts';
import { WALLET_CONNECT_ID } from '#config/walletConnect.ts';
import type { Eip1193Provider } from '../eip1193.ts';
import type { NamedConnector } from '../NamedConnector.ts';
import type { WalletSession } from './session.ts';

interface Activation {
  provider: Eip1193Provider;
  chainId: number;
  account: string | null;
}

/**
 * Connector for version 2, because version 1's relays are gone. The session is approved, so activation prompts nobody.
 */
export class WalletConnect2Connector extends WalletConnectConnector implements NamedConnector {
  readonly walletId = WALLET_CONNECT_ID;
  readonly walletName: string;
  readonly isInjected = false;
  readonly link: string | undefined;
  private readonly session: WalletSession;
  private stopFollowing = (): void => undefined;

  constructor(session: WalletSession, supportedChainIds: readonly number[]) {
    super({ supportedChainIds: [...supportedChainIds] });
    this.session = session;
    this.link = session.link;
    this.walletName = session.name === '' ? 'WalletConnect' : `WalletConnect (${session.name})`;
  }

  private where(): Activation {
    return { provider: this.session.provider, chainId: this.session.chainId(), account: this.session.account() };
  }

  override activate(): Promise<Activation> {
    this.deactivate();
    const stops = [
      this.session.onChange(() => {
        const now = this.where();
        if (now.account === null) this.emitDeactivate();
        else this.emitUpdate(now);
      }),
      this.session.onEnd(() => this.emitDeactivate()),
    ];
    // Another tab has ended the session or chosen another wallet.
    const onStored = ({ key, newValue }: StorageEvent): void => {
      if (key !== storageKeys.wallet || newValue === WALLET_CONNECT_ID) return;
      this.session.release();
      this.emitDeactivate();
    };
    addEventListener('storage', onStored);
    this.stopFollowing = () => {
      removeEventListener('storage', onStored);
      for (const stop of stops) stop();
    };
    return Promise.resolve(this.where());
  }

  override getProvider(): Promise<Eip1193Provider> {
    return Promise.resolve(this.session.provider);
  }

  override getChainId(): Promise<number> {
    return Promise.resolve(this.session.chainId());
  }

  override getAccount(): Promise<string | null> {
    return Promise.resolve(this.session.account());
  }

  override deactivate(): void {
    this.stopFollowing();
    this.stopFollowing = () => undefined;
  }

  leave(): void {
    this.emitDeactivate();
  }

  override close(): Promise<void> {
    return this.session.end();
  }
}
