import type { ImportMessage } from '#web/languages/catalogue/import.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const importing: Texts<ImportMessage> = {
  'This is not a diary that was exported here. Choose the file whose name ends in .json.':
    'Este no es un diario exportado aquí. Elige el archivo cuyo nombre termina en .json.',
  'This file cannot be read: it is damaged, or its download did not come to its end.':
    'Este archivo no se puede leer: está dañado o su descarga no llegó al final.',
  'This file comes from a newer version of the diary. Reload the page and try again.':
    'Este archivo viene de una versión más nueva del diario. Recarga la página e inténtalo de nuevo.',
  'This file is too large to be a diary.': 'Este archivo es demasiado grande para ser un diario.',
  'This file could not be opened. Please choose it again.': 'No se pudo abrir este archivo. Elígelo otra vez.',
  'This file has more than {count} entries, which is more than a diary takes.':
    'Este archivo tiene más de {count} entradas, más de las que caben en un diario.',
  'A diary takes at most {count} entries by import; the others were left out.':
    'Un diario admite como máximo {count} entradas importadas; las demás se han dejado fuera.',
  'Dismissal {number} is not a change with its original and its replacement.':
    'El rechazo {number} no es un cambio con su original y su sustitución.',
  'Entry {number} is no entry.': 'La entrada {number} no es una entrada.',
  'Entry {number} has no {field}.': 'A la entrada {number} le falta {field}.',
  'Entry {number} has an entry_id that is no UUID.': 'La entrada {number} tiene un entry_id que no es un UUID.',
  'Entry {number} has a day that is no date such as 2026-11-21.':
    'La entrada {number} tiene un day que no es una fecha como 2026-11-21.',
  'Entry {number} has a date_ms that is no time in ms since 1970.':
    'La entrada {number} tiene un date_ms que no es una hora en ms desde 1970.',
  'Entry {number} is from the future.': 'La entrada {number} viene del futuro.',
  'Entry {number} has a day that does not fit its date_ms.':
    'La entrada {number} tiene un day que no concuerda con su date_ms.',
  'Entry {number} has a time_zone that is not known.': 'La entrada {number} tiene una time_zone que aquí no se conoce.',
  'Entry {number} has an {field} that is no text.': 'En la entrada {number}, {field} no es un texto.',
  'Entry {number} has an {field} of more than {count} characters.':
    'En la entrada {number}, {field} tiene más de {count} caracteres.',
  'Entry {number} has no words in it.': 'La entrada {number} no contiene ninguna palabra.',
  'Entry {number} has a mood that is none of 1 to 5.':
    'La entrada {number} tiene un mood que no es un número del 1 al 5.',
  'Entry {number} has a state that is neither pending nor done.':
    'La entrada {number} tiene un state que no es ni pending ni done.',
  'Entry {number} has a {field} that is no number of words or tries.':
    'En la entrada {number}, {field} no es un número de palabras ni de intentos.',
  'Entry {number} has more right tries than tries.': 'La entrada {number} tiene más intentos acertados que intentos.',
  'Entry {number} has feedback, and is still pending.': 'La entrada {number} tiene comentarios y sigue en pending.',
  'Entry {number} has no feedback, and is not pending.':
    'La entrada {number} no tiene comentarios y no está en pending.',
  'Entry {number} has feedback without a {field}.': 'A los comentarios de la entrada {number} les falta {field}.',
  'Entry {number} has a {field} that is far longer than its original.':
    'En la entrada {number}, {field} es mucho más largo que el original.',
  'Entry {number} has feedback that did not come to its end.':
    'La entrada {number} tiene unos comentarios que no llegaron a su fin.',
  'Entry {number} has feedback in a lang that is no ISO 639-1 code.':
    'La entrada {number} tiene unos comentarios cuyo lang no es un código ISO 639-1.',
  'Entry {number} has a note that is no short text.': 'La entrada {number} tiene una note que no es un texto corto.',
  'Entry {number} has feedback whose topMistakes are no list of mistakes.':
    'La entrada {number} tiene unos comentarios cuyo topMistakes no es una lista de errores.',
  'Entry {number} has a correction that does not fit its text.':
    'La entrada {number} tiene una corrección que no concuerda con su texto.',
  'Entry {number} has characters that cannot be stored.':
    'La entrada {number} tiene caracteres que no se pueden guardar.',
};
