import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';
import { UNRECOGNISED_CHAIN, type Eip1193Provider, type Eip1193Request } from '#chain/connectors/eip1193.ts';
import { createDemoBatches } from './demoBatches.ts';
import { DemoWalletError, rejected, UNAUTHORIZED } from './demoErrors.ts';
import type { DemoAccount, DemoTransaction, DemoWalletOptions } from './demoAccount.ts';
import { contractName, methodName } from './describeTransaction.ts';
import { moveClock } from './moveClock.ts';

const STORED_ACCOUNT = 'demoWalletAccount';
const MOVE_CLOCK = 'Move the clock';

interface ShownTypedData {
  readonly primaryType: string;
  readonly domain: Readonly<Record<string, unknown>>;
  readonly message: Readonly<Record<string, unknown>>;
}

const readTypedData = (json: unknown): ShownTypedData => {
  const { primaryType, domain, message } = JSON.parse(String(json)) as Record<string, unknown>;
  return {
    primaryType: String(primaryType),
    domain: Object(domain) as Record<string, unknown>,
    message: Object(message) as Record<string, unknown>,
  };
};

const paramsOf = ({ params }: Eip1193Request): readonly unknown[] => (Array.isArray(params) ? params : []);

const nativeText = (value: string | undefined): string => {
  const wei = BigInt(value ?? '0x0');
  const digits = wei.toString().padStart(19, '0');
  const fraction = digits.slice(-18).replace(/0+$/, '');
  return `${digits.slice(0, -18)}${fraction === '' ? '' : `.${fraction}`} MATIC`;
};

/** EIP-1193 provider. Its connection and account survive a reload. */
export const createDemoProvider = (options: DemoWalletOptions): Eip1193Provider => {
  const { accounts, ask, forward, storage, reload } = options;
  const batches = createDemoBatches(options);
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  const emit = (event: string, payload: unknown): void =>
    listeners.get(event)?.forEach((listener) => listener(payload));
  const known = storage.get(STORED_ACCOUNT);
  let shared = accounts.find(({ address }) => address === known);
  const chainId = `0x${options.chainId.toString(16)}`;

  const share = (account: DemoAccount): readonly Address[] => {
    const changed = shared !== account;
    shared = account;
    storage.set(STORED_ACCOUNT, account.address);
    if (changed) emit('accountsChanged', [account.address]);
    return [account.address];
  };

  const chooseAccount = async (): Promise<unknown> => {
    const turn = batches.isOn() ? 'Turn batches off' : 'Turn batches on';
    const answers = [...accounts.map(({ name }) => name), turn, MOVE_CLOCK, 'Cancel'];
    const shown = accounts.map(({ name, address }) => [name, `${address.slice(0, 6)}...${address.slice(-4)}`] as const);
    const facts = [...shown, ['Batches (EIP-5792)', batches.isOn() ? 'On' : 'Off'] as const];
    const choice = await ask({ title: 'Choose an account', facts, answers });
    if (answers[choice] === turn) {
      batches.turn();
      reload();
    }
    const isClock = answers[choice] === MOVE_CLOCK;
    if (isClock) await moveClock(options);
    const account = isClock ? shared : accounts[choice];
    if (!account) throw rejected();
    return [
      { parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value: share(account) }] },
    ];
  };

  const sendTransaction = async (transaction: DemoTransaction & { readonly from?: string }): Promise<Hex> => {
    const account = shared;
    if (!account) throw new DemoWalletError(UNAUTHORIZED, 'The account is not connected.');
    if (transaction.from && transaction.from.toLowerCase() !== account.address.toLowerCase()) {
      throw new DemoWalletError(UNAUTHORIZED, 'The transaction is from another account.');
    }
    const answer = await ask({
      title: 'Confirm this transaction',
      facts: [
        ['Account', account.name],
        ['Contract', contractName(transaction.to, options.orderBook)],
        ['Method', methodName(transaction.data ?? '0x')],
        ['Value', nativeText(transaction.value)],
      ],
      answers: ['Confirm', 'Reject'],
    });
    if (answer !== 0) throw rejected();
    return account.send(transaction);
  };

  const switchChain = (target: unknown): null => {
    const targetChain = (target as { chainId?: unknown } | undefined)?.chainId;
    if (targetChain !== chainId) throw new DemoWalletError(UNRECOGNISED_CHAIN, 'This wallet knows only its own chain.');
    return null;
  };

  const signTypedData = async (signer: unknown, json: unknown): Promise<Hex> => {
    const account = shared;
    if (!account || typeof signer !== 'string' || signer.toLowerCase() !== account.address.toLowerCase()) {
      throw new DemoWalletError(UNAUTHORIZED, 'The account is not connected.');
    }
    const { primaryType, domain, message } = readTypedData(json);
    const named = [
      ['Spender', message['spender']],
      ['Invitation', message['invitation']],
    ] as const;
    const choice = await ask({
      title: 'Sign this message',
      facts: [
        ['Account', account.name],
        ['Kind', primaryType],
        ['Contract', String(domain['verifyingContract'] ?? '–')],
        ...named.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
      ],
      answers: ['Sign', 'Reject'],
    });
    if (choice !== 0) throw rejected();
    return account.signTypedData(String(json));
  };

  const answer = async (request: Eip1193Request): Promise<unknown> => {
    const [first, second] = paramsOf(request);
    switch (request.method) {
      case 'eth_requestAccounts': {
        const account = shared ?? accounts[0];
        return account ? share(account) : [];
      }
      case 'eth_accounts':
        return shared ? [shared.address] : [];
      case 'eth_chainId':
        return chainId;
      case 'net_version':
        return String(options.chainId);
      case 'wallet_requestPermissions':
        return chooseAccount();
      case 'wallet_switchEthereumChain':
        return switchChain(first);
      case 'wallet_getCapabilities':
        return batches.capabilities();
      case 'wallet_sendCalls':
        return batches.send(shared, first as Parameters<typeof batches.send>[1]);
      case 'wallet_getCallsStatus':
        return batches.status(first);
      case 'eth_sendTransaction':
        return sendTransaction(first as DemoTransaction);
      case 'eth_signTypedData_v4':
        return signTypedData(first, second);
      default:
        return forward(request.method, paramsOf(request));
    }
  };

  return {
    request: answer,
    on: (event, listener) => listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event, listener) => listeners.get(event)?.delete(listener),
  };
};
