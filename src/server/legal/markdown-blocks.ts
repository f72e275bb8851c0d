import { fromMarkdown } from 'mdast-util-from-markdown';
import type { LegalBlock, LegalSpan } from '#domain/legal.ts';

type Block = ReturnType<typeof fromMarkdown>['children'][number];
type List = Extract<Block, { type: 'list' }>;
type Inline = Extract<Block, { type: 'paragraph' }>['children'][number];

/** An operator's Markdown as blocks of text. Embedded HTML and pictures are left out; a heading of level 1 is the page's own. */
export const markdownBlocks = (markdown: string): LegalBlock[] => fromMarkdown(markdown).children.flatMap(blocksOf);

function blocksOf(node: Block): LegalBlock[] {
  switch (node.type) {
    case 'heading':
      if (node.depth === 1) return [];
      return [{ kind: 'heading', level: node.depth === 2 ? 2 : 3, spans: spansOf(node.children) }];
    case 'paragraph':
      return [{ kind: 'paragraph', spans: spansOf(node.children) }];
    case 'list':
      return [{ kind: 'list', isOrdered: node.ordered === true, items: itemsOf(node) }];
    case 'blockquote':
      return node.children.flatMap(blocksOf);
    case 'code':
      return [{ kind: 'paragraph', spans: [{ text: node.value }] }];
    default:
      return [];
  }
}

/** A list within a list goes on as more items of it: legal texts need no deeper one. */
const itemsOf = (list: List): LegalSpan[][] =>
  list.children.flatMap(({ children }) => {
    const inner = children.flatMap((child) => (child.type === 'list' ? itemsOf(child) : []));
    const own = children.flatMap((child) => (child.type === 'paragraph' ? spansOf(child.children) : []));
    return [own, ...inner];
  });

type Marks = Omit<LegalSpan, 'text'>;

const spansOf = (nodes: readonly Inline[], marks: Marks = {}): LegalSpan[] =>
  nodes.flatMap((node) => spanOf(node, marks)).filter(({ text }) => text !== '');

function spanOf(node: Inline, marks: Marks): LegalSpan[] {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return [{ ...marks, text: node.value }];
    case 'break':
      return [{ ...marks, text: '\n' }];
    case 'strong':
      return spansOf(node.children, { ...marks, isStrong: true });
    case 'emphasis':
      return spansOf(node.children, { ...marks, isEmphasis: true });
    case 'link':
      return spansOf(node.children, { ...marks, ...(isHarmless(node.url) && { href: node.url }) });
    default:
      return 'children' in node ? spansOf(node.children, marks) : [];
  }
}

/** An address that only leads somewhere: nothing that runs, and no path of another host in disguise. */
const isHarmless = (url: string): boolean => /^(https?:\/\/|mailto:)[^\s]+$/i.test(url) || /^\/(?![/\\])/.test(url);
