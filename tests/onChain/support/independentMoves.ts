import { getAddress, Interface, type LogDescription } from 'ethers';
import type { Happening, Leg } from './independentCosts.ts';

/** Reads receipts by the contracts' own events, with nothing of `src`. */
export interface RawLog {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
  readonly logIndex: string;
}

export interface RawReceipt {
  readonly transactionHash: string;
  readonly from: string;
  readonly status: string;
  readonly gasUsed: string;
  readonly effectiveGasPrice: string;
  readonly logs: readonly RawLog[];
}

export type Programme = 'stake' | 'lock' | 'burn' | 'bond' | 'payer';

export interface Places {
  readonly account: string;
  readonly book: string;
  readonly ext: string;
  readonly dollar: string;
  readonly wrapped: string;
  readonly pools: ReadonlySet<string>;
  readonly programmes: ReadonlyMap<string, Programme>;
  /** Worth of an entry that the chain does not give; raw dollars. */
  readonly worthOf: (hash: string, logIndex: number) => bigint | undefined;
}

const events = new Interface([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event AddOrder(address indexed maker, address indexed sold, address bought, uint256 from, uint256 to, uint256 indexed number)',
  'event UpdateOrderInfo(address indexed sold, address indexed bought, uint256 indexed number, uint256 got, uint256 paid)',
  'event Mint(address indexed sender, uint256 amount0, uint256 amount1)',
  'event Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to)',
  'event Deposited(address indexed user, uint256 indexed stakeId, uint256 amount, uint256 payout, uint256 endTime)',
]);
/** Contracts name a returned stake differently. */
const returns = new Interface([
  'event Withdraw(address indexed user, uint256 indexed pid, uint256 amount)',
  'event EmergencyWithdraw(address indexed user, uint256 indexed pid, uint256 amount)',
  'event Unstaked(address indexed user, uint256 amount)',
  'event Withdrawn(address indexed user, uint256 amount)',
]);
const lockReturn = new Interface(['event Withdrawn(address indexed user, uint256 indexed stakeId, uint256 payout)']);

interface Read {
  readonly name: string;
  readonly at: string;
  readonly index: number;
  readonly args: LogDescription['args'];
}

/** A collectible's transfer has the same name but one topic more. */
const parse = (all: Interface, { topics, data }: RawLog): LogDescription | null => {
  try {
    return all.parseLog({ topics: [...topics], data });
  } catch {
    return null;
  }
};

const read = (all: Interface, logs: readonly RawLog[]): readonly Read[] =>
  logs.flatMap((log) => {
    const found = parse(all, log);
    if (!found) return [];
    return [{ name: found.name, at: getAddress(log.address), index: Number(log.logIndex), args: found.args }];
  });

const text = ({ args }: Read, name: string): string => String(args.getValue(name));
const number = ({ args }: Read, name: string): bigint => BigInt(args.getValue(name) as bigint);

/** Taker's payment for an own order that received so much: the maker's part is 997 of 1000, rounded down. */
const paidFor = (received: bigint): bigint => {
  const [whole, rest] = [(received * 1000n) / 997n, (received * 1000n) % 997n];
  return rest === 0n ? whole : whole + 1n;
};

interface Timed extends Happening {
  readonly index: number;
}

export class IndependentReader {
  /** Own orders, by pair and number, with the transaction that placed them. */
  private readonly orders = new Map<string, string>();
  /** Amount of each lock, by contract and number. */
  private readonly locks = new Map<string, bigint>();

  constructor(private readonly places: Places) {}

  private leg(asset: string, amount: bigint, worth: bigint | undefined): Leg {
    const size = amount < 0n ? -amount : amount;
    return { asset, amount, worth: asset === this.places.dollar ? size : worth };
  }

  private trade(hash: string, fill: Read, paid: bigint, got: bigint): Timed {
    const [sold, bought] = [text(fill, 'sold'), text(fill, 'bought')];
    const { dollar, worthOf } = this.places;
    const set = worthOf(hash, fill.index);
    const worth = sold === dollar ? paid : bought === dollar ? got : set;
    const legs = [this.leg(sold, -paid, worth), this.leg(bought, got, worth)];
    return { kind: 'trade', index: fill.index, legs: legs.filter(({ amount }) => amount !== 0n) };
  }

  private trades(hash: string, logs: readonly Read[]): readonly Timed[] {
    const { account, ext } = this.places;
    const own = logs.filter(({ at }) => at === ext);
    const nameOf = (entry: Read): string => ['sold', 'bought', 'number'].map((name) => text(entry, name)).join(' ');
    for (const entry of own)
      if (entry.name === 'AddOrder' && text(entry, 'maker') === account) this.orders.set(nameOf(entry), hash);
    const fills = own.filter((entry) => entry.name === 'UpdateOrderInfo' && this.orders.has(nameOf(entry)));
    const taker = fills.find((entry) => this.orders.get(nameOf(entry)) === hash);
    const makers = fills.filter((entry) => entry !== taker);
    if (!taker) return makers.map((fill) => this.trade(hash, fill, number(fill, 'paid'), number(fill, 'got')));
    // Everything that own orders got in this transaction came from the own taker.
    const sum = (of: (fill: Read) => bigint): bigint => makers.reduce((all, fill) => all + of(fill), 0n);
    const others = {
      paid: number(taker, 'paid') - sum((fill) => paidFor(number(fill, 'got'))),
      got: number(taker, 'got') - sum((fill) => number(fill, 'paid')),
    };
    const isTrade = others.paid > 0n && others.got > 0n;
    if (makers.length === 0) return [this.trade(hash, taker, number(taker, 'paid'), number(taker, 'got'))];
    const fee = number(taker, 'paid') - sum((fill) => number(fill, 'got')) - (isTrade ? others.paid : 0n);
    const away: Timed = {
      ...{ kind: 'away', index: taker.index },
      legs: [{ asset: text(taker, 'sold'), amount: -fee, worth: undefined }],
    };
    return [...(isTrade ? [this.trade(hash, taker, others.paid, others.got)] : []), ...(fee > 0n ? [away] : [])];
  }

