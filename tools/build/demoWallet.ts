import type { Plugin } from 'vite';

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
