export const yieldToMain = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));
