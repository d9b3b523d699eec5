import * as fc from 'fast-check';

/** An answer, or what is thrown, of one request. */
export interface Behaviour {
  readonly value: unknown;
  readonly throws: boolean;
}

const digits = fc.stringMatching(/^[\da-fA-F]{64}$/);
const hash = fc.oneof(
  digits.map((text) => `0x${text}`),
  digits,
  digits.map((text) => `multisig_0x70997970C51812dc3A010C7d01b50e0d17dc79C8_0x${text}`),
);
const word = fc.oneof(
  fc.constantFrom(
    'User denied',
    'nonce too low',
    'already known',
    '0x',
    '',
    'null',
    '{"code":4001}',
    'execution reverted',
  ),
  fc.string(),
);
const code = fc.oneof(
  fc.constantFrom(4001, '4001', 4100, 4200, 4900, 5000, 5720, 5730, -32000, -32002, -32603),
  fc.integer(),
);
const leaf = fc.oneof(hash, word, code, fc.constantFrom(null, undefined, true, false, 0, 7n, [], {}));

/** Shapes that wallets wrap answers and errors into, up to four deep. */
const shape = fc.letrec<{ readonly any: unknown; readonly wrapped: unknown }>((tie) => ({
  any: fc.oneof({ depthSize: 'small', maxDepth: 4 }, leaf, tie('wrapped')),
  wrapped: fc.oneof(
    fc.record({ result: tie('any') }),
    fc.record({ jsonrpc: fc.constant('2.0'), id: fc.integer(), error: tie('any') }),
    fc.record({ hash: tie('any') }),
    fc.record({ transactionHash: tie('any'), success: fc.boolean() }, { requiredKeys: [] }),
    fc.record({ code, message: tie('any'), data: tie('any') }, { requiredKeys: ['code'] }),
    fc.record({ data: fc.record({ originalError: tie('any') }) }),
    fc.array(tie('any'), { maxLength: 2 }),
  ),
})).any;
export const behaviour: fc.Arbitrary<Behaviour> = fc.record({ value: shape, throws: fc.boolean() });

export const act = async ({ value, throws }: Behaviour): Promise<unknown> => {
  await Promise.resolve();
  if (throws) throw value;
  return value;
};

const withText = (_key: string, entry: unknown): unknown => (typeof entry === 'bigint' ? String(entry) : entry);

/** Lower case, for any shape. */
export const textOf = (value: unknown): string => JSON.stringify([value], withText).toLowerCase();
