import type { ServerTexts } from '#server/languages/words.ts';

export const es: ServerTexts = {
  'Hello,': 'Hola:',
  'Hello {name},': 'Hola, {name}:',
  '{label}:': '{label}:',
  'Verify your e-mail for Dayglot Diary': 'Confirma tu correo para Dayglot Diary',
  'please confirm that this address is yours. Then your diary is ready.':
    'Confirma que esta dirección es tuya. Después, tu diario estará listo.',
  'Verify my e-mail': 'Confirmar mi correo',
  'The link works for 24 hours, on any device.': 'El enlace vale 24 horas, en cualquier dispositivo.',
  'If you did not register, ignore this mail: without the link nothing happens.':
    'Si no te has registrado, no hagas caso de este correo: sin el enlace no pasa nada.',
  'Choose a new password for Dayglot Diary': 'Elige una contraseña nueva para Dayglot Diary',
  'somebody, most likely you, asked for a new password for your diary.':
    'Alguien, seguramente tú, ha pedido una contraseña nueva para tu diario.',
  'Choose a new password': 'Elegir una contraseña nueva',
  'The link works once, for one hour. If you asked more than once, only the newest mail has the link that works.':
    'El enlace vale una sola vez, durante una hora. Si lo pediste más de una vez, solo funciona el del correo más reciente.',
  'If it was not you, ignore this mail: your password stays as it is.':
    'Si no fuiste tú, no hagas caso de este correo: tu contraseña se queda como está.',
  'Your Dayglot Diary password was changed': 'Tu contraseña de Dayglot Diary ha cambiado',
  'the password of your diary was changed just now. Every other device was signed out.':
    'La contraseña de tu diario acaba de cambiar. En todos los demás dispositivos se ha cerrado la sesión.',
  'If that was you, there is nothing to do. If it was not, take your account back at once:':
    'Si fuiste tú, no tienes que hacer nada. Si no, recupera tu cuenta enseguida:',
  'Ask for a new password': 'Pedir una contraseña nueva',
  'You have a Dayglot Diary account already': 'Ya tienes una cuenta en Dayglot Diary',
  'somebody tried to register with your address. Nothing was changed: you have an account already.':
    'Alguien ha intentado registrarse con tu dirección. No ha cambiado nada: ya tienes una cuenta.',
  'If it was you, log in. If you forgot the password, you can ask for a new one there.':
    'Si fuiste tú, inicia sesión. Si olvidaste la contraseña, allí puedes pedir una nueva.',
  'Log in': 'Iniciar sesión',
  'If it was not you, ignore this mail. Nobody learned anything but that this address is taken.':
    'Si no fuiste tú, no hagas caso de este correo. Nadie se ha enterado de nada más que de que esta dirección ya está en uso.',
  'A few lines about today?': '¿Unas líneas sobre hoy?',
  'Your page is still empty. Two or three sentences are plenty.':
    'Tu página sigue vacía. Con dos o tres frases basta y sobra.',
  'your page for today is still empty. Two or three sentences are plenty: what happened, what went well, what you are grateful for.':
    'Tu página de hoy sigue vacía. Con dos o tres frases basta y sobra: qué pasó, qué salió bien, por qué das las gracias.',
  'Open my diary': 'Abrir mi diario',
  'You get this mail because Email Notifications are on. You choose the hour on your account page.':
    'Recibes este correo porque «Notificaciones por correo» está activado. La hora la eliges en la página de tu cuenta.',
  'Stop these mails': 'No recibir más estos correos',
  'this week you wrote on {days}.': 'Esta semana has escrito {days}.',
  'this week you wrote on {days}, {words} in all.': 'Esta semana has escrito {days}, {words} en total.',
  'Fewer mistakes than the week before: {kinds}.': 'Menos errores que la semana anterior: {kinds}.',
  'Today’s page is still empty; there is time for a few lines.':
    'La página de hoy sigue vacía; hay tiempo para unas líneas.',
  'You get this mail on Sundays because Weekly summary is on. You choose that on your account page.':
    'Recibes este correo los domingos porque «Resumen semanal» está activado. Eso lo eliges en la página de tu cuenta.',
  'Stop the weekly summary': 'No recibir más el resumen semanal',
  spelling: 'ortografía',
  'capital letters': 'mayúsculas',
  punctuation: 'puntuación',
  spaces: 'espacios',
  articles: 'artículos',
  'singular and plural': 'singular y plural',
  'verb forms': 'formas verbales',
  tenses: 'tiempos verbales',
  agreement: 'concordancia',
  prepositions: 'preposiciones',
  pronouns: 'pronombres',
  'word order': 'orden de las palabras',
  'choice of words': 'elección de palabras',
  'missing words': 'palabras que faltan',
  'words too many': 'palabras que sobran',
  tone: 'registro',
  'Stop the reminders?': '¿No recibir más recordatorios?',
  'No more mails that remind you to write, and no weekly summary. Your diary stays as it is.':
    'No más correos que te recuerden escribir ni resumen semanal. Tu diario se queda como está.',
  'Stop the reminders': 'Desactivar los recordatorios',
  'No more reminders': 'No más recordatorios',
  'Email Notifications are off now. Mails about your account itself still come.':
    '«Notificaciones por correo» está ahora desactivado. Los correos sobre tu cuenta siguen llegando.',
  'Stop the weekly summary?': '¿No recibir más el resumen semanal?',
  'No more summary on Sundays. Reminders on other days stay as you set them.':
    'No más resumen los domingos. Los recordatorios de los otros días se quedan como los elegiste.',
  'No more weekly summary': 'No más resumen semanal',
  'It is off now. Reminders to write stay as you set them.':
    'Ahora está desactivado. Los recordatorios para escribir se quedan como los elegiste.',
  'This link does not work': 'Este enlace no funciona',
  'It may have been cut in two by your mail program. You can turn the mails off on your account page.':
    'Quizá tu programa de correo lo partió en dos. Puedes desactivar los correos en la página de tu cuenta.',
  'Please try again in a moment': 'Inténtalo de nuevo en un momento',
  'The diary cannot reach its database just now, so nothing was changed.':
    'El diario no puede acceder ahora mismo a su base de datos, así que no ha cambiado nada.',
  'Open my account': 'Abrir mi cuenta',
  'Your week: {count} days written': {
    one: 'Tu semana: {count} día escrito',
    other: 'Tu semana: {count} días escritos',
  },
  '{count} days': { one: '{count} día', other: '{count} días' },
  '{count} words': { one: '{count} palabra', other: '{count} palabras' },
};
