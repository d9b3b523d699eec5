import { describe, expect, it } from 'vitest';
import { findOutcome, type FindQuery } from '#pages/findPool/findOutcome.ts';
import { readFindAddress, withExchange, withToken } from '#pages/findPool/findAddress.ts';
import { positionOf } from '../pool/somePositions.ts';

const position = positionOf();
const there: FindQuery = {
  isConnected: true,
  isChosen: true,
  isWrong: false,
  reading: { state: 'EXISTS', pair: position.pool.pair, pool: position.pool },
  position,
};
const codeOf = (change: Partial<FindQuery>) => findOutcome({ ...there, ...change }).code;
const { pair } = position.pool;

describe('outcomes of find pool', () => {
  it('a pool with liquidity of the account is found', () => {
    expect(findOutcome(there)).toEqual({ code: 'found', position });
  });

  it('the choice comes first, and the wallet before it', () => {
    const reading = { state: 'LOADING' } as const;
    expect(codeOf({ isChosen: false, reading, position: undefined })).toBe('notChosen');
    expect(codeOf({ isConnected: false, isChosen: false, reading, position: undefined })).toBe('notConnected');
  });

  it('a visitor sees the pool, as far as it is known without a wallet', () => {
    const visitor = (change: Partial<FindQuery>) => codeOf({ isConnected: false, position: undefined, ...change });
    const empty = { ...position.pool, reserve0: 0n, reserve1: 0n, totalSupply: 0n };
    expect(visitor({})).toBe('foundPool');
    expect(visitor({ reading: { state: 'LOADING' } })).toBe('loading');
    expect(visitor({ reading: { state: 'NOT_EXISTS', pair } })).toBe('noPool');
    expect(visitor({ reading: { state: 'EXISTS', pair, pool: empty } })).toBe('noPool');
    expect(visitor({ reading: { state: 'INVALID' } })).toBe('invalid');
    expect(visitor({ reading: { state: 'UNREAD', pair, pool: undefined } })).toBe('unread');
  });

  it('an account without liquidity is named', () => {
    expect(codeOf({ position: positionOf({ wallet: 0n, staked: 0n }) })).toBe('noLiquidity');
  });

  it('pool tokens that are all in the rewards pool, or may be, are liquidity', () => {
    expect(codeOf({ position: positionOf({ wallet: 0n, staked: 1n }) })).toBe('found');
    expect(codeOf({ position: positionOf({ wallet: 0n, staked: undefined }) })).toBe('found');
  });

  it('no pool found: there is no pair, or nothing in it', () => {
    const empty = { ...position.pool, reserve0: 0n, reserve1: 0n, totalSupply: 0n };
    expect(codeOf({ reading: { state: 'NOT_EXISTS', pair } })).toBe('noPool');
    expect(codeOf({ reading: { state: 'EXISTS', pair, pool: empty } })).toBe('noPool');
  });

  it('an invalid pair is named', () => {
    expect(codeOf({ reading: { state: 'INVALID' } })).toBe('invalid');
    expect(codeOf({ isWrong: true })).toBe('invalid');
  });

  it('a pool that is loading is named, and one that could not be read', () => {
    expect(codeOf({ reading: { state: 'LOADING' } })).toBe('loading');
    expect(codeOf({ position: undefined })).toBe('loading');
    expect(codeOf({ reading: { state: 'UNREAD', pair, pool: undefined } })).toBe('unread');
    expect(codeOf({ reading: { state: 'UNREAD', pair, pool: position.pool } })).toBe('found');
  });
});

describe('the address of find pool', () => {
  const read = (query: string) => readFindAddress(new URLSearchParams(query));

  it('defaults to the native coin and no second token, and leads back to /pool/v2', () => {
    expect(read('')).toMatchObject({ a: 'ETH', b: null, back: '/pool/v2', exchange: { id: 'myt' } });
  });

  it('a query parameter origin overrides the way back, inside the application only', () => {
    expect(read('origin=/pool').back).toBe('/pool');
    expect(read('origin=https://evil.example').back).toBe('/pool/v2');
    expect(read('origin=//evil.example').back).toBe('/pool/v2');
  });

  it('names an exchange that there is not', () => {
    expect(read('dex=nowhere')).toMatchObject({ exchange: undefined, exchangeId: 'nowhere' });
  });

  it('a choice keeps the other parameters', () => {
    const query = new URLSearchParams('origin=/pool&dex=harbour');
    expect(withToken(query, 'b', 'ETH').toString()).toBe('origin=%2Fpool&dex=harbour&b=ETH');
    expect(withExchange(query, 'myt').toString()).toBe('origin=%2Fpool');
    expect(withExchange(query, 'other').get('dex')).toBe('other');
  });
});
