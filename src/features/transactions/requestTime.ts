/** Milliseconds. A request may be unanswered for days. */
export const requestTime = (askedTime: number): Intl.DateTimeFormatOptions => {
  const isToday = new Date(askedTime).toDateString() === new Date().toDateString();
  return { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) };
};
