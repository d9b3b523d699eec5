import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOn, type Listening } from '../ports.ts';
import { CORS, sendText, sendWithFault, type ServiceFault } from '../serviceFaults.ts';
import { answerAction, answerRead } from './answers.ts';
import { createAppState, type AppState } from './state.ts';

export interface LocalAppService extends Listening {
  /** Requests such as "GET /referral", oldest first. */
  readonly requests: readonly string[];
  readonly applications: () => AppState['applications'];
  /** Sets the fault of all later answers. */
  setFault: (fault: ServiceFault) => void;
  /** `false` accepts joins without a signature, until `reset`. */
  setVerifying: (verifies: boolean) => void;
  /** Restores the initial state. */
  reset: () => void;
}

const MARKUP = '<img src=x onerror="document.title=\'taken\'"><b>Free money</b>';

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString() || 'null');
};

/** Replaces numbers or texts by wrong ones of the same shape. */
const spoiled = (answer: unknown, fault: ServiceFault): unknown => {
  if (Array.isArray(answer)) {
    const entries = answer.map((entry: unknown) => spoiled(entry, fault));
    return fault === 'forged' ? entries.toReversed() : entries;
  }
  if (typeof answer === 'object' && answer !== null) {
    return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, spoiledField(name, value, fault)]));
  }
  return answer;
};

const spoiledField = (name: string, value: unknown, fault: ServiceFault): unknown => {
  if (fault === 'forged' && (name === 'friends' || name === 'participants')) return Number(value) + 1000;
  if (fault === 'forged' && name === 'inviter') return `${String(value)}00`;
  if (fault === 'markup' && name === 'name') return MARKUP;
  if (fault === 'markup' && name === 'rules') return [MARKUP];
  return spoiled(value, fault);
};

/** Changes are kept until the service stops or is reset. */
export const startAppService = async (port: number): Promise<LocalAppService> => {
  const begin = (): AppState => createAppState(Math.floor(Date.now() / 1000));
  let state = begin();
  let fault: ServiceFault = 'none';
  const requests: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const body = request.method === 'POST' ? await bodyOf(request) : undefined;
    requests.push(`${request.method ?? ''} ${pathname}`);
    const isAction = request.method === 'POST' && pathname === '/userAction/add';
    const found = (): unknown => (isAction ? answerAction(state, body) : answerRead(state, pathname, searchParams));
    await sendWithFault(response, fault, () => Promise.resolve().then(found), spoiled);
  };
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    answer(request, response).catch(() => sendText(response, 400, '{}'));
  });
  return {
    ...(await listenOn(server, port)),
    requests,
    applications: () => state.applications,
    setFault: (next) => {
      fault = next;
    },
    setVerifying: (verifies) => {
      state.verifiesJoins = verifies;
    },
    reset: () => {
      state = begin();
      fault = 'none';
      requests.length = 0;
    },
  };
};
