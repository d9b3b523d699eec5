export { refusalText } from '#chain/connectors/refusal.ts';
