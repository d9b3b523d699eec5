import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { isFormattable } from '#domain/governance/markdown.ts';
import { Markdown } from '../../../src/pages/governance/markdown/Markdown.tsx';

beforeAll(() => {
  i18n.loadAndActivate({ locale: 'en-US', messages: {} });
});

const show = (text: string): HTMLElement =>
  render(
    <I18nProvider i18n={i18n}>
      <Markdown text={text} />
    </I18nProvider>,
  ).container;

describe('Markdown of somebody unknown', () => {
  it('is formatted', () => {
    const shown = show('# A\n\nOne **two** *three* `four`\n\n- five\n- six\n\n> seven\n\n```\neight\n```\n\n---');
    expect(screen.getByRole('heading', { name: 'A' }).tagName).toBe('H3');
    expect(shown.querySelector('strong')).toHaveTextContent('two');
    expect(shown.querySelectorAll('li')).toHaveLength(2);
    expect(shown.querySelector('blockquote')).toHaveTextContent('seven');
    expect(shown.querySelector('pre code')).toHaveTextContent('eight');
  });

  it('adds no element of its HTML, no picture and no script', () => {
    const shown = show(
      [
        '<script>window.pwned = true</script>',
        '<img src=x onerror="window.pwned = true">',
        '<iframe src="https://evil.example"></iframe><style>body{display:none}</style>',
        '![tracker](https://evil.example/pixel.png)',
        '![][p]\n\n[p]: https://evil.example/second.png',
        'inline <b onclick="x()">bold</b> <form action="https://evil.example">',
      ].join('\n\n'),
    );
    expect(shown.querySelectorAll('script, img, iframe, style, form, b, input, object, svg use')).toHaveLength(0);
    expect(shown.querySelectorAll('[onclick], [onerror], [src], [style]')).toHaveLength(0);
    expect('pwned' in window).toBe(false);
    expect(shown).toHaveTextContent('Picture: tracker');
    expect(shown).toHaveTextContent('<script>window.pwned = true</script>');
  });

  it('links only to the web, in a separate tab, and says where to', () => {
    const shown = show(
      [
        '[app.exchange](https://evil.example/a)',
        '[one](javascript:alert(1))',
        '[two](JAVASCRIPT&colon;alert(1))',
        '[three](data:text/html,hi)',
        '[four](/settings)',
        '[five](https://app.exchange@evil.example)',
        '<https://plain.example/x>',
        '[six][ref]\n\n[ref]: vbscript:x',
      ].join('\n\n'),
    );
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://evil.example/a',
      'https://plain.example/x',
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link).toHaveAttribute('target', '_blank');
    }
    expect(links[0]).toHaveTextContent('app.exchange (evil.example)');
    for (const word of ['one', 'two', 'three', 'four', 'five', 'six']) expect(shown).toHaveTextContent(word);
  });

  it('turns no text, and ends where it is nested without end', () => {
    expect(show('safe \u202Egnp.exe `\u2066code`').textContent).toBe('safe gnp.exe code');
    const nested = show(`${'> '.repeat(2000)}deep`);
    expect(nested.querySelectorAll('blockquote').length).toBeLessThan(20);
  });

  it.each([
    ['brackets', '['.repeat(20_000)],
    ['emphasis', Array.from({ length: 26 }, () => '*a_'.repeat(240)).join('\n\n')],
    ['code', '`a'.repeat(10_000)],
    ['links', '[a]('.repeat(5_000)],
    ['entities', '&'.repeat(20_000)],
  ])('is shown with twenty thousand characters of %s', (_, text) => {
    expect(isFormattable(text)).toBe(true);
    expect(show(text).textContent).not.toBe('');
  });
});
