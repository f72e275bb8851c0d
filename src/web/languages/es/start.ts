import type { StartMessage } from '#web/languages/catalogue/start.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const start: Texts<StartMessage> = {
  'A page of writing with one word struck and the right one written above it':
    'Una página escrita con una palabra tachada y la correcta escrita encima',
  'A speech bubble with three short notes and a tick': 'Un bocadillo con tres notas breves y una marca de visto bueno',
  'A line climbing over a row of days, with a smiling face at its end':
    'Una línea que sube sobre una fila de días, con una cara sonriente al final',
  'Pause the example': 'Pausar el ejemplo',
  'Play the example': 'Reproducir el ejemplo',
  'Go on': 'Continuar',
  Corrections: 'Correcciones',
  'Your text beside the corrected one, each change in its place, so that you see what became of your own sentence.':
    'Tu texto junto al corregido, cada cambio en su sitio, para que veas en qué se ha convertido tu propia frase.',
  'The mistakes worth remembering, three at most, each with its reason in one short sentence.':
    'Los errores que vale la pena recordar, tres como mucho, cada uno con su razón en una frase corta.',
  'Your moods, your words and your streak, over a week or a month, at a glance.':
    'Tu ánimo, tus palabras y tu racha, en una semana o un mes, de un vistazo.',
  Home: 'Inicio',
  'What you get': 'Lo que te ofrece',
  'Welcome to the {product}!': '¡Te damos la bienvenida a {product}!',
  'Write daily diary entries, get instant AI feedback, and track your language learning progress.':
    'Escribe tu diario cada día, recibe comentarios de la IA al instante y sigue tu progreso en el idioma que aprendes.',
  'Start Writing': 'Empezar a escribir',
  About: 'De qué se trata',
  'You know your own day better than any exercise book does. Three short questions get you started: what happened, what went well, what you are grateful for. Write in the language that you are learning, as well as you can.':
    'Conoces tu día mejor que cualquier libro de ejercicios. Tres preguntas cortas te ayudan a empezar: qué pasó, qué salió bien, qué agradeces. Escribe en el idioma que estás aprendiendo, lo mejor que puedas.',
  'Moments later you know how it should have read, and why. Nobody else sees it: there are no followers here and nothing to win, only a few lines a day and a language that becomes yours.':
    'Unos instantes después sabes cómo tendría que haber sido y por qué. Nadie más lo ve: aquí no hay seguidores ni nada que ganar, solo unas líneas al día y un idioma que se vuelve tuyo.',
};
