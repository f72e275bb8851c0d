import type { ImportMessage } from '#web/languages/catalogue/import.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const importing: Texts<ImportMessage> = {
  'This is not a diary that was exported here. Choose the file whose name ends in .json.':
    'Das ist kein Tagebuch, das hier exportiert wurde. Wähle die Datei, deren Name auf .json endet.',
  'This file cannot be read: it is damaged, or its download did not come to its end.':
    'Diese Datei ist nicht lesbar: Sie ist beschädigt, oder ihr Download wurde nicht fertig.',
  'This file comes from a newer version of the diary. Reload the page and try again.':
    'Diese Datei stammt aus einer neueren Version des Tagebuchs. Lade die Seite neu und versuche es noch einmal.',
  'This file is too large to be a diary.': 'Diese Datei ist zu groß für ein Tagebuch.',
  'This file could not be opened. Please choose it again.':
    'Diese Datei ließ sich nicht öffnen. Bitte wähle sie noch einmal.',
  'This file has more than {count} entries, which is more than a diary takes.':
    'Diese Datei hat mehr als {count} Einträge, und das ist mehr, als ein Tagebuch aufnimmt.',
  'A diary takes at most {count} entries by import; the others were left out.':
    'Ein Tagebuch nimmt beim Import höchstens {count} Einträge auf; die übrigen wurden weggelassen.',
  'Dismissal {number} is not a change with its original and its replacement.':
    'Zurückweisung {number} ist keine Änderung mit ihrem Original und ihrem Ersatz.',
  'Entry {number} is no entry.': 'Eintrag {number} ist kein Eintrag.',
  'Entry {number} has no {field}.': 'In Eintrag {number} fehlt {field}.',
  'Entry {number} has an entry_id that is no UUID.': 'Eintrag {number} hat eine entry_id, die keine UUID ist.',
  'Entry {number} has a day that is no date such as 2026-11-21.':
    'Eintrag {number} hat einen day, der kein Datum wie 2026-11-21 ist.',
  'Entry {number} has a date_ms that is no time in ms since 1970.':
    'Eintrag {number} hat ein date_ms, das keine Zeit in ms seit 1970 ist.',
  'Entry {number} is from the future.': 'Eintrag {number} kommt aus der Zukunft.',
  'Entry {number} has a day that does not fit its date_ms.':
    'Eintrag {number} hat einen day, der nicht zu seinem date_ms passt.',
  'Entry {number} has a time_zone that is not known.':
    'Eintrag {number} hat eine time_zone, die hier nicht bekannt ist.',
  'Entry {number} has an {field} that is no text.': 'In Eintrag {number} ist {field} kein Text.',
  'Entry {number} has an {field} of more than {count} characters.':
    'In Eintrag {number} hat {field} mehr als {count} Zeichen.',
  'Entry {number} has no words in it.': 'In Eintrag {number} stehen keine Wörter.',
  'Entry {number} has a mood that is none of 1 to 5.':
    'Eintrag {number} hat eine mood, die keine Zahl von 1 bis 5 ist.',
  'Entry {number} has a state that is neither pending nor done.':
    'Eintrag {number} hat einen state, der weder pending noch done ist.',
  'Entry {number} has a {field} that is no number of words or tries.':
    'In Eintrag {number} ist {field} keine Anzahl von Wörtern oder Versuchen.',
  'Entry {number} has more right tries than tries.': 'Eintrag {number} hat mehr richtige Versuche als Versuche.',
  'Entry {number} has feedback, and is still pending.': 'Eintrag {number} hat ein Feedback und ist noch pending.',
  'Entry {number} has no feedback, and is not pending.': 'Eintrag {number} hat kein Feedback und ist nicht pending.',
  'Entry {number} has feedback without a {field}.': 'Im Feedback von Eintrag {number} fehlt {field}.',
  'Entry {number} has a {field} that is far longer than its original.':
    'In Eintrag {number} ist {field} viel länger als das Original.',
  'Entry {number} has feedback that did not come to its end.':
    'Eintrag {number} hat ein Feedback, das nicht fertig wurde.',
  'Entry {number} has feedback in a lang that is no ISO 639-1 code.':
    'Eintrag {number} hat ein Feedback, dessen lang kein Code nach ISO 639-1 ist.',
  'Entry {number} has a note that is no short text.': 'Eintrag {number} hat eine note, die kein kurzer Text ist.',
  'Entry {number} has feedback whose topMistakes are no list of mistakes.':
    'Eintrag {number} hat ein Feedback, dessen topMistakes keine Liste von Fehlern sind.',
  'Entry {number} has a correction that does not fit its text.':
    'Eintrag {number} hat eine Korrektur, die nicht zu seinem Text passt.',
  'Entry {number} has characters that cannot be stored.':
    'Eintrag {number} hat Zeichen, die sich nicht speichern lassen.',
};
