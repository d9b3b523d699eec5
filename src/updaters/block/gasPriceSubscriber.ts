import { rules } from '#config/rules.ts';
import { isQuantity } from '#lib/hex.ts';
import type { GasPriceStore } from '#stores/gasPriceStore.ts';
import type { BlockSubscriber } from './blockSubscribers.ts';

const MAX_QUANTITY = 66;

const priceIn = (answer: unknown): bigint | undefined =>
  isQuantity(answer) && answer.length <= MAX_QUANTITY ? BigInt(answer) : undefined;

const request = { method: 'eth_gasPrice', params: [] };

export const createGasPriceSubscriber = (store: GasPriceStore): BlockSubscriber => {
  let requestedAt: number | undefined;
  return {
    request: (phase) => {
      if (!store.isWatched()) {
        requestedAt = undefined;
        return {};
      }
      const block = phase.kind === 'sameBlock' ? phase.blockNumber : (phase.lastBlock ?? Infinity) + 1;
      const isDue = requestedAt === undefined || block >= requestedAt + rules.gas.priceBlocks;
      return isDue ? { requests: [request] } : {};
    },
    receive: ({ blockNumber, responses }) => {
      const response = responses.get(request);
      const price = response?.ok ? priceIn(response.value) : undefined;
      if (price === undefined) return;
      requestedAt = blockNumber;
      store.record(price);
    },
  };
};
