const RETRY_MS = 5000;

/** Loads a module; retries every five seconds until it arrives. */
export const importWithRetry = async <T>(load: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await load();
    } catch (cause) {
      console.warn('A part of the page did not arrive and is asked for again', cause);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
};
