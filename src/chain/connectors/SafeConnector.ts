import type { Opts } from '@gnosis.pm/safe-apps-sdk';
import { SafeAppConnector } from '@gnosis.pm/safe-apps-web3-react/dist/connector';
import { AbstractConnector } from '@web3-react/abstract-connector';
import type { ConnectorUpdate } from '@web3-react/types';
import type { Multisig } from './multisig.ts';
import { createSafeProvider } from './safeProvider.ts';
import type { SafeProvider } from './safeProvider.ts';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Messages of any other page are ignored. */
const messagesFrom = (hosts: readonly string[]): Opts => ({
  allowedDomains: hosts.map((host) => new RegExp(`^${escape(new URL(host).origin)}$`)),
});

/**
 * Connects to the Safe whose page frames this one. The package finds it and answers reads; what is sent goes through
 * `createSafeProvider`, whose methods are those of the specification.
 */
export class SafeConnector extends AbstractConnector {
  private readonly found: SafeAppConnector;
  private provider: SafeProvider | undefined;

  /** @param hosts the addresses whose pages may be the Safe's */
  constructor(hosts: readonly string[], supportedChainIds: readonly number[]) {
    super({ supportedChainIds: [...supportedChainIds] });
    this.found = new SafeAppConnector(messagesFrom(hosts));
  }

  /** Known once the connector is active. */
  get multisig(): Multisig | undefined {
    return this.provider?.multisig;
  }

  /** Whether a Safe's page frames this one: it has 300 ms to answer. Never rejects. */
  isFramed(): Promise<boolean> {
    return this.found.isSafeApp().catch(() => false);
  }

  async activate(): Promise<ConnectorUpdate> {
    return { provider: await this.getProvider(), chainId: await this.getChainId(), account: await this.getAccount() };
  }

  async getProvider(): Promise<SafeProvider> {
    const reads = await this.found.getProvider();
    // The package offers no batch; its messenger, which does, is private to the types alone.
    const { txs } = this.found['sdk'];
    this.provider ??= createSafeProvider(await this.found.getSafeInfo(), txs, ({ method, params }) =>
      reads.request({ method, params: Array.isArray(params) ? [...(params as readonly unknown[])] : [] }),
    );
    return this.provider;
  }

  getChainId(): Promise<number> {
    return this.found.getChainId();
  }

  getAccount(): Promise<string> {
    return this.found.getAccount();
  }

  deactivate(): void {
    this.found.deactivate();
  }
}
