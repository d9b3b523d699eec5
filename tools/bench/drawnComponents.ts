import type { Page } from '@playwright/test';
import type { JsonRpc } from '../../e2e/devnet/jsonRpc.ts';
import { nextBlock } from './blocks.ts';

/** Figures of lists are drawn every 15th block. */
const BLOCKS = 15;
/** React's flag of a component that was called. */
const PERFORMED_WORK = 1;

interface Fiber {
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

declare global {
  interface Window {
    /** Undefined while nothing is counted. */
    drawnComponents?: number | undefined;
  }
}

/** The hook of React's developer tools, which a production build calls too. It is self-contained. */
const installHook = (performedWork: number): void => {
  const count = (first: Fiber | null): number => {
    let drawn = 0;
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      if ((fiber.flags & performedWork) !== 0) drawn += 1;
      if (fiber.child !== fiber.alternate?.child) drawn += count(fiber.child);
    }
    return drawn;
  };
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onCommitFiberRoot: (_renderer: number, { current }: { readonly current: Fiber }) => {
      if (window.drawnComponents !== undefined) window.drawnComponents += count(current);
    },
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
};

/** Precedes the page's first load. */
export const watchDrawing = (page: Page): Promise<unknown> => page.addInitScript(installHook, PERFORMED_WORK);

/** Components that React draws per block. The page is touched first, because an untouched one skips blocks. */
export const drawnPerBlock = async (page: Page, node: JsonRpc): Promise<number> => {
  await page.mouse.move(1, 1);
  const first = await nextBlock(node);
  await page.evaluate(() => void (window.drawnComponents = 0));
  let last = first;
  while (last < first + BLOCKS) last = await nextBlock(node);
  const drawn = await page.evaluate(() => window.drawnComponents ?? 0);
  await page.evaluate(() => void (window.drawnComponents = undefined));
  return Math.round(drawn / (last - first));
};
