/** Text drawn this much larger than requested takes the layouts for large text; a phone's have room for more. */
const LARGE = 1.15;
const LARGE_ON_PHONE = 1.45;

/** A line height in pixels to compare with. */
const LINE_PX = 16;
const TEXT_PX = 12;

export interface TextSize {
  /** Drawn size of text divided by the requested size; at least 1. */
  readonly text: number;
  /** Factor that lines of fixed height need to keep up with the text; 1 where they grow with it. */
  readonly lines: number;
}

/**
 * Compares drawn sizes with requested ones: text of 12 px and a line of 16 px. Settings of the browser or the system enlarge both
 * (text zoom), or text alone (a minimum font size). Differences below 2 % are rounding.
 */
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

/** Gives layouts the size in which text is drawn, now and whenever a setting changes it. */
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
