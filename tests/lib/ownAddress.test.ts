import { expect, it } from 'vitest';
import { ownPart } from '#lib/ownAddress.ts';

const at = (url: string) => new URL(url, 'https://any.example');

it.each([
  ['/', '/trade/A/B?type=limit#x', '/trade/A/B', '?type=limit', '#x'],
  ['/dex/', '/dex/trade/A/B?type=limit', '/trade/A/B', '?type=limit', ''],
  ['/dex/', '/dex/', '/', '', ''],
  ['/dex/', '/elsewhere', '/', '', ''],
  ['./', '/ipfs/x/', '/', '', ''],
  ['./', '/ipfs/x/#/trade/A/B?watch=a.eth#y', '/trade/A/B', '?watch=a.eth', '#y'],
  ['./', '/ipfs/x/?trap=1#main', '/main', '', ''],
])('built for %s, %s is %s%s%s', (folder, url, pathname, search, hash) => {
  expect(ownPart(at(url), folder)).toEqual({ pathname, search, hash });
});
