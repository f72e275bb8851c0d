import type { LegalMessage } from '#web/languages/catalogue/legal.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const legal: Texts<LegalMessage> = {
  'A quiet place to write a few lines a day in the language you are learning.':
    'Un lugar tranquilo para escribir unas líneas al día en el idioma que aprendes.',
  'Why a diary': 'Por qué un diario',
  'You know your own day better than any exercise book does. Writing about it makes you look for exactly the words that you need, and a correction stays when it mends a sentence that you meant.':
    'Conoces tu día mejor que cualquier libro de ejercicios. Escribir sobre él te hace buscar justo las palabras que necesitas, y una corrección se queda cuando arregla una frase que querías decir.',
  'How it works': 'Cómo funciona',
  'Three short questions and your mood. Then you see your text beside the corrected one, each change in its place, and the mistakes worth remembering. The progress page shows how your words become more, and more of them right.':
    'Tres preguntas cortas y tu ánimo. Después ves tu texto junto al corregido, cada cambio en su sitio, y los errores que vale la pena recordar. La página de progreso muestra cómo escribes cada vez más palabras, y cada vez más correctas.',
  'What we care about': 'Lo que nos importa',
  'Your words are yours: encrypted, never published, never shown to other learners.':
    'Tus palabras son tuyas: cifradas, nunca publicadas, nunca mostradas a otros estudiantes.',
  'No feed, no followers, no points to lose. A missed day is just a day.':
    'Sin muro, sin seguidores, sin puntos que perder. Un día sin escribir es solo un día.',
  'The page works with a keyboard, a screen reader, a small phone and a slow connection.':
    'La página funciona con teclado, lector de pantalla, un teléfono pequeño y una conexión lenta.',
  'Open the diary': 'Abrir el diario',
  'What the corrections are, and what they are not.': 'Lo que son las correcciones, y lo que no son.',
  'Corrections can be wrong': 'Las correcciones pueden ser erróneas',
  'Entries are corrected by programs: rules and dictionaries, or a generative AI provider where the operator chose one. They miss mistakes, and now and then they change something that was right. Take a correction as a hint from a well-read friend, and ask a teacher where it matters.':
    'Las entradas las corrigen programas: reglas y diccionarios, o un proveedor de IA generativa donde el operador eligió uno. Se les escapan errores y alguna vez cambian algo que estaba bien. Toma una corrección como el consejo de un amigo muy leído, y pregunta a un profesor cuando importe.',
  'No advice': 'Sin asesoramiento',
  'The diary does not read what you feel in order to help you. It gives no medical, psychological or legal advice. If you are not well, please talk to somebody you trust or to a doctor.':
    'El diario no lee lo que sientes para ayudarte. No da consejo médico, psicológico ni legal. Si no estás bien, habla con alguien de confianza o con un médico.',
  Availability: 'Disponibilidad',
  'The site is run with care, but nobody can promise that it is always there. Keep a copy of the words that you would miss.':
    'El sitio se cuida, pero nadie puede prometer que esté siempre ahí. Guarda una copia de las palabras que echarías de menos.',
  Links: 'Enlaces',
  'Where a page leads to another site, that site’s operator answers for what stands there.':
    'Cuando una página lleva a otro sitio, el operador de ese sitio responde de lo que hay allí.',
  'Who answers for this site.': 'Quién responde de este sitio.',
  Operator: 'Operador',
  'What the learners write': 'Lo que escriben los estudiantes',
  'Diary entries belong to the learners who wrote them. They are not published, and the operator does not adopt them as their own. What happens to them stands under {policy}.':
    'Las entradas del diario pertenecen a quienes las escribieron. No se publican y el operador no las hace suyas. Lo que pasa con ellas está en {policy}.',
  'The software': 'El software',
  'It is made of the work of many; {licences} stand on a page of their own.':
    'Está hecho con el trabajo de muchas personas; {licences} están en su propia página.',
  'their licences': 'sus licencias',
  'This is a translation. Where the two differ, the English text holds.':
    'Esto es una traducción. Si difiere del original, vale el texto en inglés.',
  Licences: 'Licencias',
  'Dayglot Diary stands on the work of many. These are the packages in it, and the licences they come under.':
    'Dayglot Diary se apoya en el trabajo de muchas personas. Estos son los paquetes que contiene y sus licencias.',
  'The list could not be read.': 'No se pudo leer la lista.',
  'Dayglot Diary is software that anybody can run on a server of their own. Whoever runs this installation, under the address that your browser shows, is its operator and answers for it. To reach them, reply to any mail that you received from this site. Where a school, a company or a friend gave you the address, they know the operator too.':
    'Dayglot Diary es software que cualquiera puede ejecutar en su propio servidor. Quien mantiene esta instalación, en la dirección que muestra tu navegador, es su operador y responde de ella. Para contactar, responde a cualquier correo que hayas recibido de este sitio. Si una escuela, una empresa o una amistad te dio la dirección, también conoce al operador.',
  'This is the privacy policy: what is stored about you, why, and who else sees it.':
    'Esta es la política de privacidad: qué se guarda sobre ti, por qué y quién más lo ve.',
  'Who is responsible': 'Quién es responsable',
  'Your account': 'Tu cuenta',
  'Of the registration itself, only your e-mail address and the time of your registration are stored. Beside them stands what you chose for your profile:':
    'Del registro mismo solo se guardan tu dirección de correo y el momento en que te registraste. Junto a ellos está lo que elegiste para tu perfil:',
  'your username and your native language, and the time zone of your device, so that a day ends when yours ends;':
    'tu nombre de usuario y tu lengua materna, y la zona horaria de tu dispositivo, para que un día termine cuando termina el tuyo;',
  'the language of the pages, so that mails and notifications come to you in it;':
    'el idioma de las páginas, para que los correos y las notificaciones te lleguen en él;',
  'your password as a hash (argon2id), from which nobody can read it back;':
    'tu contraseña como hash (argon2id), a partir del cual nadie puede recuperarla;',
  'your notification settings, and for each device that is logged in the session: the browser and the system as the browser names them, such as «Firefox on Windows», when you logged in, when it was last used and when it ends.':
    'tus ajustes de notificaciones y, por cada dispositivo con sesión iniciada, la sesión: el navegador y el sistema como los nombra el navegador, por ejemplo «Firefox on Windows», cuándo iniciaste sesión, cuándo se usó por última vez y cuándo termina.',
  'Your e-mail address is used to log you in and to send you the mails that the account needs, such as the verification link, the link for a new password, or word that your password was changed. They leave through the mail server that the operator chose.':
    'Tu dirección de correo se usa para iniciar tu sesión y para enviarte los correos que la cuenta necesita, como el enlace de confirmación, el enlace para una contraseña nueva o el aviso de que tu contraseña cambió. Salen por el servidor de correo que eligió el operador.',
  'So that nobody guesses passwords, the server counts tries per account and per network address. These counts stand under keyed hashes, from which neither can be read, and are cleared away within hours. Before you log in, register or ask for feedback, your browser solves a small computation by itself; no company outside is asked.':
    'Para que nadie adivine contraseñas, el servidor cuenta los intentos por cuenta y por dirección de red. Esas cuentas están bajo hashes con clave, de los que no se puede leer ni una ni otra, y se borran en unas horas. Antes de iniciar sesión, registrarte o pedir comentarios, tu navegador resuelve por sí solo un pequeño cálculo; no se pregunta a ninguna empresa externa.',
  'Your diary': 'Tu diario',
  'An entry is stored with its three texts, its mood, its day, its number of words, and the feedback it received. The texts and the feedback are encrypted where they are stored (AES-256-GCM), under a key that belongs to you alone. The server opens them only to correct them and to show them to you. Other learners never see them. Of each mistake its kind is kept, and a keyed mark by which it is known again; from these come the figures of your progress and the cards of your review, with the dates on which you answered them. What you delete goes for good a minute later.':
    'Una entrada se guarda con sus tres textos, su ánimo, su día, su número de palabras y los comentarios que recibió. Los textos y los comentarios están cifrados donde se guardan (AES-256-GCM), con una clave que es solo tuya. El servidor los abre únicamente para corregirlos y mostrártelos. Otros estudiantes no los ven nunca. De cada error se conservan su clase y una marca con clave por la que se reconoce; de ahí salen las cifras de tu progreso y las tarjetas de tu repaso, con las fechas en que las respondiste. Lo que borras desaparece para siempre un minuto después.',
  'Mails and notifications': 'Correos y notificaciones',
  'Reminders and the weekly summary come only if you switch them on, and each mail has a link that stops them. They hold no word of your diary. Notifications on a device, where the operator offers them, go through the service of your browser’s maker; the server keeps the address that this service gave your browser until you log out or switch them off.':
    'Los recordatorios y el resumen semanal solo llegan si los activas, y cada correo tiene un enlace que los detiene. No contienen ninguna palabra de tu diario. Las notificaciones en un dispositivo, donde el operador las ofrece, pasan por el servicio del fabricante de tu navegador; el servidor guarda la dirección que ese servicio dio a tu navegador hasta que cierres sesión o las desactives.',
  'AI processing': 'Tratamiento con IA',
  'Accounts, database and functions': 'Cuentas, base de datos y funciones',
  'Authentication, the database and the functions that the page calls run on the operator’s own server. No backend-as-a-service provider is involved.':
    'La autenticación, la base de datos y las funciones que llama la página están en el servidor propio del operador. No interviene ningún proveedor de backend como servicio.',
  Analytics: 'Estadísticas',
  'Statistics are kept only after you allow them, and you can withdraw that at any time by «Cookie settings» at the foot of every page. Then this server counts per day how often each page was opened and, for example, how many entries were sent: bare numbers, with no name, no identifier and no network address. Where your browser asks not to be tracked (Do Not Track or Global Privacy Control), that is taken as your no.':
    'Las estadísticas solo se llevan después de que las permitas, y puedes retirar el permiso en cualquier momento en «Ajustes de cookies», al pie de cada página. Entonces este servidor cuenta por día cuántas veces se abrió cada página y, por ejemplo, cuántas entradas se enviaron: simples números, sin nombre, sin identificador y sin dirección de red. Si tu navegador pide que no se te rastree (Do Not Track o Global Privacy Control), eso se toma como tu no.',
  'Where the operator uses PostHog as well, the question says so before you answer. From your yes to its withdrawal it then receives the same counts and a recording of how pages are used, in which the diary, feedback, history, progress and account pages are blank. Without your yes nothing of it is even loaded.':
    'Si el operador usa además PostHog, la pregunta lo dice antes de que respondas. Desde tu sí hasta que lo retires recibe los mismos recuentos y una grabación de cómo se usan las páginas, en la que las páginas de diario, comentarios, historial, progreso y cuenta están en blanco. Sin tu sí no se carga nada de ello.',
  'The server’s log holds no diary text and no e-mail address.':
    'El registro del servidor no contiene ningún texto de diario ni ninguna dirección de correo.',
  'On your device': 'En tu dispositivo',
  'While you write, the draft is kept in your browser, so that nothing is lost when the page is closed; it is removed after you finish the entry or log out. So that the diary also opens without a network, your browser keeps the files of the page and, until you log out, the number of your account, with nothing about you. Your choice of the light or dark theme, the language of the pages and your answer about statistics are kept there too. The only cookies are those that log you in and protect your log-in. One of them remembers for 400 days, also after you log out, which accounts logged in in this browser, so that strangers who guess at your password cannot lock you out. They are necessary, so we do not ask for your consent.':
    'Mientras escribes, el borrador se guarda en tu navegador, para que no se pierda nada al cerrar la página; se quita cuando terminas la entrada o cierras sesión. Para que el diario se abra también sin red, tu navegador guarda los archivos de la página y, hasta que cierres sesión, el número de tu cuenta, sin nada sobre ti. También se guardan ahí tu elección del tema claro u oscuro, el idioma de las páginas y tu respuesta sobre las estadísticas. Las únicas cookies son las que inician y protegen tu sesión. Una de ellas recuerda durante 400 días, también después de cerrar sesión, qué cuentas iniciaron sesión en este navegador, para que quien intente adivinar tu contraseña no pueda dejarte fuera. Son necesarias, así que no pedimos tu consentimiento.',
  'Your rights': 'Tus derechos',
  'On your account page you can download your whole diary as a file, and delete your account with everything in it. You may also ask the operator what is stored about you, have it corrected, receive a copy or have it deleted, and you may complain to the data protection authority where you live. The imprint says how to reach the operator.':
    'En la página de tu cuenta puedes descargar todo tu diario como archivo y borrar tu cuenta con todo lo que contiene. También puedes preguntar al operador qué se guarda sobre ti, pedir que se corrija, recibir una copia o que se borre, y puedes reclamar ante la autoridad de protección de datos del lugar donde vives. El aviso legal dice cómo contactar con el operador.',
  'To correct an entry, this site sends it to a generative AI provider or another program outside itself:':
    'Para corregir una entrada, este sitio la envía a un proveedor de IA generativa o a otro programa externo:',
  'Entries are corrected by a program on this very server: the texts are sent nowhere.':
    'Las entradas las corrige un programa en este mismo servidor: los textos no se envían a ninguna parte.',
  'Who corrects the entries is the operator’s choice; after each correction the page names who checked it.':
    'Quién corrige las entradas lo decide el operador; después de cada corrección la página dice quién la revisó.',
  'What is sent are the three texts of the entry, its language and your native language, and what you said you meant; that provider’s own terms then apply. Your name, your e-mail address and your mood are not sent along. Where a provider does not answer, the next one is asked, or the basic corrector on this server; the page names who checked the entry.':
    'Se envían los tres textos de la entrada, su idioma, tu lengua materna y lo que dijiste que querías así; entonces valen las condiciones propias de ese proveedor. Tu nombre, tu dirección de correo y tu ánimo no se envían. Si un proveedor no responde, se pregunta al siguiente o al corrector básico de este servidor; la página dice quién revisó la entrada.',
  'The few rules under which you use the diary.': 'Las pocas reglas con las que usas el diario.',
  'A diary for the language you are learning: you write, your entry is corrected, and you see your progress. Features may change or grow; what you wrote stays yours.':
    'Un diario para el idioma que aprendes: escribes, tu entrada se corrige y ves tu progreso. Las funciones pueden cambiar o crecer; lo que escribiste sigue siendo tuyo.',
  'One account is for one person. Give an e-mail address that is yours, and keep the password to yourself.':
    'Una cuenta es para una persona. Da una dirección de correo que sea tuya y guarda la contraseña para ti.',
  'Tell the operator if you think that somebody else uses your account.':
    'Avisa al operador si crees que otra persona usa tu cuenta.',
  'What you write': 'Lo que escribes',
  'Your entries belong to you. You allow the operator to store them and to have them corrected, and nothing else.':
    'Tus entradas te pertenecen. Permites al operador guardarlas y hacerlas corregir, y nada más.',
  'Please write nothing that breaks the law or another person’s rights.':
    'No escribas nada que infrinja la ley o los derechos de otra persona.',
  'Do not attack the site, overload it or try to read what belongs to others.':
    'No ataques el sitio, no lo sobrecargues ni intentes leer lo que es de otros.',
  'Ending it': 'Cómo termina',
  'You may stop at any time and have the operator delete your account. The operator may close an account that breaks these rules, or stop the service after telling you in good time.':
    'Puedes dejarlo en cualquier momento y pedir al operador que borre tu cuenta. El operador puede cerrar una cuenta que incumpla estas reglas, o terminar el servicio tras avisarte con tiempo.',
  Liability: 'Responsabilidad',
  'The diary is offered as it is. The operator is liable as the law demands, and beyond that only for intent and gross negligence. Corrections carry no guarantee; see the disclaimer.':
    'El diario se ofrece tal como es. El operador responde como exige la ley y, más allá, solo por dolo y negligencia grave. Las correcciones no tienen garantía; mira el descargo de responsabilidad.',
};
