import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { LegalBlock, LegalSpan } from '#domain/legal.ts';

/** An operator's own text. */
export const LegalBlocks = ({ blocks }: { readonly blocks: readonly LegalBlock[] }) => inOrder(blocks.map(blockOf));

/** What never changes its order needs no keys. */
const inOrder = (nodes: readonly ReactNode[]) => createElement(Fragment, undefined, ...nodes);

function blockOf(block: LegalBlock): ReactNode {
  if (block.kind === 'list') {
    const items = block.items.map((spans) => createElement('li', undefined, ...spans.map(spanOf)));
    return createElement(block.isOrdered ? 'ol' : 'ul', undefined, ...items);
  }
  const tag = block.kind === 'paragraph' ? 'p' : block.level === 2 ? 'h2' : 'h3';
  return createElement(tag, undefined, ...block.spans.map(spanOf));
}

function spanOf({ text, href, isStrong, isEmphasis }: LegalSpan): ReactNode {
  const inner = isEmphasis ? <em>{text}</em> : text;
  const words = isStrong ? <strong>{inner}</strong> : inner;
  if (href === undefined) return words;
  if (href.startsWith('/')) return <Link to={href}>{words}</Link>;
  return (
    <a href={href} rel="noreferrer">
      {words}
    </a>
  );
}
