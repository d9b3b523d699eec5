/**
 * Repeats a press that was made before the page replaced its static frame. The frame takes no presses, so `room` does:
 * the last press is repeated on the button or link at that place.
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
