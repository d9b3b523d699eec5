import type { Plugin } from 'vite';

/** Puts the demo wallet into the page of the local chain. In any other mode neither its code nor its keys are there. */
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
