/** Shows the date too, because a request may be unanswered for days. @param askedTime milliseconds */
export const requestTime = (askedTime: number): Intl.DateTimeFormatOptions => {
  const isToday = new Date(askedTime).toDateString() === new Date().toDateString();
  return { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) };
};
