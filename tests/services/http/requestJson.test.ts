import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBreaker } from '#services/http/breaker.ts';
import { requestJson, type JsonRequest } from '#services/http/requestJson.ts';
import { ANY_PORT, listenOn } from '../../../e2e/devnet/ports.ts';

type Answer = (response: ServerResponse, request: IncomingMessage, at: number) => void;

const limits = { bytes: 1000, milliseconds: 5000 };
const retry = { tries: 3, minWaitMs: 1, maxWaitMs: 2 };
const rules = { problems: 3, pauseMs: 100, maxPauseMs: 400 };

/** A server with a test's answers, and the received requests. */
const serve = async (answer: Answer) => {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => answer(response, request, requests.push(request)));
  const { url, stop } = await listenOn(server, ANY_PORT);
  onTestFinished(stop);
  const request = (more: Partial<JsonRequest> = {}) => requestJson({ url, limits, ...more });
  return { url, requests, request };
};

const json =
  (value: unknown): Answer =>
  (response) =>
    void response.end(JSON.stringify(value));
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(code, headers).end('{}');

describe('one request of a service', () => {
  it('gives the JSON; an empty answer is undefined', async () => {
    const { request } = await serve(json({ a: 1 }));
    expect(await request()).toEqual({ ok: true, value: { a: 1 } });
    const empty = await serve(status(204));
    expect(await empty.request()).toEqual({ ok: true, value: undefined });
  });

  it.each<[string, Answer, object]>([
    ['HTTP 404', status(404), { code: 'status', status: 404 }],
    ['HTTP 500', status(500), { code: 'status', status: 500 }],
    ['a page', (response) => void response.end('<html>'), { code: 'notJson' }],
    ['half an answer', (response) => void response.end('{"a":'), { code: 'notJson' }],
    ['a line that breaks', (response) => void response.destroy(), { code: 'unreachable' }],
    ['an answer that says it is too large', json('x'.repeat(2000)), { code: 'tooLarge', megabytes: 0.001 }],
    [
      'one that does not say it',
      (response) => {
        response.write('x'.repeat(900));
        response.write('x'.repeat(900));
      },
      { code: 'tooLarge', megabytes: 0.001 },
    ],
  ])('%s is reported as such', async (_, answer, error) => {
    const { request } = await serve(answer);
    expect(await request()).toEqual({ ok: false, error });
  });

  it('an answer that does not end is given up', async () => {
    const { request } = await serve((response) => void response.write('{'));
    const answer = await request({ limits: { bytes: 1000, milliseconds: 30 } });
    expect(answer).toEqual({ ok: false, error: { code: 'timeout', seconds: 0.03 } });
  });

  it('is tried again after what may pass, and only then', async () => {
    const passing = await serve((response, request, at) => (at < 3 ? status(429) : json(1))(response, request, at));
    expect(await passing.request({ retry })).toEqual({ ok: true, value: 1 });
    expect(passing.requests).toHaveLength(3);
    const lasting = await serve(status(404));
    await lasting.request({ retry });
    expect(lasting.requests).toHaveLength(1);
    const failing = await serve(status(503));
    expect(await failing.request({ retry })).toMatchObject({ error: { status: 503 } });
    expect(failing.requests).toHaveLength(3);
  });

  it('ends when it is aborted, in an answer or in a wait, and is then nobody’s fault', async () => {
    const breaker = createBreaker({ ...rules, problems: 1 }, () => 0);
    const hanging = await serve(() => undefined);
    const left = new AbortController();
    const answer = hanging.request({ signal: left.signal, breaker });
    left.abort();
    expect(await answer).toEqual({ ok: false, error: { code: 'unreachable' } });
    expect(breaker.open()).toBeUndefined();
    const leaving = new AbortController();
    const failing = await serve((response, request, at) => {
      status(500)(response, request, at);
      setTimeout(() => leaving.abort(), 20);
    });
    const wait = { tries: 2, minWaitMs: 60_000, maxWaitMs: 60_000 };
    expect(await failing.request({ retry: wait, signal: leaving.signal })).toMatchObject({ ok: false });
    expect(failing.requests).toHaveLength(1);
  });
});

it('leaves no listener at the signal of a page after its tries', async () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  const failing = await serve(status(503));
  await failing.request({ retry, signal });
  expect(added).toHaveBeenCalledTimes(2);
  expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(added.mock.calls.map(([, listener]) => listener));
});

describe('a service that fails', () => {
  it('is left alone after three problems, then queried once, and again as soon as it works', async () => {
    let now = 0;
    let works = false;
    const breaker = createBreaker(rules, () => now);
    const { requests, request } = await serve((...call) => (works ? json(1) : status(500))(...call));
    for (let i = 0; i < 6; i += 1) expect(await request({ breaker })).toMatchObject({ error: { status: 500 } });
    expect(requests).toHaveLength(3);
    now = 99;
    await request({ breaker });
    expect(requests).toHaveLength(3);
    now = 100;
    await Promise.all([request({ breaker }), request({ breaker }), request({ breaker })]);
    expect(requests).toHaveLength(4);
    works = true;
    now = 299;
    await request({ breaker });
    expect(requests).toHaveLength(4);
    now = 300;
    expect(await request({ breaker })).toEqual({ ok: true, value: 1 });
    expect(await request({ breaker })).toEqual({ ok: true, value: 1 });
  });

  it('that says for how long (429, Retry-After) is left alone at once, at most as long as the rules say', async () => {
    let now = 0;
    const breaker = createBreaker(rules, () => now);
    const { requests, request } = await serve(status(429, { 'retry-after': '3600' }));
    await request({ breaker });
    now = 399;
    await request({ breaker });
    expect(requests).toHaveLength(1);
    now = 400;
    await request({ breaker });
    expect(requests).toHaveLength(2);
  });

  it('a service whose answers are wrong but come is queried again, as nothing is spared by waiting', async () => {
    const breaker = createBreaker(rules, () => 0);
    const { requests, request } = await serve((response) => void response.end('<html>'));
    for (let i = 0; i < 5; i += 1) await request({ breaker });
    expect(requests).toHaveLength(5);
  });
});
