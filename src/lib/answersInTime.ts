/** A browser's database may never answer. */
const DATABASE_MS = 5000;

export const answersInTime = <T>(work: Promise<T>, ms = DATABASE_MS): Promise<T> =>
  new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('took too long')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(limit));
  });
