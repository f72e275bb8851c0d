import { Fragment, type ReactNode } from 'react';
import type { Message } from '#web/languages/catalogue.ts';
import { known } from '#web/languages/t.ts';

/** A message with elements at its placeholders, wherever in the sentence its language has them. */
export const rich = (message: Message, parts: Readonly<Record<string, ReactNode>>): ReactNode[] =>
  known(message)
    .split(/\{(\w+)\}/)
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the sentence
    .map((piece, at) => <Fragment key={at}>{at % 2 === 1 ? partOf(parts[piece]) : piece}</Fragment>);

/** A day or a number keeps its own direction within the sentence. */
const partOf = (part: ReactNode): ReactNode => (typeof part === 'string' ? <bdi>{part}</bdi> : part);
