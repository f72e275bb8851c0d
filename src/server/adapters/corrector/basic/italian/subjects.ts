import { DETERMINER_FORMS } from '#server/adapters/corrector/basic/italian/determiners.ts';

/** Where a clause begins, so that what follows may be its subject. */
export const clause = String.raw`(?<=^["“«(]*|[.!?…;:,]["”»)]? ["“«(]?|\b(?:ma|perché|che|quando|se|dove|mentre|allora|poi|così|quindi|anche|però|oggi|ieri|domani) )`;

const OTHER = '(?:mi[oae]|tu[oae]|su[oae]|miei|tuoi|suoi|nostr[oaie]|vostr[oaie]|loro|altr[oaie]|mi|tutt[ie])';

/** A noun with what stands before it, as the subject of a sentence. */
export const SUBJECT_NOUN = String.raw`(?:(?:tutt[ie] )?(?<det>${DETERMINER_FORMS.filter((form) => /^(?:il|lo|la|l|i|gli|le|un|uno|una|quest.|quell?.?|quei|quegli)$/.test(form)).join('|')}|mi[ao]|su[ao]|tu[ao])(?: |' ?))(?:${OTHER} )?(?<noun>\p{L}{3,})`;
