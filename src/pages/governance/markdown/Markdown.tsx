import type { Nodes, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { Trans } from '@lingui/react/macro';
import { Fragment, useMemo, type ReactElement, type ReactNode } from 'react';
import { webLink, withoutTurns } from '#domain/governance/markdown.ts';
import { ExternalLink } from '#ui/text/ExternalLink.tsx';
import { Article } from './MarkdownStyles.ts';

const MAX_DEPTH = 12;

type Definitions = ReadonlyMap<string, string>;

interface Context {
  readonly definitions: Definitions;
  readonly depth: number;
}

const childrenOf = (node: Nodes): readonly RootContent[] => ('children' in node ? node.children : []);

const definitionsIn = (node: Nodes, found = new Map<string, string>(), depth = 0): Definitions => {
  if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node.url);
  if (depth < MAX_DEPTH) for (const child of childrenOf(node)) definitionsIn(child, found, depth + 1);
  return found;
};

/** Shows the host, because the text may mislead. A URL that is no web link is plain text. */
function Link({ url, children }: { readonly url: string | undefined; readonly children: ReactNode }): ReactElement {
  const link = url === undefined ? undefined : webLink(url);
  if (!link) return <>{children}</>;
  return (
    <ExternalLink href={link.href} title={link.href}>
      <span>
        {children} <small>({link.host})</small>
      </span>
    </ExternalLink>
  );
}

/** A link, because loading the picture would send a request to any host. */
function Picture({ url, alt }: { readonly url: string | undefined; readonly alt: string | null | undefined }) {
  return (
    <Link url={url}>
      <Trans>Picture</Trans>
      {alt ? `: ${withoutTurns(alt)}` : ''}
    </Link>
  );
}

const headings = ['h3', 'h3', 'h4', 'h4', 'h5', 'h5'] as const;

const inside = (node: Nodes, context: Context): ReactNode =>
  context.depth >= MAX_DEPTH
    ? null
    : childrenOf(node).map((child, index) => (
        // The index is a stable key, because the text does not change while it is shown.
        <Fragment key={index}>{render(child, { ...context, depth: context.depth + 1 })}</Fragment>
      ));

const renderInline = (node: Nodes, context: Context): ReactNode => {
  switch (node.type) {
    case 'text':
      return withoutTurns(node.value);
    case 'inlineCode':
      return <code translate="no">{withoutTurns(node.value)}</code>;
    case 'emphasis':
      return <em>{inside(node, context)}</em>;
    case 'strong':
      return <strong>{inside(node, context)}</strong>;
    case 'break':
      return <br />;
    case 'link':
      return <Link url={node.url}>{inside(node, context)}</Link>;
    case 'linkReference':
      return <Link url={context.definitions.get(node.identifier)}>{inside(node, context)}</Link>;
    case 'image':
      return <Picture url={node.url} alt={node.alt} />;
    case 'imageReference':
      return <Picture url={context.definitions.get(node.identifier)} alt={node.alt} />;
    default:
      return null;
  }
};

const render = (node: Nodes, context: Context): ReactNode => {
  switch (node.type) {
    case 'root':
      return inside(node, context);
    case 'paragraph':
      return <p>{inside(node, context)}</p>;
    case 'heading': {
      const Heading = headings[node.depth - 1] ?? 'h5';
      return <Heading>{inside(node, context)}</Heading>;
    }
    case 'blockquote':
      return <blockquote>{inside(node, context)}</blockquote>;
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{inside(node, context)}</ol> : <ul>{inside(node, context)}</ul>;
    case 'listItem':
      return <li>{inside(node, context)}</li>;
    case 'thematicBreak':
      return <hr />;
    case 'code':
      return (
        <pre tabIndex={0}>
          <code translate="no">{withoutTurns(node.value)}</code>
        </pre>
      );
    case 'html':
      return <code translate="no">{withoutTurns(node.value)}</code>;
    default:
      return renderInline(node, context);
  }
};

/** The text is untrusted: its HTML is not parsed, and nothing that it names is requested. */
export function Markdown({ text }: { readonly text: string }): ReactElement {
  const content = useMemo(() => {
    const root = fromMarkdown(text);
    return render(root, { definitions: definitionsIn(root), depth: 0 });
  }, [text]);
  return <Article dir="auto">{content}</Article>;
}
