import type { ImportMessage } from '#web/languages/catalogue/import.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const importing: Texts<ImportMessage> = {
  'This is not a diary that was exported here. Choose the file whose name ends in .json.':
    'Ce n’est pas un journal exporté d’ici. Choisis le fichier dont le nom se termine par .json.',
  'This file cannot be read: it is damaged, or its download did not come to its end.':
    'Ce fichier ne peut pas être lu\u00a0: il est abîmé, ou son téléchargement n’est pas allé au bout.',
  'This file comes from a newer version of the diary. Reload the page and try again.':
    'Ce fichier vient d’une version plus récente du journal. Recharge la page et réessaie.',
  'This file is too large to be a diary.': 'Ce fichier est trop gros pour être un journal.',
  'This file could not be opened. Please choose it again.':
    'Ce fichier n’a pas pu être ouvert. Choisis-le encore une fois.',
  'This file has more than {count} entries, which is more than a diary takes.':
    'Ce fichier contient plus de {count} entrées, plus que ce qu’un journal peut contenir.',
  'A diary takes at most {count} entries by import; the others were left out.':
    'Un journal accepte au plus {count} entrées importées\u00a0; les autres ont été laissées de côté.',
  'Dismissal {number} is not a change with its original and its replacement.':
    'Le refus {number} n’est pas un changement avec son original et son remplacement.',
  'Entry {number} is no entry.': 'L’entrée {number} n’est pas une entrée.',
  'Entry {number} has no {field}.': 'Dans l’entrée {number}, il manque {field}.',
  'Entry {number} has an entry_id that is no UUID.': 'L’entrée {number} a un entry_id qui n’est pas un UUID.',
  'Entry {number} has a day that is no date such as 2026-11-21.':
    'L’entrée {number} a un day qui n’est pas une date comme 2026-11-21.',
  'Entry {number} has a date_ms that is no time in ms since 1970.':
    'L’entrée {number} a un date_ms qui n’est pas un temps en ms depuis 1970.',
  'Entry {number} is from the future.': 'L’entrée {number} vient du futur.',
  'Entry {number} has a day that does not fit its date_ms.':
    'L’entrée {number} a un day qui ne correspond pas à son date_ms.',
  'Entry {number} has a time_zone that is not known.': 'L’entrée {number} a une time_zone inconnue ici.',
  'Entry {number} has an {field} that is no text.': 'Dans l’entrée {number}, {field} n’est pas un texte.',
  'Entry {number} has an {field} of more than {count} characters.':
    'Dans l’entrée {number}, {field} dépasse {count} caractères.',
  'Entry {number} has no words in it.': 'L’entrée {number} ne contient aucun mot.',
  'Entry {number} has a mood that is none of 1 to 5.': 'L’entrée {number} a un mood qui n’est pas un nombre de 1 à 5.',
  'Entry {number} has a state that is neither pending nor done.':
    'L’entrée {number} a un state qui n’est ni pending ni done.',
  'Entry {number} has a {field} that is no number of words or tries.':
    'Dans l’entrée {number}, {field} n’est pas un nombre de mots ou d’essais.',
  'Entry {number} has more right tries than tries.': 'L’entrée {number} a plus d’essais justes que d’essais.',
  'Entry {number} has feedback, and is still pending.': 'L’entrée {number} a un retour et est encore pending.',
  'Entry {number} has no feedback, and is not pending.': 'L’entrée {number} n’a pas de retour et n’est pas pending.',
  'Entry {number} has feedback without a {field}.': 'Dans le retour de l’entrée {number}, il manque {field}.',
  'Entry {number} has a {field} that is far longer than its original.':
    'Dans l’entrée {number}, {field} est beaucoup plus long que l’original.',
  'Entry {number} has feedback that did not come to its end.':
    'L’entrée {number} a un retour qui n’est pas allé à son terme.',
  'Entry {number} has feedback in a lang that is no ISO 639-1 code.':
    'L’entrée {number} a un retour dont le lang n’est pas un code ISO 639-1.',
  'Entry {number} has a note that is no short text.': 'L’entrée {number} a une note qui n’est pas un texte court.',
  'Entry {number} has feedback whose topMistakes are no list of mistakes.':
    'L’entrée {number} a un retour dont topMistakes n’est pas une liste d’erreurs.',
  'Entry {number} has a correction that does not fit its text.':
    'L’entrée {number} a une correction qui ne correspond pas à son texte.',
  'Entry {number} has characters that cannot be stored.':
    'L’entrée {number} contient des caractères qui ne peuvent pas être enregistrés.',
};
