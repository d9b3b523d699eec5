/**
 * A frame takes no presses, so its room does. Once the page has replaced the frame, the last press is repeated on the
 * button or link at that place, where the frame had drawn it.
 */
export const repeatPress = (room: HTMLElement): void => {
  let last: MouseEvent | undefined;
  room.addEventListener('click', (press) => {
    if (press.target === room) last = press;
  });
  new MutationObserver((_, observer) => {
    observer.disconnect();
    if (last) document.elementFromPoint(last.clientX, last.clientY)?.closest<HTMLElement>('a,button')?.click();
  }).observe(room, { childList: true });
};
