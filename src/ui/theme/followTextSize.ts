const LARGE = 1.15;
const LARGE_ON_PHONE = 1.2;

const LINE_PX = 16;
const TEXT_PX = 12;

interface TextSize {
  /** Drawn size divided by requested size, at least 1. */
  readonly text: number;
  /** Factor for lines of fixed height; 1 if lines grow with the text. */
  readonly lines: number;
}

/** Text zoom enlarges text and lines; a minimum font size enlarges only text. Differences below 2 % are rounding. */
export const textSizeOf = (textPx: number, linePx: number): TextSize => {
  const ratio = textPx / TEXT_PX;
  const text = ratio < 1.02 ? 1 : ratio;
  const lines = Math.max(1, text / Math.max(1, linePx / LINE_PX));
  return { text, lines: lines < 1.02 ? 1 : lines };
};

const probe = (lineHeight: string): HTMLElement => {
  const element = document.createElement('span');
  element.textContent = '0';
  element.ariaHidden = 'true';
  element.translate = false;
  Object.assign(element.style, {
    position: 'fixed',
    visibility: 'hidden',
    font: `${TEXT_PX}px / ${lineHeight} sans-serif`,
  });
  element.style.setProperty('font-size', `var(--fs-${TEXT_PX})`);
  document.body.append(element);
  return element;
};

export const followTextSize = (): void => {
  const [text, line] = [probe('1'), probe(`${LINE_PX}px`)];
  const root = document.documentElement;
  const phone = matchMedia('(max-width: 767px)');
  const measure = (): void => {
    const size = textSizeOf(text.getBoundingClientRect().height, line.getBoundingClientRect().height);
    for (const [name, factor] of Object.entries(size)) {
      if (factor === 1) root.style.removeProperty(`--${name}`);
      else root.style.setProperty(`--${name}`, String(factor));
    }
    if (size.text >= (phone.matches ? LARGE_ON_PHONE : LARGE)) root.dataset['text'] = 'large';
    else delete root.dataset['text'];
  };
  new ResizeObserver(measure).observe(text);
  phone.addEventListener('change', measure);
};
