export { saidBy } from '#chain/connectors/refusal.ts';
