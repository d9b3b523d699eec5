export interface PageWallet {
  readonly account: string;
  readonly nodeUrl: string;
  readonly fees: Readonly<Record<string, string>>;
}

/** Runs after the load, since WebDriver runs nothing before: an EIP-6963 wallet for a node with unlocked accounts. */
export const announceWallet = ({ account, nodeUrl, fees }: PageWallet): void => {
  let isConnected = false;
  const own: Readonly<Record<string, () => unknown>> = {
    eth_accounts: () => (isConnected ? [account] : []),
    eth_requestAccounts: () => {
      isConnected = true;
      return [account];
    },
    eth_chainId: () => '0x89',
    net_version: () => '137',
  };
  const ask = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const answer = await fetch(nodeUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { result, error } = (await answer.json()) as { result: unknown; error?: { code: number; message: string } };
    if (error) throw Object.assign(new Error(error.message), { code: error.code });
    return result;
  };
  const provider = {
    request: async ({ method, params = [] }: { method: string; params?: readonly unknown[] }): Promise<unknown> => {
      const answer = own[method];
      if (answer) return answer();
      if (method.startsWith('wallet_')) throw Object.assign(new Error('Not supported'), { code: 4200 });
      const [transaction] = params;
      return ask(method, method === 'eth_sendTransaction' ? [{ ...(transaction as object), ...fees }] : params);
    },
    on: () => provider,
    removeListener: () => provider,
  };
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
  const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Engine Wallet', rdns: 'example.engine', icon };
  const announce = (): void => {
    const detail = Object.freeze({ info: Object.freeze(info), provider });
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  };
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
};
