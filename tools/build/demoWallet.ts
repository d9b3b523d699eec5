import type { Plugin } from 'vite';

/** Adds the demo wallet to the page of the local chain. Other modes contain neither its code nor its keys. */
export const demoWallet = (): Plugin => ({
  name: 'demo-wallet',
  apply: (_config, { mode }) => mode === 'devnet',
  transformIndexHtml: {
    order: 'pre',
    handler: () => [
      { tag: 'script', attrs: { type: 'module', src: '/e2e/devnet/demoWallet/main.ts' }, injectTo: 'body' },
    ],
  },
});
