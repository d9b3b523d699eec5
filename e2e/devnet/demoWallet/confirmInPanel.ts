export interface Question {
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly answers: readonly string[];
}

export type Ask = (query: Question) => Promise<number>;

const STYLE = `
  dialog[data-demo-wallet] {
    margin: var(--s-4) var(--s-4) auto auto; padding: var(--s-5); width: min(360px, calc(100vw - var(--s-8)));
    background: var(--surface-2); color: var(--text-1); border: 1px solid var(--accent-border);
    border-radius: var(--r-10); box-shadow: var(--shadow-3); font-size: var(--fs-13);
  }
  dialog[data-demo-wallet]::backdrop { background: var(--overlay); }
  dialog[data-demo-wallet] h2 { font-size: var(--fs-16); margin: 0 0 var(--s-1); }
  dialog[data-demo-wallet] p { margin: 0 0 var(--s-3); color: var(--text-2); }
  dialog[data-demo-wallet] dl { display: grid; grid-template-columns: auto 1fr; gap: var(--s-1) var(--s-3); margin: 0 0 var(--s-4); }
  dialog[data-demo-wallet] dt { color: var(--text-3); }
  dialog[data-demo-wallet] dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
  dialog[data-demo-wallet] div { display: flex; flex-wrap: wrap; gap: var(--s-2); }
  dialog[data-demo-wallet] button {
    flex: 1 1 40%; min-height: 44px; border-radius: var(--r-6); border: 1px solid var(--border-control);
    background: var(--surface-3); color: var(--text-1); font: inherit; font-weight: var(--fw-semibold); text-align: center; cursor: pointer;
  }
  dialog[data-demo-wallet] button:first-child { background: var(--accent); color: var(--text-on-fill); border-color: transparent; }
`;

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  content: string | readonly Node[],
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  if (typeof content === 'string') made.textContent = content;
  else made.append(...content);
  return made;
};

let isStyled = false;
const addStyle = (): void => {
  if (isStyled) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

export const confirmInPanel: Ask = ({ title, facts, answers }) =>
  new Promise((resolve) => {
    addStyle();
    const dialog = document.createElement('dialog');
    dialog.setAttribute('data-demo-wallet', '');
    const heading = element('h2', title);
    heading.id = 'demo-wallet-title';
    dialog.setAttribute('aria-labelledby', heading.id);
    const list = element(
      'dl',
      facts.flatMap(([name, value]) => [element('dt', name), element('dd', value)]),
    );
    const close = (answer: number): void => {
      dialog.close();
      dialog.remove();
      resolve(answer);
    };
    const buttons = answers.map((answer, at) => {
      const button = element('button', answer);
      button.type = 'button';
      button.addEventListener('click', () => close(at));
      return button;
    });
    dialog.append(heading, element('p', 'Demo wallet'), list, element('div', buttons));
    dialog.addEventListener('keydown', (event) => event.stopPropagation());
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      close(answers.length - 1);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
