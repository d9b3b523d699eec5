import type { LocalSafe } from '../seedSafes.ts';
import type { ProposalView } from './queue.ts';
import type { SentCall } from './safeTransaction.ts';
import type { HostActions, HostState } from './server.ts';

const VERSION = '7.8.0';
const POLL_MS = 700;
const OWNER_NAMES = ['Alice', 'Bob', 'Carol'];

const query = new URLSearchParams(location.search);
const chainId = Number(query.get('chain') ?? 137);

const element = <T extends HTMLElement>(id: string, kind: new () => T): T => {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}`);
  return found;
};
const frame = element('app', HTMLIFrameElement);
const choice = element('safe', HTMLSelectElement);
const problem = element('problem', HTMLParagraphElement);
const review = element('review', HTMLDialogElement);

/**
 * Host faults. `silent`: never answers. `late`: answers after 1.5 s. `shuffled`: out of order, each answer twice.
 * `objects`, `junk`: errors of these shapes. `readOnly`: nobody may sign. `lost`: proposes without an answer. `denies`:
 * proposes, but answers that the owner rejected.
 */
const faults = new Set((query.get('faults') ?? '').split(','));
const LATE_MS = 1500;
const SHUFFLED_MS = 200;

let chosen: LocalSafe | undefined;
let appOrigin = '';

const ask = async <A extends keyof HostActions>(
  action: A,
  asks: HostActions[A]['asks'],
): Promise<HostActions[A]['gets']> => {
  const body = JSON.stringify({ ...asks, safe: chosen?.address });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`/${action}`, { method: 'POST', headers, body });
  const answered = (await answer.json()) as { readonly data: HostActions[A]['gets']; readonly error?: string };
  if (answered.error !== undefined) throw new Error(answered.error);
  return answered.data;
};

const textOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
const short = (hash: string): string => `${hash.slice(0, 8)}...${hash.slice(-4)}`;
const ownerName = (at: number): string => OWNER_NAMES[at] ?? `Owner ${at + 1}`;

const make = (tag: string, text: string, children: readonly HTMLElement[] = []): HTMLElement => {
  const made = document.createElement(tag);
  made.textContent = text;
  made.append(...children);
  return made;
};
const makeButton = (label: string, press: () => void): HTMLElement => {
  const made = make('button', label);
  made.addEventListener('click', press);
  return made;
};
const makeActions = (buttons: readonly HTMLElement[]): HTMLElement => {
  const made = make('div', '', buttons);
  made.className = 'actions';
  return made;
};

const STATUS_WORDS: Readonly<Record<ProposalView['status'], string>> = {
  AWAITING_CONFIRMATIONS: 'Needs signatures',
  AWAITING_EXECUTION: 'Ready to execute',
  SUCCESS: 'Executed',
  FAILED: 'Failed',
  CANCELLED: 'Superseded',
};

const act = async (action: Promise<unknown>): Promise<void> => {
  problem.hidden = true;
  try {
    await action;
  } catch (cause) {
    problem.textContent = textOf(cause);
    problem.hidden = false;
  }
  await refresh();
};

const proposalActions = (view: ProposalView, { owners, threshold }: LocalSafe): readonly HTMLElement[] => {
  const { hash, status, signedBy } = view;
  if (status !== 'AWAITING_CONFIRMATIONS' && status !== 'AWAITING_EXECUTION') return [];
  const signs = owners.flatMap((owner, at) =>
    signedBy.includes(owner)
      ? []
      : [makeButton(`Sign as ${ownerName(at)}`, () => void act(ask('sign', { hash, owner })))],
  );
  const isReady = signedBy.length >= threshold;
  return [
    ...(isReady ? [makeButton('Execute', () => void act(ask('execute', { hash })))] : signs),
    makeButton('Reject', () => void act(ask('supersede', { hash, by: 'rejection' }))),
    makeButton('Replace', () => void act(ask('supersede', { hash, by: 'replacement' }))),
  ];
};

const proposalRow = (view: ProposalView, safe: LocalSafe): HTMLElement => {
  const { hash, nonce, calls, status, signedBy } = view;
  const signatures = `${signedBy.length} of ${safe.threshold} signatures`;
  const row = make('li', '', [
    make('p', `#${nonce} · ${calls === 1 ? 'one call' : `${calls} calls`} · ${STATUS_WORDS[status]}`),
    make('small', `${signatures} · ${short(hash)}`),
    makeActions(proposalActions(view, safe)),
  ]);
  row.setAttribute('aria-label', `Transaction ${nonce}`);
  row.dataset['hash'] = hash;
  return row;
};

