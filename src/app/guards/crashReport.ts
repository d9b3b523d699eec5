import { fieldsOf } from '#lib/fields.ts';

export interface Crash {
  readonly error: Error;
  readonly url: string;
  /** Excludes chain data. */
  readonly state: object;
  readonly device: string;
  /** True includes addresses, names and transactions. */
  readonly isComplete: boolean;
}

/** Characters per part, so that the link fits a server's limit. */
const MAX_PART_LENGTH = 1500;

const part = (title: string, text: string): string =>
  `## ${title}\n\n\`\`\`\n${text.length > MAX_PART_LENGTH ? `${text.slice(0, MAX_PART_LENGTH)}…` : text}\n\`\`\`\n`;

/** Also matches truncated hex, and addresses without 0x. */
const HEX = /0x[0-9a-f]{6,}|\b[0-9a-f]{40,}\b/gi;
const ENS_NAME = /[^\s"'/=&?:<>()]{1,100}\.eth\b/gi;

const MAX_READ_LENGTH = 20_000;

const redacted = (text: string): string =>
  text.slice(0, MAX_READ_LENGTH).replace(HEX, '0x…').replace(ENS_NAME, '….eth');

const impersonal = (state: object): object => {
  const { app, swap, ...rest } = fieldsOf(state);
  return {
    ...rest,
    transactions: undefined,
    clearedTimes: undefined,
    ...(app !== undefined && { app: { ...fieldsOf(app), popupList: undefined } }),
    ...(swap !== undefined && { swap: { ...fieldsOf(swap), recipient: undefined } }),
  };
};

/** Node URLs may hold a user's key. */
const withoutNodes = (key: string, value: unknown): unknown => (key === 'heads' ? undefined : value);

const jsonOf = (state: object): string => {
  try {
    return JSON.stringify(state, withoutNodes);
  } catch (cause) {
    return `not readable: ${String(cause)}`;
  }
};

/** A report that is not complete names no account, token or transaction. */
export function crashReport({ error, url, state, device, isComplete }: Crash): {
  readonly title: string;
  readonly body: string;
} {
  const clean = isComplete ? (text: string): string => text : redacted;
  const body = [
    part('URL', clean(url)),
    part('Error', clean(error.stack ?? `${error.name}: ${error.message}`)),
    part('State', clean(jsonOf(isComplete ? state : impersonal(state)))),
    part('Device', device),
  ].join('\n');
  return { title: clean(`Crash report: ${error.name}: ${error.message}`).slice(0, 200), body };
}

export function crashReportUrl(repository: string, crash: Crash): string {
  const { title, body } = crashReport(crash);
  const form = new URL(`${repository}/issues/new`);
  form.searchParams.set('title', title);
  form.searchParams.set('body', body);
  return form.href;
}
