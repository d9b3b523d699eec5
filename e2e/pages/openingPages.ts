import { paths } from '#config/paths.ts';
import { TOKENS } from '../devnet/tokens.ts';

const { MYT, USDC } = TOKENS;

/** All pages with buttons that announce a dialog. */
export const openingPages: readonly string[] = [
  `${paths.trade}/${USDC.address}/${MYT.address}`,
  `${paths.add}/${MYT.address}/${USDC.address}`,
  `${paths.pool}?show=explore`,
  paths.findPool,
  paths.earn,
  paths.liquidityMining,
  paths.bond,
  paths.assets,
  paths.deposits,
  paths.approvals,
  paths.governance,
  `${paths.governance}/1`,
  paths.chart,
];

/** Runs in the page. @returns names of the enabled visible buttons that announce a dialog */
export const openersShown = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('[aria-haspopup=dialog]:not(:disabled)')]
    .filter((button) => button.getClientRects().length > 0 && getComputedStyle(button).visibility === 'visible')
    .map((button) => (button.getAttribute('aria-label') ?? button.innerText).replace(/\s+/g, ' ').trim());

/** Runs in the page. The rest of the reading may hide the button of what is known so far. */
export const isReadingRewards = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('main small')]
    .filter(({ textContent }) => textContent === 'All rewards')
    .some(({ parentElement }) =>
      /still loading|^All rewards\s*–\s*(Not counted.*)?$/s.test(parentElement?.innerText.trim() ?? ''),
    );
