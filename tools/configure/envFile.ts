export interface EnvEntry {
  readonly name: string;
  /** Undefined: left empty. */
  readonly value: string | undefined;
  readonly notes: readonly string[];
}

const commented = (lines: readonly string[]): readonly string[] => lines.map((line) => `# ${line}`);

/**
 * Keeps the explanations of `.env.example`; an entry's remarks precede its line. @throws if the example lacks a
 * variable
 */
export const envText = (example: string, entries: readonly EnvEntry[], head: readonly string[]): string => {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const paragraphs = example.trimEnd().split('\n\n').slice(1);
  const lines = paragraphs.join('\n\n').split('\n');
  const written = lines.flatMap((line) => {
    const entry = byName.get(/^(VITE_\w+)=$/.exec(line)?.[1] ?? '');
    if (!entry) return [line];
    byName.delete(entry.name);
    return [...commented(entry.notes), `${entry.name}=${entry.value ?? ''}`];
  });
  if (byName.size > 0) throw new Error(`.env.example does not have ${[...byName.keys()].join(', ')}`);
  return `${[...commented(head), '', ...written].join('\n')}\n`;
};
