import { AbiCoder, Interface } from 'ethers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeAction, encodeArguments, functionOf, functionsOfAbi } from '#chain/governance/actionCodec.ts';
import type { ProposalAction } from '#domain/governance/action.ts';
import type { Hex } from '#domain/multicall/types.ts';
import type { Address } from '#domain/tokens/types.ts';

const target: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const someone = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const coder = AbiCoder.defaultAbiCoder();
const call = (signature: string, callData: string): ProposalAction => ({
  target,
  value: 0n,
  signature,
  callData: callData as Hex,
});
const transfer = coder.encode(['address', 'uint256'], [someone, 12n]);

describe('functions', () => {
  it.each([
    ['transfer(address,uint256)', 'transfer(address,uint256)'],
    [' function transfer(address to, uint amount) external returns (bool); ', 'transfer(address,uint256)'],
    ['set((uint8 a, string b)[] list)', 'set((uint8,string)[])'],
    ['nonsense', undefined],
    ['f(unknown)', undefined],
    ['', undefined],
    [`f(${'uint256,'.repeat(200)}uint256)`, undefined],
  ])('%j is %s', (text, signature) => {
    expect(functionOf(text)?.signature).toBe(signature);
  });

  it('are those of an ABI that change something, read from several forms of JSON', () => {
    const abi = ['function a(uint256 x)', 'function b() view returns (uint256)', 'event C()', 'function d() payable'];
    const json = new Interface(abi).formatJson();
    const expected = ['a(uint256)', 'd()'];
    const names = (text: string) => functionsOfAbi(text)?.map(({ signature }) => signature);
    expect(names(json)).toEqual(expected);
    expect(names(`{"abi":${json}}`)).toEqual(expected);
    expect(names(JSON.stringify(abi))).toEqual(expected);
    for (const text of ['', '{', '[]', '7', 'null', '{"abi":7}', '[{"type":"function"}]']) {
      expect(functionsOfAbi(text)).toBeUndefined();
    }
  });
});

describe('arguments', () => {
  it('are encoded as ethers does, and the faulty ones are named', () => {
    expect(encodeArguments('transfer(address,uint256)', [someone, '12'])).toEqual({ ok: true, value: transfer });
    const faults = (signature: string, texts: readonly string[]) => {
      const encoded = encodeArguments(signature, texts);
      return encoded.ok ? [] : encoded.error;
    };
    expect(faults('transfer(address,uint256)', ['0x12', '1.5'])).toEqual([0, 1]);
    expect(faults('f(uint8)', ['256'])).toEqual([0]);
    expect(faults('f(bytes4)', ['0x12'])).toEqual([0]);
    expect(faults('f(bool)', ['yes'])).toEqual([0]);
    expect(faults('f(uint256[])', ['[9007199254740993]'])).toEqual([0]);
    expect(faults('f(uint256[])', ['["9007199254740993"]'])).toEqual([]);
    expect(faults('f((address,bool)[])', [`[["${someone}",true]]`])).toEqual([]);
    // A digit of the checksum is mistyped.
    expect(faults('f(address)', [someone.replace('C8', 'c8')])).toEqual([0]);
  });

  it('typed come back as they are shown', () => {
    const texts = fc.tuple(fc.bigInt(0n, 2n ** 256n - 1n), fc.boolean(), fc.string(), fc.array(fc.bigInt(0n, 99n)));
    fc.assert(
      fc.property(texts, ([number, flag, words, list]) => {
        const signature = 'f(uint256,bool,string,uint8[])';
        const typed = [String(number), String(flag), words, JSON.stringify(list.map(String))];
        const encoded = encodeArguments(signature, typed);
        const shown = encoded.ok && decodeAction(call(signature, encoded.value))?.args.map(({ text }) => text);
        expect(shown).toEqual(typed);
      }),
    );
  });
});

describe('an action is decoded', () => {
  it('its signature decodes it, and a well-known selector does without one', () => {
    const args = [
      { name: '', type: 'address', text: someone },
      { name: '', type: 'uint256', text: '12' },
    ];
    const decoded = { signature: 'transfer(address,uint256)', args };
    expect(decodeAction(call(decoded.signature, transfer))).toEqual(decoded);
    expect(decodeAction(call('', `0xa9059cbb${transfer.slice(2)}`))).toEqual(decoded);
  });

  it.each([
    // Its selector is another one than that of what it seems to be.
    ['transfer(address to, uint256 amount)', transfer],
    ['transfer(address,uint256) ', transfer],
    ['transfer(address,uint)', transfer],
    ['transfer(address,uint256)', `${transfer}00`],
    ['transfer(address,uint256)', `0xff${transfer.slice(4)}`],
    ['transfer(address,uint256)', '0x'],
    ['', '0x12345678'],
    ['\u202etransfer', '0x'],
  ])('%j does not decode other data: %s', (signature, data) => {
    expect(decodeAction(call(signature, data))).toBeUndefined();
  });

  it('never by data that say anything else', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const data = `0x${Buffer.from(bytes).toString('hex')}`;
        const decoded = decodeAction(call('f(address,bytes,uint256[])', data));
        if (!decoded) return;
        const again = encodeArguments(
          decoded.signature,
          decoded.args.map(({ text }) => text),
        );
        expect(again).toEqual({ ok: true, value: data });
      }),
    );
  });
});
