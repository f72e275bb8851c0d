import type { ServerTexts } from '#server/languages/words.ts';

export const fr: ServerTexts = {
  'Hello,': 'Bonjour,',
  'Hello {name},': 'Bonjour {name},',
  '{label}:': '{label}\u00a0:',
  'Verify your e-mail for Dayglot Diary': 'Confirme ton adresse e-mail pour Dayglot Diary',
  'please confirm that this address is yours. Then your diary is ready.':
    'Confirme que cette adresse est bien la tienne. Ensuite, ton journal est prêt.',
  'Verify my e-mail': 'Confirmer mon adresse',
  'The link works for 24 hours, on any device.': 'Le lien est valable 24 heures, sur n’importe quel appareil.',
  'If you did not register, ignore this mail: without the link nothing happens.':
    'Si l’inscription ne vient pas de toi, ignore cet e-mail\u00a0: sans le lien, il ne se passe rien.',
  'Choose a new password for Dayglot Diary': 'Choisis un nouveau mot de passe pour Dayglot Diary',
  'somebody, most likely you, asked for a new password for your diary.':
    'Quelqu’un, sans doute toi, a demandé un nouveau mot de passe pour ton journal.',
  'Choose a new password': 'Choisir un nouveau mot de passe',
  'The link works once, for one hour. If you asked more than once, only the newest mail has the link that works.':
    'Le lien sert une seule fois, pendant une heure. Si tu en as demandé plusieurs, seul celui du dernier e-mail fonctionne.',
  'If it was not you, ignore this mail: your password stays as it is.':
    'Si ce n’était pas toi, ignore cet e-mail\u00a0: ton mot de passe reste tel quel.',
  'Your Dayglot Diary password was changed': 'Ton mot de passe Dayglot Diary a été changé',
  'the password of your diary was changed just now. Every other device was signed out.':
    'Le mot de passe de ton journal vient d’être changé. Tous les autres appareils ont été déconnectés.',
  'If that was you, there is nothing to do. If it was not, take your account back at once:':
    'Si c’était toi, tu n’as rien à faire. Sinon, reprends tout de suite ton compte\u00a0:',
  'Ask for a new password': 'Demander un nouveau mot de passe',
  'You have a Dayglot Diary account already': 'Tu as déjà un compte Dayglot Diary',
  'somebody tried to register with your address. Nothing was changed: you have an account already.':
    'Quelqu’un a essayé de s’inscrire avec ton adresse. Rien n’a changé\u00a0: tu as déjà un compte.',
  'If it was you, log in. If you forgot the password, you can ask for a new one there.':
    'Si c’était toi, connecte-toi. Si tu as oublié le mot de passe, tu peux en demander un nouveau sur la page de connexion.',
  'Log in': 'Se connecter',
  'If it was not you, ignore this mail. Nobody learned anything but that this address is taken.':
    'Si ce n’était pas toi, ignore cet e-mail. Personne n’a rien appris, sinon que cette adresse est déjà prise.',
  'A few lines about today?': 'Quelques lignes sur aujourd’hui\u00a0?',
  'Your page is still empty. Two or three sentences are plenty.':
    'Ta page est encore vide. Deux ou trois phrases suffisent largement.',
  'your page for today is still empty. Two or three sentences are plenty: what happened, what went well, what you are grateful for.':
    'Ta page d’aujourd’hui est encore vide. Deux ou trois phrases suffisent largement\u00a0: ce qui s’est passé, ce qui a bien marché, ce qui te remplit de gratitude.',
  'Open my diary': 'Ouvrir mon journal',
  'You get this mail because Email Notifications are on. You choose the hour on your account page.':
    'Tu reçois cet e-mail parce que «\u00a0Notifications par e-mail\u00a0» est activé. Tu choisis l’heure sur la page de ton compte.',
  'Stop these mails': 'Ne plus recevoir ces e-mails',
  'this week you wrote on {days}.': 'Cette semaine, tu as écrit {days}.',
  'this week you wrote on {days}, {words} in all.': 'Cette semaine, tu as écrit {days}, soit {words} en tout.',
  'Fewer mistakes than the week before: {kinds}.': 'Moins d’erreurs que la semaine d’avant\u00a0: {kinds}.',
  'Today’s page is still empty; there is time for a few lines.':
    'La page d’aujourd’hui est encore vide\u00a0; il reste du temps pour quelques lignes.',
  'You get this mail on Sundays because Weekly summary is on. You choose that on your account page.':
    'Tu reçois cet e-mail le dimanche parce que «\u00a0Résumé de la semaine\u00a0» est activé. Tu choisis cela sur la page de ton compte.',
  'Stop the weekly summary': 'Ne plus recevoir le résumé de la semaine',
  spelling: 'orthographe',
  'capital letters': 'majuscules',
  punctuation: 'ponctuation',
  spaces: 'espaces',
  articles: 'articles',
  'singular and plural': 'singulier et pluriel',
  'verb forms': 'formes du verbe',
  tenses: 'temps du verbe',
  agreement: 'accord',
  prepositions: 'prépositions',
  pronouns: 'pronoms',
  'word order': 'ordre des mots',
  'choice of words': 'choix des mots',
  'missing words': 'mots manquants',
  'words too many': 'mots en trop',
  tone: 'registre',
  'Stop the reminders?': 'Ne plus recevoir de rappels\u00a0?',
  'No more mails that remind you to write, and no weekly summary. Your diary stays as it is.':
    'Plus d’e-mails qui te rappellent d’écrire, et plus de résumé de la semaine. Ton journal reste tel quel.',
  'Stop the reminders': 'Désactiver les rappels',
  'No more reminders': 'Plus de rappels',
  'Email Notifications are off now. Mails about your account itself still come.':
    '«\u00a0Notifications par e-mail\u00a0» est maintenant désactivé. Les e-mails sur ton compte lui-même arrivent toujours.',
  'Stop the weekly summary?': 'Ne plus recevoir le résumé de la semaine\u00a0?',
  'No more summary on Sundays. Reminders on other days stay as you set them.':
    'Plus de résumé le dimanche. Les rappels des autres jours restent comme tu les as réglés.',
  'No more weekly summary': 'Plus de résumé de la semaine',
  'It is off now. Reminders to write stay as you set them.':
    'Il est maintenant désactivé. Les rappels d’écriture restent comme tu les as réglés.',
  'This link does not work': 'Ce lien ne fonctionne pas',
  'It may have been cut in two by your mail program. You can turn the mails off on your account page.':
    'Ton programme de messagerie l’a peut-être coupé en deux. Tu peux désactiver les e-mails sur la page de ton compte.',
  'Please try again in a moment': 'Réessaie dans un instant',
  'The diary cannot reach its database just now, so nothing was changed.':
    'Le journal n’arrive pas à joindre sa base de données pour le moment, donc rien n’a changé.',
  'Open my account': 'Ouvrir mon compte',
  'Your week: {count} days written': {
    one: 'Ta semaine\u00a0: {count} jour écrit',
    other: 'Ta semaine\u00a0: {count} jours écrits',
  },
  '{count} days': { one: '{count} jour', other: '{count} jours' },
  '{count} words': { one: '{count} mot', other: '{count} mots' },
};
