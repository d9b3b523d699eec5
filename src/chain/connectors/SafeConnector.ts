import type { Opts } from '@gnosis.pm/safe-apps-sdk';
import { SafeAppConnector } from '@gnosis.pm/safe-apps-web3-react/dist/connector';
import { AbstractConnector } from '@web3-react/abstract-connector';
import type { ConnectorUpdate } from '@web3-react/types';
import type { Address } from '#domain/tokens/types.ts';
import { isFields } from '#lib/fields.ts';
import type { Multisig } from './multisig.ts';
import { readSafeInfo, type ReportedSafe } from '../safe/hostReport.ts';
import { createSafeProvider, type SafeProvider } from './safeProvider.ts';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const messagesFrom = (hosts: readonly string[]): Opts => ({
  allowedDomains: hosts.map((host) => new RegExp(`^${escape(new URL(host).origin)}$`)),
});

/** The package turns errors sent as objects into "[object Object]", so this listener reads them first. */
const followHostErrors = (hosts: readonly string[]): (() => unknown) => {
  const origins = hosts.map((host) => new URL(host).origin);
  let last: unknown;
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !origins.includes(origin) || !isFields(data)) return;
    if (data.success === false) last = data.error;
  });
  return () => last;
};

/** The package finds the Safe and answers reads; `createSafeProvider` sends. */
export class SafeConnector extends AbstractConnector {
  private readonly found: SafeAppConnector;
  private readonly hostError: () => unknown;
  private provider: SafeProvider | undefined;

  constructor(hosts: readonly string[], supportedChainIds: readonly number[]) {
    super({ supportedChainIds: [...supportedChainIds] });
    this.hostError = followHostErrors(hosts);
    this.found = new SafeAppConnector(messagesFrom(hosts));
  }

  get multisig(): Multisig | undefined {
    return this.provider?.multisig;
  }

  /** A Safe's page has 300 ms to answer. Never rejects. */
  isFramed(): Promise<boolean> {
    return this.found.isSafeApp().catch(() => false);
  }

  /** `isReadOnly`: the page does not let this person sign. Rejects as the page does. */
  async describe(): Promise<{ readonly account: Address; readonly isReadOnly: boolean }> {
    const { address: account, isReadOnly } = await this.info();
    return { account, isReadOnly };
  }

  async activate(): Promise<ConnectorUpdate> {
    return { provider: await this.getProvider(), chainId: await this.getChainId(), account: await this.getAccount() };
  }

  async getProvider(): Promise<SafeProvider> {
    const reads = await this.found.getProvider();
    // The package offers no batch; its messenger does, but the types hide it.
    const { txs } = this.found['sdk'];
    this.provider ??= createSafeProvider(
      await this.info(),
      txs,
      ({ method, params }) =>
        reads.request({ method, params: Array.isArray(params) ? [...(params as readonly unknown[])] : [] }),
      this.hostError,
    );
    return this.provider;
  }

  async getChainId(): Promise<number> {
    return (await this.info()).chainId;
  }

  async getAccount(): Promise<string> {
    return (await this.info()).address;
  }

  private async info(): Promise<ReportedSafe> {
    return readSafeInfo(await this.found.getSafeInfo());
  }

  deactivate(): void {
    this.found.deactivate();
  }
}
