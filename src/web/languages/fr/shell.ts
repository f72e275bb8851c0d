import type { ShellCounted, ShellMessage } from '#web/languages/catalogue/shell.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const shell: Texts<ShellMessage, ShellCounted> = {
  'Very Bad': 'Très mal',
  Bad: 'Mal',
  Okay: 'Moyen',
  Good: 'Bien',
  'Very Good': 'Très bien',
  Week: 'Semaine',
  Month: 'Mois',
  'Thank you. Statistics are on.': 'Merci. Les statistiques sont activées.',
  'Statistics are off.': 'Les statistiques sont désactivées.',
  Statistics: 'Statistiques',
  'May we count page views?': 'Pouvons-nous compter les pages vues\u00a0?',
  'Only necessary': 'Seulement le nécessaire',
  Accept: 'Accepter',
  'Cookie settings': 'Réglages des cookies',
  'What may be kept while you are here?': 'Que peut-on garder pendant que tu es là\u00a0?',
  Necessary: 'Nécessaire',
  'The cookies that keep you logged in, and what your browser keeps so that no word of yours is lost. Always on.':
    'Les cookies qui gardent ta session ouverte, et ce que ton navigateur conserve pour qu’aucun de tes mots ne se perde. Toujours actif.',
  Close: 'Fermer',
  Save: 'Enregistrer',
  'Your browser asks not to be tracked (Do Not Track or Global Privacy Control). We take that as your no: nothing is counted.':
    'Ton navigateur demande à ne pas être suivi (Do Not Track ou Global Privacy Control). Pour nous, c’est un non\u00a0: rien n’est compté.',
  'This server counts opened pages per day, and PostHog records how they are used. Your diary, feedback, history and progress stay out of it.':
    'Ce serveur compte les pages ouvertes par jour, et PostHog enregistre comment elles sont utilisées. Ton journal, les retours, l’historique et les progrès restent en dehors.',
  'Only numbers per day, on this server: no names, no identifiers, not a word of your diary.':
    'Seulement des nombres par jour, sur ce serveur\u00a0: ni noms, ni identifiants, ni un mot de ton journal.',
  'Error: {code}': 'Erreur\u00a0: {code}',
  'Please wait {time} and try again.': 'Attends {time} et réessaie.',
  Error: 'Erreur',
  Imprint: 'Mentions légales',
  'Data Protection': 'Protection des données',
  Disclaimer: 'Avertissement',
  Terms: 'Conditions',
  'About Us': 'À propos de nous',
  Legal: 'Informations légales',
  'dayglot, to the first page': 'dayglot, vers la page d’accueil',
  Main: 'Principal',
  '404 - Page Not Found': '404 - Page introuvable',
  'The page you are looking for does not exist.': 'La page que tu cherches n’existe pas.',
  'Go Home': 'Aller à l’accueil',
  'There is a newer version': 'Il y a une version plus récente',
  'This page stopped working': 'Cette page ne fonctionne plus',
  'Dayglot Diary could not load this part. It may have been updated since you opened it, or your connection was gone for a moment. Please reload the page.':
    'Dayglot Diary n’a pas pu charger cette partie. Elle a peut-être été mise à jour depuis que tu l’as ouverte, ou ta connexion a été coupée un instant. Recharge la page, s’il te plaît.',
  'Something went wrong that we did not expect. What you wrote is still on this device. Please reload the page.':
    'Quelque chose d’inattendu s’est produit. Ce que tu as écrit est encore sur cet appareil. Recharge la page, s’il te plaît.',
  Reload: 'Recharger',
  'Skip to content': 'Aller au contenu',
  'Recent messages': 'Messages récents',
  'Light theme': 'Thème clair',
  'Dark theme': 'Thème sombre',
  'The diary cannot be reached right now. We keep trying; you need not reload.':
    'Le journal est injoignable pour le moment. Nous continuons d’essayer\u00a0; inutile de recharger.',
  'Native language': 'Langue maternelle',
  'Type to search': 'Tape pour rechercher',
  Languages: 'Langues',
  'No language is called that.': 'Aucune langue ne s’appelle ainsi.',
  'The server cannot be reached. Please check your connection and try again.':
    'Le serveur est injoignable. Vérifie ta connexion et réessaie.',
  'The server gave an answer that could not be read. Please try again.':
    'La réponse du serveur n’a pas pu être lue. Réessaie.',
  Language: 'Langue',
  'The language could not be loaded. Please try again.': 'La langue n’a pas pu être chargée. Réessaie.',
  'Something went wrong on our side. Please try again.': 'Quelque chose s’est mal passé de notre côté. Réessaie.',
  'The diary cannot reach its database. Please try again in a moment.':
    'Le journal n’arrive pas à joindre sa base de données. Réessaie dans un instant.',
  'Please log in first.': 'Connecte-toi d’abord.',
  'Please verify your e-mail address first.': 'Confirme d’abord ton adresse e-mail.',
  '{count} seconds': { one: '{count} seconde', other: '{count} secondes' },
  '{count} minutes': { one: '{count} minute', other: '{count} minutes' },
  '{count} hours': { one: '{count} heure', other: '{count} heures' },
  '{count} languages': { one: '{count} langue', other: '{count} langues' },
};
