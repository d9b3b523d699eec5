/** `degraded`: the application works with less. `fails`: a part cannot work, or people could lose money. */
export type Verdict = 'works' | 'degraded' | 'fails';

export interface Finding {
  readonly verdict: Verdict;
  readonly name: string;
  readonly text: string;
  /** Undefined if everything works. */
  readonly next?: string;
}

export const works = (name: string, text: string): Finding => ({ verdict: 'works', name, text });
export const degraded = (name: string, text: string, next: string): Finding => ({
  verdict: 'degraded',
  name,
  text,
  next,
});
export const fails = (name: string, text: string, next: string): Finding => ({ verdict: 'fails', name, text, next });

const TITLES: Readonly<Record<Verdict, string>> = { works: 'Works', degraded: 'Degraded', fails: 'Will fail' };
const ORDER: readonly Verdict[] = ['works', 'degraded', 'fails'];

const section = (verdict: Verdict, findings: readonly Finding[]): readonly string[] => {
  const own = findings.filter((finding) => finding.verdict === verdict);
  if (own.length === 0) return [];
  const lines = own.flatMap(({ name, text, next }) => [
    `  ${name}`,
    `    ${text}`,
    ...(next === undefined ? [] : [`    Next: ${next}`]),
  ]);
  return [TITLES[verdict], ...lines, ''];
};

export const report = (findings: readonly Finding[]): string => {
  const count = (verdict: Verdict): number => findings.filter((finding) => finding.verdict === verdict).length;
  return [
    ...ORDER.flatMap((verdict) => section(verdict, findings)),
    `${count('works')} ${count('works') === 1 ? 'works' : 'work'}, ${count('degraded')} degraded, ${count('fails')} will fail.`,
  ].join('\n');
};

/** 1 if something fails, and with `isStrict` also if something is degraded. */
export const exitCode = (findings: readonly Finding[], isStrict: boolean): number =>
  findings.some(({ verdict }) => verdict === 'fails' || (isStrict && verdict === 'degraded')) ? 1 : 0;
