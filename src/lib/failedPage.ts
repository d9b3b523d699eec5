/** Only the first reason is shown, because it is the cause. */
const writeReason = (reason: string): void => {
  const place = document.querySelector('.load-failed-reason');
  if (place && (place.textContent === '' || reason === '')) place.textContent = reason;
};

export const showFailedPage = (reason: string): void => {
  document.documentElement.dataset['failed'] = '';
  writeReason(reason);
};

export const hideFailedPage = (): void => {
  delete document.documentElement.dataset['failed'];
  writeReason('');
};