  /** Orders that one account pays for another: a gift of what they sell. */
  private gifts(hash: string, from: string, logs: readonly Read[]): readonly Timed[] {
    const { account, ext, wrapped, worthOf } = this.places;
    return logs.flatMap((entry): readonly Timed[] => {
      if (entry.at !== ext || entry.name !== 'AddOrder') return [];
      const [isPayer, isMaker] = [getAddress(from) === account, text(entry, 'maker') === account];
      if (isPayer === isMaker || text(entry, 'sold') === wrapped) return [];
      const amount = isPayer ? -number(entry, 'from') : number(entry, 'from');
      const leg = this.leg(text(entry, 'sold'), amount, worthOf(hash, entry.index));
      return [{ kind: isPayer ? 'away' : 'arrival', index: entry.index, legs: [leg] }];
    });
  }

  /** Part of a programme's payment that was the account's before. */
  private returned({ at, args }: Read, from: string, logs: readonly RawLog[]): bigint {
    const ofPayer = logs.filter(({ address }) => getAddress(address) === from);
    const amount = BigInt(args.getValue('value') as bigint);
    if (this.places.programmes.get(from) === 'lock') {
      const [end] = read(lockReturn, ofPayer);
      return end ? (this.locks.get(`${from} ${text(end, 'stakeId')}`) ?? 0n) : 0n;
    }
    if (this.places.pools.has(at)) return amount;
    return read(returns, ofPayer).some((entry) => number(entry, 'amount') === amount) ? amount : 0n;
  }

  private programme(hash: string, move: Read, other: string, logs: readonly RawLog[]): readonly Timed[] {
    const { account, programmes, worthOf } = this.places;
    const [kind, amount, isSent] = [programmes.get(other), number(move, 'value'), text(move, 'from') === account];
    const one = (as: Happening['kind'], signed: bigint): readonly Timed[] =>
      signed === 0n
        ? []
        : [{ kind: as, index: move.index, legs: [this.leg(move.at, signed, worthOf(hash, move.index))] }];
    if (isSent) return kind === 'bond' || kind === 'burn' ? one('sale', -amount) : [];
    return kind === 'bond' ? one('arrival', amount) : one('income', amount - this.returned(move, other, logs));
  }

  private transfers(hash: string, moves: readonly Read[], logs: readonly Read[]): readonly Timed[] {
    const { account, pools, worthOf } = this.places;
    const inPool = logs.filter(({ at, name }) => pools.has(at) && (name === 'Mint' || name === 'Burn'));
    const own = moves.filter(({ at }) => inPool.some((entry) => entry.at === at));
    const signed = (move: Read): bigint => (text(move, 'from') === account ? -1n : 1n) * number(move, 'value');
    if (own.length > 0) {
      const kind = inPool[0]?.name === 'Mint' ? 'intoPool' : 'outOfPool';
      const legs = moves.map((move): Leg => ({ asset: move.at, amount: signed(move), worth: undefined }));
      return [{ kind, index: moves[0]?.index ?? 0, legs }];
    }
    return moves.map((move): Timed => {
      const kind = signed(move) < 0n ? 'away' : 'arrival';
      return { kind, index: move.index, legs: [this.leg(move.at, signed(move), worthOf(hash, move.index))] };
    });
  }

  /** Receipts in chain order. The network fee comes first: it is paid before a transaction runs. */
  happenings({ transactionHash: hash, from, logs: raw, ...receipt }: RawReceipt): readonly Happening[] {
    const { account, book, wrapped, programmes } = this.places;
    const logs = read(events, raw);
    const fee = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice);
    const paid: Timed = { kind: 'fee', index: -1, legs: [{ asset: wrapped, amount: -fee, worth: undefined }] };
    for (const entry of logs)
      if (entry.name === 'Deposited' && text(entry, 'user') === account)
        this.locks.set(`${entry.at} ${text(entry, 'stakeId')}`, number(entry, 'amount'));
    const moves = logs.filter((entry) => {
      if (entry.name !== 'Transfer' || number(entry, 'value') === 0n) return false;
      const [sender, recipient] = [text(entry, 'from'), text(entry, 'to')];
      return sender !== recipient && (sender === account || recipient === account);
    });
    const otherOf = (move: Read): string => (text(move, 'from') === account ? text(move, 'to') : text(move, 'from'));
    const rest = moves.filter((move) => otherOf(move) !== book && !programmes.has(otherOf(move)));
    const all = [
      ...this.gifts(hash, from, logs),
      ...this.trades(hash, logs),
      ...moves.flatMap((move) => (programmes.has(otherOf(move)) ? this.programme(hash, move, otherOf(move), raw) : [])),
      ...this.transfers(hash, rest, logs),
    ];
    return [...(getAddress(from) === account ? [paid] : []), ...all.toSorted((a, b) => a.index - b.index)];
  }
}
