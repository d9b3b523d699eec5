import type { Composition } from '../pages/compositions.ts';
import type { EngineName } from './engine.ts';

export interface Composing {
  /** Selector; the last element counts. */
  readonly place: string;
  readonly order: EngineName;
  readonly figures: Readonly<Record<string, readonly Composition[]>>;
  readonly words: readonly Composition[];
}

export interface Composed {
  readonly count: number;
  readonly faults: readonly string[];
}

/**
 * Runs in the page: types with an input method into every field of the place, words in turn. Each text is composed twice:
 * Esc removes it, and Enter commits it. Until then it stays as composed, and neither key reaches the page.
 */
export const composeAll = async ({ place, order, figures, words }: Composing): Promise<Composed> => {
  type Field = HTMLInputElement | HTMLTextAreaElement;
  const FIELDS = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=range])';
  const BY_INPUT_METHOD = 229;
  const PATIENCE_MS = 5000;
  const isSafari = order === 'WebKit';
  const faults: string[] = [];
  let count = 0;
  const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  const setText = (field: Field, text: string): void => {
    const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  };
  /** An engine empties the queue of microtasks between two events. */
  const fire = async (field: Field, event: Event): Promise<void> => {
    field.dispatchEvent(event);
    await Promise.resolve();
    await Promise.resolve();
  };
  const far = { bubbles: true, composed: true };
  const press = (field: Field, key: string, isComposing: boolean): Promise<void> => {
    const codes = { keyCode: BY_INPUT_METHOD, which: BY_INPUT_METHOD };
    return fire(field, new KeyboardEvent('keydown', { key, isComposing, cancelable: true, ...codes, ...far }));
  };
  const say = (field: Field, type: string, data: string): Promise<void> =>
    fire(field, new CompositionEvent(type, { data, ...far }));
  const input = (field: Field, inputType: string, data: string, isComposing = true): Promise<void> =>
    fire(field, new InputEvent('input', { inputType, data, isComposing, ...far }));

  const step = async (field: Field, text: string): Promise<void> => {
    if (!isSafari) await press(field, 'Process', true);
    await say(field, 'compositionupdate', text);
    setText(field, text);
    await input(field, 'insertCompositionText', text);
    if (isSafari) await press(field, 'Process', true);
    await wait(20);
    if (field.value !== text) faults.push(`${field.ariaLabel ?? field.id} shows "${field.value}" at "${text}"`);
  };
  const end = async (field: Field, key: string, text: string): Promise<void> => {
    if (isSafari) {
      setText(field, '');
      await input(field, 'deleteCompositionText', '');
    } else {
      await press(field, key, true);
      await say(field, 'compositionupdate', text);
    }
    setText(field, text);
    if (order === 'Chromium') await input(field, 'insertCompositionText', text);
    if (isSafari && text !== '') await input(field, 'insertFromComposition', text);
    await say(field, 'compositionend', text);
    if (order === 'Firefox') await input(field, 'insertCompositionText', text, false);
    if (isSafari) await press(field, key, false);
  };

  const around = (): string => `${location.pathname} with ${document.querySelectorAll('[role=dialog]').length} dialogs`;
  const compose = async (field: Field, steps: readonly string[], key: string, text: string, reading: string) => {
    field.focus();
    setText(field, '');
    await input(field, 'deleteContentBackward', '', false);
    await wait(60);
    const before = around();
    await say(field, 'compositionstart', '');
    for (const shown of steps) await step(field, shown);
    await end(field, key, text);
    const deadline = performance.now() + PATIENCE_MS;
    while (field.value !== reading && performance.now() < deadline) await wait(20);
    const name = field.ariaLabel ?? field.id;
    if (field.value !== reading) faults.push(`${name} reads "${field.value}" after ${key} at "${text}"`);
    if (around() !== before) faults.push(`${key} in ${name} changes ${before} to ${around()}`);
    count += 1;
  };

  const fieldsNow = (): readonly Field[] => [
    ...([...document.querySelectorAll(place)].at(-1)?.querySelectorAll<Field>(FIELDS) ?? []),
  ];
  for (let at = 0; at < fieldsNow().length; at += 1) {
    for (const key of ['Escape', 'Enter']) {
      const field = fieldsNow()[at];
      if (!field || field.getClientRects().length === 0 || field.disabled || field.readOnly) continue;
      const [composition] = figures[field.inputMode] ?? words.slice(at % words.length);
      if (!composition) continue;
      const [text, reading] = key === 'Enter' ? [composition.committed, composition.reading] : ['', ''];
      await compose(field, composition.steps, key, text, reading);
    }
  }
  return { count, faults };
};
