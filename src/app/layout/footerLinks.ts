import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { links } from '#config/links.ts';
import { paths } from '#config/paths.ts';

export interface FooterLink {
  readonly href: string;
  readonly label: MessageDescriptor;
}

/** Pages of the application that the footer leads to. */
export const footerPages: readonly { readonly path: string; readonly label: MessageDescriptor }[] = [
  { path: paths.tokenApplication, label: msg`Token whitelisting` },
  { path: paths.job, label: msg`Jobs` },
];

/** Pages about the exchange that live elsewhere. */
export const footerLinks: readonly FooterLink[] = [
  { href: links.docs, label: msg`Docs` },
  { href: links.auditReport, label: msg`Audit report` },
  { href: links.source, label: msg({ message: 'Source', context: 'code' }) },
  { href: links.home, label: msg`About` },
];
