import type { Lessons } from '#server/adapters/corrector/basic/lessons/lesson.ts';

/** English: the rules explain themselves. The notes are the source that the other languages translate. */
export const EN: Lessons = {
  generic: {
    spelling: 'The correct spelling is “{right}”.',
    capital: 'Mind the capital letter: “{right}”.',
    punctuation: 'Mind the punctuation: “{right}”.',
    spacing: 'Mind the spaces between words here.',
    article: 'Mind the article or determiner: “{right}”, not “{wrong}”.',
    'noun-number': 'Singular or plural? Here it is “{right}”.',
    'verb-form': 'The right form of the verb here is “{right}”.',
    tense: 'The tense that fits here: “{right}”.',
    agreement: 'Words that belong together must agree: “{right}”.',
    preposition: 'Mind the preposition: “{right}”, not “{wrong}”.',
    pronoun: 'The right pronoun here is “{right}”.',
    'word-order': 'The usual order of the words: “{right}”.',
    'word-choice': 'Here “{right}” fits better than “{wrong}”.',
    'missing-word': 'Something is missing here: “{right}”.',
    'extra-word': 'Shorter is right here: “{right}”.',
    register: 'In this situation one rather writes “{right}”.',
    missing: '“{right}” is missing here.',
    extra: '“{wrong}” is not needed here.',
    'missing-mark': 'A punctuation mark is missing here: “{right}”.',
    'extra-mark': 'No punctuation mark is needed here.',
  },
  lessons: {},
  terms: {
    nominative: 'nominative',
    accusative: 'accusative',
    dative: 'dative',
    genitive: 'genitive',
    masculine: 'masculine',
    feminine: 'feminine',
    neuter: 'neuter',
    singular: 'singular',
    plural: 'plural',
  },
  notes: {
    languages:
      'The basic corrector knows {languages}. In other languages it only checks spacing and capitals; a full correction needs an AI provider.',
    paragraphs: 'Only the first {count} paragraphs were checked.',
    dictionary:
      'The {language} dictionary is not installed here, so spelling was not checked; the rules of grammar were.',
    gaps: 'The basic corrector cannot fill gaps in [brackets]; they stay as you wrote them.',
    partly: 'Not everything could be checked in this text.',
  },
  between: ' ',
};
