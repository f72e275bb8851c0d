import { z } from 'zod';
import { EDIT_KINDS } from '#domain/edits.ts';
import { GRADES, type Praise, type ReviewCard } from '#domain/review.ts';
import { none, text, timeZone } from './shapes.ts';

/* The calls of the review: cards of one's own mistakes (docs/decisions/0030). */

/** A card's name: the mark of the change that it asks, 43 characters of base64url. */
const cardName = text(64);
const ofCard = z.strictObject({ card: cardName });

const praise = z.object({ right: z.string(), entry_id: z.string(), day: z.string() }) satisfies z.ZodType<Praise>;

const reviewCard = z.object({
  card: z.string(),
  entry_id: z.string(),
  day: z.string(),
  before: z.string(),
  after: z.string(),
  answer: z.string(),
  wrong: z.string(),
  kind: z.enum(EDIT_KINDS),
  explanation: z.string(),
  hint: z.string().optional(),
  lang: z.string().optional(),
  /** How often it was answered before. */
  reps: z.number(),
  /** Since it was last answered, the learner wrote it right by themselves. */
  praise: praise.optional(),
}) satisfies z.ZodType<ReviewCard>;

export const reviewCalls = {
  /** How many cards wait in what is left of today's sitting. */
  countReview: {
    access: 'verified',
    input: z.strictObject({ time_zone: timeZone }),
    output: z.object({ num_due: z.number() }),
  },
  /** What is left of today's sitting; with `more`, another one of what is due beyond it. */
  fetchReview: {
    access: 'verified',
    input: z.strictObject({ time_zone: timeZone, more: z.literal(true).optional() }),
    output: z.object({
      cards: z.array(reviewCard),
      /** Cards that were answered today. */
      num_answered: z.number(),
      /** Cards that are due today and not among these. */
      num_more: z.number(),
      /** Cards of tomorrow's sitting, as far as it is known now. */
      num_tomorrow: z.number(),
      /** Cards that the learner set aside. */
      num_suspended: z.number(),
    }),
  },
  /** Keeps how well a card was known. The same answer again, or one to a card that was answered elsewhere meanwhile, changes nothing. */
  answerCard: {
    access: 'verified',
    input: z.strictObject({
      card: cardName,
      /** The page's UUID of this answer. */
      answer_id: z.uuid(),
      grade: z.enum(GRADES),
      /** How often the card had been answered when it was shown. */
      reps: z.int().nonnegative().max(1_000_000),
      time_zone: timeZone,
    }),
    /** The learner's day on which it comes again, YYYY-MM-DD. */
    output: z.object({ due_day: z.string().optional() }),
  },
  /** Takes the last answer to a card back. */
  undoAnswer: {
    access: 'verified',
    input: z.strictObject({ card: cardName, answer_id: z.uuid() }),
    output: none,
  },
  /** Sets a card aside until resumeCards. */
  suspendCard: { access: 'verified', input: ofCard, output: none },
  /** Takes a card out for good, however often the mistake comes again. */
  deleteCard: { access: 'verified', input: ofCard, output: none },
  /** Brings a card back that was set aside or deleted. */
  restoreCard: { access: 'verified', input: ofCard, output: none },
  /** Brings back all cards that were set aside. */
  resumeCards: { access: 'verified', input: none, output: z.object({ num_resumed: z.number() }) },
} as const;
