/** Ends the present task, so that what the browser has to do between two pieces of long work gets its turn. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));
