import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { earnStart } from '#config/earnPages.ts';
import { env } from '#config/env.ts';
import { licensesFile, links } from '#config/links.ts';
import { paths } from '#config/paths.ts';

export type FooterLink = { readonly label: MessageDescriptor } & (
  | { readonly path: string; readonly href?: never; readonly isOnPolygonAlone?: boolean }
  | { readonly href: string; readonly path?: never }
);

interface FooterGroup {
  readonly title: MessageDescriptor;
  readonly links: readonly FooterLink[];
}

const shown = (all: readonly FooterLink[]): readonly FooterLink[] => all.filter(({ href }) => href !== '');

/** Source: spec 000 section 1, without the other products. */
const about: readonly FooterGroup[] = [
  {
    title: msg`Learn`,
    links: shown([
      { href: links.docs, label: msg`Docs` },
      { href: links.userGuide, label: msg`User guide` },
      { href: links.faq, label: msg`FAQ` },
      { href: links.auditReport, label: msg`Audit report (PDF)` },
      { href: links.source, label: msg({ message: 'Source', context: 'code' }) },
    ]),
  },
  {
    title: msg`Exchange`,
    links: shown([
      { href: links.home, label: msg`About` },
      { href: licensesFile, label: msg`Licences` },
      { href: links.contact, label: msg`Contact us` },
      { href: links.blog, label: msg`Blog` },
      { path: paths.tokenApplication, label: msg`Token whitelisting` },
      { path: paths.job, label: msg`Jobs` },
    ]),
  },
  {
    title: msg`Social`,
    links: shown([
      { href: links.github, label: msg`GitHub` },
      { href: links.x, label: msg`X` },
      { href: links.telegram, label: msg`Telegram` },
      { href: links.discord, label: msg`Discord` },
      { href: links.medium, label: msg`Medium` },
    ]),
  },
];

export const footerGroups: readonly FooterGroup[] = [
  {
    title: msg`Products`,
    links: shown([
      { path: paths.trade, label: msg`Trade` },
      { path: paths.pool, label: msg`Liquidity` },
      { path: earnStart === undefined ? paths.mining : paths.earn, label: msg`Stake & Earn`, isOnPolygonAlone: true },
      ...(env.bondRegistry ? [{ path: paths.bond, label: msg`Bonds`, isOnPolygonAlone: true }] : []),
      ...(env.faucets.length > 0 ? [{ path: paths.faucet, label: msg`Faucet`, isOnPolygonAlone: true }] : []),
      { href: links.swap, label: msg`Swap` },
      { href: links.marketMaking, label: msg`Market making` },
      { href: links.ai, label: msg`AI` },
    ]),
  },
  ...about,
];

export const linksOf = ({ links }: FooterGroup, isPolygon: boolean): readonly FooterLink[] =>
  links.filter((link) => isPolygon || link.path === undefined || !link.isOnPolygonAlone);

export const menuLinks: readonly FooterLink[] = about.flatMap((group) => group.links);
