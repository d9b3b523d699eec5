const RETRY_MS = 5000;

let whenMissing: () => unknown = () => undefined;

export const onMissingModule = (run: () => unknown): void => {
  whenMissing = run;
};

/** Imports a module; a failure is retried every five seconds. */
export const importWithRetry = async <T>(load: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await load();
    } catch (cause) {
      console.warn('A part of the page did not arrive and is requested again', cause);
      whenMissing();
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
};
