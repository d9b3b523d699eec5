import type { Page } from '@playwright/test';

/** Later pages have the nodes and attributes of Dark Reader, password managers and Grammarly. */
export const installExtensions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const host = (name: string, work: (element: HTMLElement) => void = () => undefined): HTMLElement => {
      const element = document.createElement(name);
      element.style.setProperty('position', 'absolute');
      const shadow = element.attachShadow({ mode: 'closed' });
      shadow.append(Object.assign(document.createElement('button'), { textContent: name }));
      work(element);
      return element;
    };

    /** Dark Reader: styles in the head, attributes on everything drawn. */
    const darken = (): void => {
      const { dataset } = document.documentElement;
      if (dataset['darkreaderMode'] === undefined) {
        dataset['darkreaderMode'] = 'dynamic';
        dataset['darkreaderScheme'] = 'dark';
        document.head.prepend(Object.assign(document.createElement('meta'), { name: 'darkreader', content: 'on' }));
      }
      for (const style of document.querySelectorAll('style:not(.darkreader)')) {
        if (style.nextElementSibling?.classList.contains('darkreader') === true) continue;
        style.after(
          Object.assign(document.createElement('style'), { className: 'darkreader darkreader--sync', media: 'screen' }),
        );
      }
      for (const element of document.body.querySelectorAll<HTMLElement>('*:not([data-darkreader-inline-color])')) {
        element.dataset['darkreaderInlineColor'] = '';
        element.style.setProperty('--darkreader-inline-color', 'inherit');
      }
    };

    /** Password managers and Grammarly: icons in fields, hosts at the page's end. */
    const decorate = (): void => {
      const decorated = document.body.querySelectorAll<HTMLElement>(
        'input:not([data-lpignore]), textarea:not([data-lpignore])',
      );
      for (const field of decorated) {
        Object.assign(field.dataset, { lpignore: 'false', gramm: 'false', '1pIgnore': 'false' });
        field.setAttribute('spellcheck', 'false');
        field.after(host('grammarly-extension', ({ dataset }) => void (dataset['grammarlyShadowRoot'] = 'true')));
        field.before(Object.assign(document.createElement('div'), { className: 'lp-icon', hidden: true }));
      }
      for (const name of ['com-1password-button', 'bitwarden-overlay', 'grammarly-mirror']) {
        if (document.body.querySelector(`:scope > ${name}`) === null) document.body.append(host(name));
      }
    };

    /** Moves the added nodes while the page draws. */
    let turn = 0;
    const stir = (): void => {
      turn += 1;
      const added = [...document.body.querySelectorAll('grammarly-extension, .lp-icon, body > com-1password-button')];
      for (const [at, element] of added.entries()) {
        const parent = element.parentElement;
        if ((turn + at) % 3 === 0) element.remove();
        else if ((turn + at) % 3 === 1) parent?.prepend(element);
        else parent?.append(element);
      }
    };
    const counted = { stirred: 0, drawn: 0 };
    Object.assign(window, { extensions: counted });
    addEventListener('DOMContentLoaded', () => {
      const work = (): void => {
        darken();
        decorate();
        counted.drawn += 1;
      };
      work();
      setInterval(work, 100);
      setInterval(() => {
        stir();
        counted.stirred += 1;
      }, 130);
    });
  });
