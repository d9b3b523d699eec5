export interface Crash {
  readonly error: Error;
  readonly url: string;
  /** What the store held, without the answers of the chain. */
  readonly state: object;
  readonly device: string;
}

/** Longest text of a part of the report; with all parts at their longest the link stays one a server accepts. */
const partLength = 1500;

const part = (title: string, text: string): string =>
  `## ${title}\n\n\`\`\`\n${text.length > partLength ? `${text.slice(0, partLength)}…` : text}\n\`\`\`\n`;

/** Address of the repository's form for a new issue, filled in with what is known about the crash. */
export function crashReportUrl(repository: string, { error, url, state, device }: Crash): string {
  const body = [
    part('URL', url),
    part('Error', error.stack ?? `${error.name}: ${error.message}`),
    part('State', JSON.stringify(state)),
    part('Device', device),
  ].join('\n');
  const form = new URL(`${repository}/issues/new`);
  form.searchParams.set('title', `Crash report: ${error.name}: ${error.message}`.slice(0, 200));
  form.searchParams.set('body', body);
  return form.href;
}
