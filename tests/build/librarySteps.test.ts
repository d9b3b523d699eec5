import { expect, it } from 'vitest';
import { routerTreeShaking } from '../../tools/build/routerTreeShaking.ts';
import { walletConnectLibrary } from '../../tools/build/walletConnectLibrary.ts';
import { safeLibrary } from '../../tools/build/safeLibrary.ts';
import { walletLibrary } from '../../tools/build/walletLibrary.ts';

it("the router's components are marked as droppable, other packages stay", () => {
  const { transform } = routerTreeShaking();
  const step = transform as unknown as (code: string, id: string) => { readonly code: string } | undefined;
  const code = 'var Link = React.forwardRef(render);\nLink.displayName = "Link";\n';
  expect(step(code, '/node_modules/react-router/dist/index.js')?.code).toBe(
    'var Link = /* @__PURE__ */ React.forwardRef(render);\n\n',
  );
  expect(step(code, '/node_modules/react/index.js')).toBeUndefined();
});

interface WalletStep {
  resolveId(source: string, importer?: string): string | undefined;
  load(id: string): string | undefined;
}
const wallet = walletLibrary() as unknown as WalletStep;

it.each([
  ['@ethersproject/keccak256', '/node_modules/@web3-react/core/dist/core.js'],
  ['@ethersproject/bytes', '/node_modules/@web3-react/core/dist/core.js'],
  ['events', '/node_modules/@web3-react/abstract-connector/dist/connector.js'],
])('%s is replaced for the wallet library alone', (source, importer) => {
  const id = wallet.resolveId(source, importer);
  expect(wallet.load(id ?? '')).toContain('export');
  expect(wallet.resolveId(source, '/node_modules/other/index.js')).toBeUndefined();
});

it('the events that replace the package behave like it: in order, once removed silent, and tell whether anybody heard', async () => {
  const code = wallet.load(wallet.resolveId('events', '/@web3-react/abstract-connector/') ?? '') ?? '';
  const { EventEmitter } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    readonly EventEmitter: new () => {
      on(name: string, listener: (value: number) => void): void;
      off(name: string, listener: (value: number) => void): void;
      emit(name: string, value: number): boolean;
    };
  };
  const emitter = new EventEmitter();
  const heard: number[] = [];
  const first = (value: number): void => void heard.push(value);
  const second = (value: number): void => void heard.push(value * 10);
  emitter.on('update', first);
  emitter.on('update', second);
  expect(emitter.emit('update', 1)).toBe(true);
  emitter.off('update', first);
  emitter.emit('update', 2);
  emitter.off('update', second);
  expect(emitter.emit('update', 3)).toBe(false);
  expect(heard).toEqual([1, 10, 20]);
});

it.each(['ox', '@msgpack/msgpack', 'blakejs', '@walletconnect/jsonrpc-http-connection'])(
  '%s is left out for WalletConnect alone',
  (source) => {
    const step = walletConnectLibrary() as unknown as WalletStep;
    const id = step.resolveId(source, '/node_modules/@walletconnect/utils/dist/index.js');
    expect(step.load(id ?? '')).toContain('export');
    expect(step.resolveId(source, '/src/main.tsx')).toBeUndefined();
    expect(step.resolveId('events', '/node_modules/@walletconnect/utils/dist/index.js')).toBeUndefined();
  },
);
const safe = safeLibrary() as unknown as WalletStep;

it.each([
  ['ethers', '/node_modules/@gnosis.pm/safe-apps-sdk/dist/src/safe/index.js', 'Interface'],
  ['../package.json', '/node_modules/@gnosis.pm/safe-apps-sdk/dist/src/utils.js', "version = '7.8.0'"],
  [
    '@gnosis.pm/safe-react-gateway-sdk',
    '/node_modules/@gnosis.pm/safe-apps-sdk/dist/src/types/gateway.js',
    'Operation',
  ],
  ['@web3-react/abstract-connector', '/node_modules/@gnosis.pm/safe-apps-web3-react/dist/connector.js', 'class'],
])("%s is replaced for the Safe's library alone", (source, importer, part) => {
  const id = safe.resolveId(source, importer);
  expect(safe.load(String(id))).toContain(part);
  expect(safe.resolveId(source, '/src/main.tsx')).toBeUndefined();
  expect(safe.load('/src/main.tsx')).toBeUndefined();
});
