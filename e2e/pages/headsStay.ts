/** Runs in the page before its scripts. Logs an error if the head of an open modal dialog moves although the screen stays. */
export const reportMovedHeads = (): void => {
  const screenNow = (): string => {
    const { style } = document.documentElement;
    return [innerWidth, innerHeight, style.fontSize, style.getPropertyValue('--covered')].join(' ');
  };
  const follow = (box: HTMLElement): void => {
    let before = { top: box.offsetTop, screen: screenNow() };
    new ResizeObserver(() => {
      if (!box.isConnected) return;
      const now = { top: box.offsetTop, screen: screenNow() };
      const title = document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';
      if (now.screen === before.screen && now.top !== before.top) {
        console.error(`The head of "${title}" moved from ${before.top} px to ${now.top} px`);
      }
      before = now;
    }).observe(box);
  };
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const box = node instanceof HTMLElement ? node.querySelector<HTMLElement>('[role=dialog][aria-modal]') : null;
        if (box) follow(box);
      }
    }).observe(document.body, { childList: true });
  });
};
