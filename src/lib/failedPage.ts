/** Keeps the first reason: it is the cause, later ones follow from it. */
const writeReason = (reason: string): void => {
  const place = document.querySelector('.load-failed-reason');
  if (place && (place.textContent === '' || reason === '')) place.textContent = reason;
};

/** Shows the failed-load page, which is in index.html and needs no other file. */
export const showFailedPage = (reason: string): void => {
  document.documentElement.dataset['failed'] = '';
  writeReason(reason);
};

export const hideFailedPage = (): void => {
  delete document.documentElement.dataset['failed'];
  writeReason('');
};
