/** Ends the current task, so that the browser can do other work between two parts of long work. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));