let shown = '';
/** Newest first. */
const showQueue = ({ queue }: HostState): void => {
  const text = JSON.stringify([chosen?.address, queue]);
  const safe = chosen;
  if (text === shown || !safe) return;
  shown = text;
  const rows = [...queue].reverse().map((view) => proposalRow(view, safe));
  const none = make('li', 'Nothing was proposed yet.');
  element('queue', HTMLOListElement).replaceChildren(...(rows.length > 0 ? rows : [none]));
};

const refresh = async (): Promise<void> => showQueue(await ask('state', {}));

/** @returns the signing owner; rejects if declined */
const reviewCalls = (calls: readonly SentCall[]): Promise<LocalSafe['owners'][number]> =>
  new Promise((resolve, reject) => {
    const rows = calls.map(({ to, value, data }, at) => {
      const call = data === '0x' ? 'no data' : `${data.slice(0, 10)} (${data.length / 2 - 1} bytes)`;
      return make('li', '', [make('p', `${at + 1}. ${to}`), make('small', `${call}, value ${value}`)]);
    });
    element('calls', HTMLOListElement).replaceChildren(...rows);
    let owner: LocalSafe['owners'][number] | undefined;
    const buttons = (chosen?.owners ?? []).map((entry, at) =>
      makeButton(`Sign as ${ownerName(at)}`, () => {
        owner = entry;
        review.close();
      }),
    );
    element('review-actions', HTMLDivElement).replaceChildren(
      ...buttons,
      makeButton('Decline', () => review.close()),
    );
    review.onclose = () => (owner ? resolve(owner) : reject(new Error('Transaction was rejected')));
    review.showModal();
  });

interface Message {
  readonly id: string;
  readonly method: string;
  readonly params: unknown;
}

const answerTo = async ({ method, params }: Message): Promise<unknown> => {
  if (method !== 'sendTransactions') {
    const answer = await ask('message', { method, params, chainId });
    const isReadOnly = method === 'getSafeInfo' && faults.has('readOnly');
    return isReadOnly ? { ...(answer as object), isReadOnly } : answer;
  }
  const { txs } = params as { readonly txs: readonly SentCall[] };
  const proposed = await ask('propose', { calls: txs, owner: await reviewCalls(txs) });
  await refresh();
  if (faults.has('lost')) return new Promise(() => undefined);
  if (faults.has('denies')) throw new Error('Transaction was rejected');
  return proposed;
};

const errorOf = (cause: unknown): unknown => {
  const message = textOf(cause);
  if (faults.has('objects')) return { message };
  return faults.has('junk') ? 7 : message;
};

const send = (answer: object): void => {
  const post = (): void => frame.contentWindow?.postMessage(answer, appOrigin);
  if (faults.has('silent')) return;
  if (faults.has('late')) return void setTimeout(post, LATE_MS);
  if (!faults.has('shuffled')) return post();
  for (const part of [1, 2]) setTimeout(post, part * SHUFFLED_MS * Math.random());
};

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && 'id' in data && 'method' in data;

window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (source !== frame.contentWindow || origin !== appOrigin || !isMessage(data)) return;
  const { id } = data;
  const reply = (answer: object): void => send({ id, version: VERSION, ...answer });
  answerTo(data).then(
    (result) => reply({ success: true, data: result }),
    (cause: unknown) => reply({ success: false, error: errorOf(cause) }),
  );
});

const start = async (): Promise<void> => {
  const state = await ask('state', {});
  chosen =
    state.safes.find(({ name, address }) => name === query.get('safe') || `matic:${address}` === query.get('safe')) ??
    state.safes[0];
  choice.replaceChildren(...state.safes.map(({ name }) => make('option', name)));
  choice.value = chosen?.name ?? '';
  choice.addEventListener('change', () => {
    query.set('safe', choice.value);
    location.search = query.toString();
  });
  if (chosen) {
    const { address, threshold, owners } = chosen;
    const { length } = owners;
    element('about', HTMLElement).textContent =
      `${short(address)} · ${threshold} of ${length} ${length === 1 ? 'owner' : 'owners'}`;
  }
  appOrigin = new URL(state.appUrl).origin;
  frame.src = query.get('appUrl') ?? new URL(query.get('path') ?? '/', state.appUrl).href;
  showQueue(state);
  await refresh();
  setInterval(() => void refresh().catch(() => undefined), POLL_MS);
};

void start();
