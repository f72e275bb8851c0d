import type { Edit } from '#domain/edits.ts';
import type { ReviewCard } from '#domain/review.ts';
import { cardOf } from '#domain/review-card.ts';
import type { SignedInContext } from '#server/context.ts';
import { isSame } from '#server/correction/teach.ts';
import type { Dismissed } from '#server/ports/corrector.ts';
import { findEntry, type StoredWhole } from '#server/store/entry-page.ts';
import { changeMarkOf } from '#server/store/mistakes.ts';
import { entriesWith } from '#server/store/review.ts';
import type { UserVault } from '#server/vault/vault.ts';

/** In how many entries a change is looked for before its card is given up: in the newest it may make too long a blank. */
const TRIES = 3;

/** Makes a card of a mark: of the newest sentence that gives one; undefined where none does, or where the learner meant it. */
export type Deck = (mark: string) => Promise<ReviewCard | undefined>;

/** Opens the entries that cards are made of, each once, with the learner's key. `meant`: what they refused. */
export function openDeck(c: SignedInContext, vault: UserVault, meant: readonly Dismissed[]): Deck {
  const { user_id } = c.user;
  const opened = new Map<string, Promise<StoredWhole | undefined>>();
  const open = (id: string) => {
    const entry = opened.get(id) ?? findEntry(c.db.kysely, vault, { user_id, id });
    opened.set(id, entry);
    return entry;
  };
  const isAsked = (edit: Edit, mark: string) =>
    changeMarkOf(vault, edit) === mark && !meant.some((other) => isSame(edit, other));
  return async (mark) => {
    for (const id of await entriesWith(c.db.kysely, { user_id, mark }, TRIES)) {
      const entry = await open(id);
      const card = entry && newestCard(entry, (edit) => isAsked(edit, mark));
      if (card) return card;
    }
    return undefined;
  };
}

/** The last place in an entry that makes a card, best one whose sentence does not tell the answer elsewhere. */
function newestCard({ id, day, texts, feedback }: StoredWhole, isAsked: (edit: Edit) => boolean) {
  if (!feedback) return undefined;
  const cards = (feedback.edits ?? [])
    .filter(isAsked)
    .flatMap((edit) => cardOf({ entry_id: id, day, ...texts, feedback }, edit) ?? []);
  const tells = ({ before, after, answer }: ReviewCard) =>
    `${before}\n${after}`.toLowerCase().includes(answer.toLowerCase());
  return cards.findLast((card) => !tells(card)) ?? cards.at(-1);
}
