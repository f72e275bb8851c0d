import type { ProgressCounted, ProgressMessage } from '#web/languages/catalogue/progress.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const progress: Texts<ProgressMessage, ProgressCounted> = {
  'Your week': 'Ta semaine',
  'Weekly Mood Overview': 'Humeur de la semaine',
  'Weekly Correct & Total Words': 'Mots justes et total des mots de la semaine',
  '{kind}: {now} per 100 words, {before} the week before':
    '{kind}\u00a0: {now} pour 100 mots, {before} la semaine d’avant',
  'more often than the week before': 'plus souvent que la semaine d’avant',
  'less often than the week before': 'moins souvent que la semaine d’avant',
  'as often as the week before': 'aussi souvent que la semaine d’avant',
  'Your month': 'Ton mois',
  'Monthly Mood Overview': 'Humeur du mois',
  'Monthly Correct & Total Words': 'Mots justes et total des mots du mois',
  '{kind}: {now} per 100 words, {before} the month before':
    '{kind}\u00a0: {now} pour 100 mots, {before} le mois d’avant',
  'more often than the month before': 'plus souvent que le mois d’avant',
  'less often than the month before': 'moins souvent que le mois d’avant',
  'as often as the month before': 'aussi souvent que le mois d’avant',
  'Getting better': 'Ce qui s’améliore',
  '{words}: last {chances} chances, {right} right':
    '{words}\u00a0: sur les {chances} dernières occasions, {right} justes',
  'Your most common mistakes': 'Tes erreurs les plus fréquentes',
  'Nothing had to be corrected in this time.': 'Il n’y a rien eu à corriger sur cette période.',
  '{rate} per 100 words': '{rate} pour 100 mots',
  'open the entry': 'ouvrir l’entrée',
  'a freeze kept your streak': 'un joker a sauvé ta série',
  'no corrected entry': 'aucune entrée corrigée',
  'no mood chosen': 'aucune humeur choisie',
  '{said}, the last day written': '{said}, le dernier jour écrit',
  Period: 'Période',
  Progress: 'Progrès',
  'Review your mistakes': 'Réviser tes erreurs',
  'Loading your figures': 'Chargement de tes chiffres',
  'Avg. Mood': 'Humeur moy.',
  'Correct Words': 'Mots justes',
  Streak: 'Série',
  'No data yet...': 'Pas encore de données...',
  'Your figures could not be loaded. Your entries are safe; please try again.':
    'Tes chiffres n’ont pas pu être chargés. Tes entrées sont en sécurité\u00a0; réessaie.',
  'Great streak!': 'Belle série\u00a0!',
  'Keep going!': 'Continue\u00a0!',
  'Against the average of all these entries': 'Par rapport à la moyenne de toutes ces entrées',
  '{count} of the last 30 days written': '{count} des 30 derniers jours avec une entrée',
  'Freezes: {count} of {most} (ten days written earn one)':
    'Jokers\u00a0: {count} sur {most} (dix jours écrits en donnent un)',
  'Chart of correct and total words. The arrow keys read it day by day.':
    'Graphique des mots justes et du total. Les flèches le lisent jour par jour.',
  'Correct words': 'Mots justes',
  'Total words': 'Total des mots',
  '{correct} of {total} words correct': '{correct} mots justes sur {total}',
  'Show as a table': 'Afficher en tableau',
  Day: 'Jour',
  up: 'en hausse',
  down: 'en baisse',
  unchanged: 'inchangé',
  '{count} times': { one: 'une fois', other: '{count} fois' },
  'Longest streak: {count} days': {
    one: 'Plus longue série\u00a0: {count} jour',
    other: 'Plus longue série\u00a0: {count} jours',
  },
};
