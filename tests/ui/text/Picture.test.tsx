import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from '#ui/text/Picture.tsx';
import { renderUi } from '../renderUi.tsx';

const pictureIn = ({ container }: { readonly container: HTMLElement }): HTMLImageElement | null =>
  container.querySelector('img');
const shown = (image: HTMLImageElement | null): HTMLImageElement => {
  if (image === null) throw new Error('No picture is shown');
  return image;
};

describe('Picture', () => {
  it('tries its addresses in order, and is gone where none has it: no broken picture ever', () => {
    const view = renderUi(<Picture sources={['https://a.example/1.png', 'https://b.example/1.png']} />);
    expect(shown(pictureIn(view)).src).toBe('https://a.example/1.png');
    fireEvent.error(shown(pictureIn(view)));
    expect(shown(pictureIn(view)).src).toBe('https://b.example/1.png');
    fireEvent.error(shown(pictureIn(view)));
    expect(pictureIn(view)).toBeNull();
  });

  it('remembers an address that failed, until there is a network again', () => {
    const sources = ['https://a.example/2.png', 'https://b.example/2.png'];
    const first = renderUi(<Picture sources={sources} />);
    fireEvent.error(shown(pictureIn(first)));
    first.unmount();
    const second = renderUi(<Picture sources={sources} />);
    expect(shown(pictureIn(second)).src).toBe('https://b.example/2.png');
    second.unmount();
    fireEvent(window, new Event('online'));
    expect(shown(pictureIn(renderUi(<Picture sources={sources} />))).src).toBe('https://a.example/2.png');
  });

  it('is loaded when it comes into view, and is not seen before it has arrived', () => {
    const image = shown(pictureIn(renderUi(<Picture sources={['https://a.example/3.png']} />)));
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('decoding', 'async');
    expect(image).not.toHaveAttribute('data-arrived');
    fireEvent.load(image);
    expect(image).toHaveAttribute('data-arrived');
  });

  it('reveals to nobody where it is shown', () => {
    const image = shown(pictureIn(renderUi(<Picture sources={['https://a.example/4.png']} />)));
    expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(image).toHaveAttribute('alt', '');
  });
});
