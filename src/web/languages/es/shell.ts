import type { ShellCounted, ShellMessage } from '#web/languages/catalogue/shell.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const shell: Texts<ShellMessage, ShellCounted> = {
  'Very Bad': 'Muy mal',
  Bad: 'Mal',
  Okay: 'Normal',
  Good: 'Bien',
  'Very Good': 'Muy bien',
  Week: 'Semana',
  Month: 'Mes',
  'Thank you. Statistics are on.': 'Gracias. Las estadísticas están activadas.',
  'Statistics are off.': 'Las estadísticas están desactivadas.',
  Statistics: 'Estadísticas',
  'May we count page views?': '¿Podemos contar las páginas vistas?',
  'Only necessary': 'Solo lo necesario',
  Accept: 'Aceptar',
  'Cookie settings': 'Ajustes de cookies',
  'What may be kept while you are here?': '¿Qué se puede guardar mientras estás aquí?',
  Necessary: 'Necesario',
  'The cookies that keep you logged in, and what your browser keeps so that no word of yours is lost. Always on.':
    'Las cookies que mantienen tu sesión abierta y lo que tu navegador guarda para que no se pierda ninguna de tus palabras. Siempre activado.',
  Close: 'Cerrar',
  Save: 'Guardar',
  'Your browser asks not to be tracked (Do Not Track or Global Privacy Control). We take that as your no: nothing is counted.':
    'Tu navegador pide que no se te rastree (Do Not Track o Global Privacy Control). Lo tomamos como un no: no se cuenta nada.',
  'This server counts opened pages per day, and PostHog records how they are used. Your diary, feedback, history and progress stay out of it.':
    'Este servidor cuenta las páginas abiertas por día, y PostHog registra cómo se usan. Tu diario, los comentarios, el historial y el progreso quedan fuera.',
  'Only numbers per day, on this server: no names, no identifiers, not a word of your diary.':
    'Solo números por día, en este servidor: sin nombres, sin identificadores, sin una palabra de tu diario.',
  'Error: {code}': 'Error: {code}',
  'Please wait {time} and try again.': 'Espera {time} e inténtalo de nuevo.',
  Error: 'Error',
  Imprint: 'Aviso legal',
  'Data Protection': 'Protección de datos',
  Disclaimer: 'Descargo de responsabilidad',
  Terms: 'Condiciones',
  'About Us': 'Quiénes somos',
  Legal: 'Información legal',
  'dayglot, to the first page': 'dayglot, a la página de inicio',
  Main: 'Principal',
  '404 - Page Not Found': '404 - Página no encontrada',
  'The page you are looking for does not exist.': 'La página que buscas no existe.',
  'Go Home': 'Ir al inicio',
  'There is a newer version': 'Hay una versión más nueva',
  'This page stopped working': 'Esta página ha dejado de funcionar',
  'Dayglot Diary could not load this part. It may have been updated since you opened it, or your connection was gone for a moment. Please reload the page.':
    'Dayglot Diary no pudo cargar esta parte. Puede que se haya actualizado desde que la abriste o que tu conexión se cortara un momento. Recarga la página, por favor.',
  'Something went wrong that we did not expect. What you wrote is still on this device. Please reload the page.':
    'Algo ha fallado que no esperábamos. Lo que escribiste sigue en este dispositivo. Recarga la página, por favor.',
  Reload: 'Recargar',
  'Skip to content': 'Saltar al contenido',
  'Recent messages': 'Mensajes recientes',
  'Light theme': 'Tema claro',
  'Dark theme': 'Tema oscuro',
  'The diary cannot be reached right now. We keep trying; you need not reload.':
    'Ahora mismo no se puede acceder al diario. Seguimos intentándolo; no hace falta que recargues.',
  'Native language': 'Lengua materna',
  'Type to search': 'Escribe para buscar',
  Languages: 'Idiomas',
  'No language is called that.': 'Ningún idioma se llama así.',
  'The server cannot be reached. Please check your connection and try again.':
    'No se puede acceder al servidor. Comprueba tu conexión e inténtalo de nuevo.',
  'The server gave an answer that could not be read. Please try again.':
    'La respuesta del servidor no se pudo leer. Inténtalo de nuevo.',
  Language: 'Idioma',
  'The language could not be loaded. Please try again.': 'No se pudo cargar el idioma. Inténtalo de nuevo.',
  'Something went wrong on our side. Please try again.': 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
  'The diary cannot reach its database. Please try again in a moment.':
    'El diario no puede acceder a su base de datos. Inténtalo de nuevo en un momento.',
  'Please log in first.': 'Primero inicia sesión.',
  'Please verify your e-mail address first.': 'Primero confirma tu dirección de correo.',
  '{count} seconds': { one: '{count} segundo', other: '{count} segundos' },
  '{count} minutes': { one: '{count} minuto', other: '{count} minutos' },
  '{count} hours': { one: '{count} hora', other: '{count} horas' },
  '{count} languages': { one: '{count} idioma', other: '{count} idiomas' },
};
