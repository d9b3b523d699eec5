export { apiProblemWords } from './apiProblemWords.ts';
export { ActionFailure } from './ActionFailure.tsx';
export { ApiPart } from './ApiPart.tsx';
