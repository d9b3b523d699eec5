/** Limit for a browser's database, which may never answer. */
const DATABASE_MS = 5000;

/** Rejects if the work takes longer than the limit. */
export const answersInTime = <T>(work: Promise<T>, ms = DATABASE_MS): Promise<T> =>
  new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('took too long')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(limit));
  });
