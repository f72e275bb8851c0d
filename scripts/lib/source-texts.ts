import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** The page's own source, without tests and without the translations. */
export function pageSources(folders: readonly string[]): ts.SourceFile[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/languages\/\w+\//.test(path))
    .map((path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
}

function nodesIn(node: ts.Node, found: ts.Node[] = []): ts.Node[] {
  found.push(node);
  ts.forEachChild(node, (child) => void nodesIn(child, found));
  return found;
}

const isText = (node: ts.Node): node is ts.StringLiteralLike => ts.isStringLiteralLike(node);

/** Every text that stands in a file as a literal; what only a type lists is said by nobody. */
export const literalsIn = (source: ts.SourceFile): string[] =>
  nodesIn(source).flatMap((node) => (isText(node) && !ts.isLiteralTypeNode(node.parent) ? [node.text] : []));

/** Attributes whose text somebody reads or hears. */
const READ = /^(aria-label|title|placeholder|alt|label|note|text|lead|term|hint|all|message|advice|question|subject)$/;
const isWords = (text: string): boolean => /\p{L}{2}/u.test(text);

/** The texts of a file that reach the page as they are: between tags, in attributes, or chosen in braces. */
export function bareTextsIn(source: ts.SourceFile): string[] {
  return nodesIn(source).flatMap((node) => {
    if (ts.isJsxText(node)) return isWords(node.text) ? [node.text.trim().replace(/\s+/g, ' ')] : [];
    if (ts.isJsxAttribute(node) && READ.test(node.name.getText()) && node.initializer) return shownBy(node.initializer);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression) return shownBy(node.expression);
    return [];
  });
}

/** What an expression may come to be, as far as it stands there. */
function shownBy(node: ts.Node): string[] {
  if (isText(node)) return isWords(node.text) ? [node.text] : [];
  if (ts.isTemplateExpression(node)) {
    const words = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…');
    return isWords(words) ? [words] : [];
  }
  if (ts.isJsxExpression(node) && node.expression) return shownBy(node.expression);
  if (ts.isParenthesizedExpression(node)) return shownBy(node.expression);
  if (ts.isConditionalExpression(node)) return [...shownBy(node.whenTrue), ...shownBy(node.whenFalse)];
  const joins = [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken];
  if (ts.isBinaryExpression(node) && joins.includes(node.operatorToken.kind)) return shownBy(node.right);
  return [];
}
