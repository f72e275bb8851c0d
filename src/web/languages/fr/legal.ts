import type { LegalMessage } from '#web/languages/catalogue/legal.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const legal: Texts<LegalMessage> = {
  'A quiet place to write a few lines a day in the language you are learning.':
    'Un endroit calme pour écrire quelques lignes par jour dans la langue que tu apprends.',
  'Why a diary': 'Pourquoi un journal',
  'You know your own day better than any exercise book does. Writing about it makes you look for exactly the words that you need, and a correction stays when it mends a sentence that you meant.':
    'Tu connais ta journée mieux que n’importe quel cahier d’exercices. Écrire sur elle te fait chercher exactement les mots dont tu as besoin, et une correction reste quand elle répare une phrase que tu voulais vraiment dire.',
  'How it works': 'Comment ça marche',
  'Three short questions and your mood. Then you see your text beside the corrected one, each change in its place, and the mistakes worth remembering. The progress page shows how your words become more, and more of them right.':
    'Trois petites questions et ton humeur. Puis tu vois ton texte à côté du texte corrigé, chaque changement à sa place, et les erreurs qui valent la peine d’être retenues. La page des progrès montre comment tes mots deviennent plus nombreux, et plus souvent justes.',
  'What we care about': 'Ce qui compte pour nous',
  'Your words are yours: encrypted, never published, never shown to other learners.':
    'Tes mots sont à toi\u00a0: chiffrés, jamais publiés, jamais montrés à d’autres.',
  'No feed, no followers, no points to lose. A missed day is just a day.':
    'Pas de fil d’actualité, pas d’abonnés, pas de points à perdre. Un jour manqué n’est qu’un jour.',
  'The page works with a keyboard, a screen reader, a small phone and a slow connection.':
    'La page fonctionne avec un clavier, un lecteur d’écran, un petit téléphone et une connexion lente.',
  'Open the diary': 'Ouvrir le journal',
  'What the corrections are, and what they are not.': 'Ce que sont les corrections, et ce qu’elles ne sont pas.',
  'Corrections can be wrong': 'Les corrections peuvent se tromper',
  'Entries are corrected by programs: rules and dictionaries, or a generative AI provider where the operator chose one. They miss mistakes, and now and then they change something that was right. Take a correction as a hint from a well-read friend, and ask a teacher where it matters.':
    'Les entrées sont corrigées par des programmes\u00a0: des règles et des dictionnaires, ou un fournisseur d’IA générative là où l’exploitant en a choisi un. Ils laissent passer des erreurs, et changent de temps en temps quelque chose de juste. Prends une correction comme l’avis d’un ami cultivé, et demande à un professeur quand c’est important.',
  'No advice': 'Pas de conseil',
  'The diary does not read what you feel in order to help you. It gives no medical, psychological or legal advice. If you are not well, please talk to somebody you trust or to a doctor.':
    'Le journal ne lit pas ce que tu ressens pour t’aider. Il ne donne aucun conseil médical, psychologique ou juridique. Si tu ne vas pas bien, parle à quelqu’un de confiance ou à un médecin.',
  Availability: 'Disponibilité',
  'The site is run with care, but nobody can promise that it is always there. Keep a copy of the words that you would miss.':
    'Le site est tenu avec soin, mais personne ne peut promettre qu’il soit toujours là. Garde une copie des mots qui te manqueraient.',
  Links: 'Liens',
  'Where a page leads to another site, that site’s operator answers for what stands there.':
    'Quand une page mène à un autre site, c’est l’exploitant de ce site qui répond de ce qui s’y trouve.',
  'Who answers for this site.': 'Qui répond de ce site.',
  Operator: 'Exploitant',
  'What the learners write': 'Ce qui est écrit ici',
  'Diary entries belong to the learners who wrote them. They are not published, and the operator does not adopt them as their own. What happens to them stands under {policy}.':
    'Les entrées du journal appartiennent aux personnes qui les ont écrites. Elles ne sont pas publiées, et l’exploitant ne les fait pas siennes. Ce qu’elles deviennent est expliqué sous {policy}.',
  'The software': 'Le logiciel',
  'It is made of the work of many; {licences} stand on a page of their own.':
    'Il est fait du travail de beaucoup de gens\u00a0; {licences} ont leur propre page.',
  'their licences': 'leurs licences',
  'This is a translation. Where the two differ, the English text holds.':
    'Ceci est une traduction. Là où les deux diffèrent, c’est le texte anglais qui vaut.',
  Licences: 'Licences',
  'Dayglot Diary stands on the work of many. These are the packages in it, and the licences they come under.':
    'Dayglot Diary repose sur le travail de beaucoup de gens. Voici les paquets qu’il contient et leurs licences.',
  'The list could not be read.': 'La liste n’a pas pu être lue.',
  'Dayglot Diary is software that anybody can run on a server of their own. Whoever runs this installation, under the address that your browser shows, is its operator and answers for it. To reach them, reply to any mail that you received from this site. Where a school, a company or a friend gave you the address, they know the operator too.':
    'Dayglot Diary est un logiciel que chacun peut faire tourner sur son propre serveur. La personne qui tient cette installation, à l’adresse que montre ton navigateur, en est l’exploitant et en répond. Pour la joindre, réponds à n’importe quel e-mail reçu de ce site. Si une école, une entreprise ou des amis t’ont donné l’adresse, ils connaissent aussi l’exploitant.',
  'This is the privacy policy: what is stored about you, why, and who else sees it.':
    'Voici la politique de confidentialité\u00a0: ce qui est enregistré sur toi, pourquoi, et qui d’autre le voit.',
  'Who is responsible': 'Qui est responsable',
  'Your account': 'Ton compte',
  'Of the registration itself, only your e-mail address and the time of your registration are stored. Beside them stands what you chose for your profile:':
    'De l’inscription elle-même, seules ton adresse e-mail et l’heure de ton inscription sont enregistrées. À côté se trouve ce que tu as choisi pour ton profil\u00a0:',
  'your username and your native language, and the time zone of your device, so that a day ends when yours ends;':
    'ton nom d’utilisateur et ta langue maternelle, et le fuseau horaire de ton appareil, pour qu’un jour finisse quand le tien finit\u00a0;',
  'the language of the pages, so that mails and notifications come to you in it;':
    'la langue des pages, pour que les e-mails et les notifications t’arrivent dans cette langue\u00a0;',
  'your password as a hash (argon2id), from which nobody can read it back;':
    'ton mot de passe sous forme de hachage (argon2id), à partir duquel personne ne peut le retrouver\u00a0;',
  'your notification settings, and for each device that is logged in the session: the browser and the system as the browser names them, such as «Firefox on Windows», when you logged in, when it was last used and when it ends.':
    'tes réglages de notifications et, pour chaque appareil connecté, la session\u00a0: le navigateur et le système tels que le navigateur les nomme, par exemple «\u00a0Firefox on Windows\u00a0», quand tu t’es connecté·e, quand elle a servi pour la dernière fois et quand elle prend fin.',
  'Your e-mail address is used to log you in and to send you the mails that the account needs, such as the verification link, the link for a new password, or word that your password was changed. They leave through the mail server that the operator chose.':
    'Ton adresse e-mail sert à te connecter et à t’envoyer les e-mails dont le compte a besoin, comme le lien de confirmation, le lien pour un nouveau mot de passe ou l’annonce que ton mot de passe a changé. Ils partent par le serveur de messagerie que l’exploitant a choisi.',
  'So that nobody guesses passwords, the server counts tries per account and per network address. These counts stand under keyed hashes, from which neither can be read, and are cleared away within hours. Before you log in, register or ask for feedback, your browser solves a small computation by itself; no company outside is asked.':
    'Pour que personne ne devine de mots de passe, le serveur compte les essais par compte et par adresse réseau. Ces comptes sont rangés sous des hachages à clé, d’où ni l’un ni l’autre ne peut être lu, et sont effacés en quelques heures. Avant que tu te connectes, t’inscrives ou demandes un retour, ton navigateur résout tout seul un petit calcul\u00a0; aucune entreprise extérieure n’est interrogée.',
  'Your diary': 'Ton journal',
  'An entry is stored with its three texts, its mood, its day, its number of words, and the feedback it received. The texts and the feedback are encrypted where they are stored (AES-256-GCM), under a key that belongs to you alone. The server opens them only to correct them and to show them to you. Other learners never see them. Of each mistake its kind is kept, and a keyed mark by which it is known again; from these come the figures of your progress and the cards of your review, with the dates on which you answered them. What you delete goes for good a minute later.':
    'Une entrée est enregistrée avec ses trois textes, son humeur, son jour, son nombre de mots et le retour qu’elle a reçu. Les textes et le retour sont chiffrés là où ils sont enregistrés (AES-256-GCM), avec une clé qui n’est qu’à toi. Le serveur ne les ouvre que pour les corriger et te les montrer. Les autres ne les voient jamais. De chaque erreur sont gardés son genre et une marque à clé par laquelle elle se reconnaît\u00a0; de là viennent les chiffres de tes progrès et les cartes de ta révision, avec les dates de tes réponses. Ce que tu supprimes disparaît pour de bon une minute plus tard.',
  'Mails and notifications': 'E-mails et notifications',
  'Reminders and the weekly summary come only if you switch them on, and each mail has a link that stops them. They hold no word of your diary. Notifications on a device, where the operator offers them, go through the service of your browser’s maker; the server keeps the address that this service gave your browser until you log out or switch them off.':
    'Les rappels et le résumé de la semaine n’arrivent que si tu les actives, et chaque e-mail a un lien qui les arrête. Ils ne contiennent aucun mot de ton journal. Les notifications sur un appareil, là où l’exploitant les propose, passent par le service du fabricant de ton navigateur\u00a0; le serveur garde l’adresse que ce service a donnée à ton navigateur jusqu’à ce que tu te déconnectes ou les désactives.',
  'AI processing': 'Traitement par l’IA',
  'Accounts, database and functions': 'Comptes, base de données et fonctions',
  'Authentication, the database and the functions that the page calls run on the operator’s own server. No backend-as-a-service provider is involved.':
    'L’authentification, la base de données et les fonctions que la page appelle tournent sur le propre serveur de l’exploitant. Aucun fournisseur de backend-as-a-service n’intervient.',
  Analytics: 'Statistiques de visite',
  'Statistics are kept only after you allow them, and you can withdraw that at any time by «Cookie settings» at the foot of every page. Then this server counts per day how often each page was opened and, for example, how many entries were sent: bare numbers, with no name, no identifier and no network address. Where your browser asks not to be tracked (Do Not Track or Global Privacy Control), that is taken as your no.':
    'Les statistiques ne sont tenues qu’après ton accord, que tu peux retirer à tout moment par «\u00a0Réglages des cookies\u00a0» au bas de chaque page. Alors ce serveur compte par jour combien de fois chaque page a été ouverte et, par exemple, combien d’entrées ont été envoyées\u00a0: de simples nombres, sans nom, sans identifiant et sans adresse réseau. Si ton navigateur demande à ne pas être suivi (Do Not Track ou Global Privacy Control), cela vaut comme ton non.',
  'Where the operator uses PostHog as well, the question says so before you answer. From your yes to its withdrawal it then receives the same counts and a recording of how pages are used, in which the diary, feedback, history, progress and account pages are blank. Without your yes nothing of it is even loaded.':
    'Si l’exploitant utilise aussi PostHog, la question le dit avant ta réponse. De ton oui jusqu’à son retrait, il reçoit les mêmes nombres et un enregistrement de l’usage des pages, dans lequel les pages du journal, du retour, de l’historique, des progrès et du compte sont vides. Sans ton oui, rien n’en est même chargé.',
  'The server’s log holds no diary text and no e-mail address.':
    'Les fichiers journaux du serveur ne contiennent ni texte de ton journal ni adresse e-mail.',
  'On your device': 'Sur ton appareil',
  'While you write, the draft is kept in your browser, so that nothing is lost when the page is closed; it is removed after you finish the entry or log out. So that the diary also opens without a network, your browser keeps the files of the page and, until you log out, the number of your account, with nothing about you. Your choice of the light or dark theme, the language of the pages and your answer about statistics are kept there too. The only cookies are those that log you in and protect your log-in. One of them remembers for 400 days, also after you log out, which accounts logged in in this browser, so that strangers who guess at your password cannot lock you out. They are necessary, so we do not ask for your consent.':
    'Pendant que tu écris, le brouillon est gardé dans ton navigateur, pour que rien ne se perde quand la page se ferme\u00a0; il est retiré quand tu termines l’entrée ou te déconnectes. Pour que le journal s’ouvre aussi sans réseau, ton navigateur garde les fichiers de la page et, jusqu’à ta déconnexion, le numéro de ton compte, sans rien sur toi. Ton choix du thème clair ou sombre, la langue des pages et ta réponse sur les statistiques y sont gardés aussi. Les seuls cookies sont ceux qui te connectent et protègent ta connexion. L’un d’eux retient pendant 400 jours, même après ta déconnexion, quels comptes se sont connectés dans ce navigateur, pour que des inconnus qui essaient de deviner ton mot de passe ne puissent pas te bloquer. Ils sont nécessaires, nous ne demandons donc pas ton accord.',
  'Your rights': 'Tes droits',
  'On your account page you can download your whole diary as a file, and delete your account with everything in it. You may also ask the operator what is stored about you, have it corrected, receive a copy or have it deleted, and you may complain to the data protection authority where you live. The imprint says how to reach the operator.':
    'Sur la page de ton compte, tu peux télécharger tout ton journal en fichier et supprimer ton compte avec tout ce qu’il contient. Tu peux aussi demander à l’exploitant ce qui est enregistré sur toi, le faire corriger, en recevoir une copie ou le faire supprimer, et tu peux te plaindre à l’autorité de protection des données de ton lieu de résidence. Les mentions légales disent comment joindre l’exploitant.',
  'To correct an entry, this site sends it to a generative AI provider or another program outside itself:':
    'Pour corriger une entrée, ce site l’envoie à un fournisseur d’IA générative ou à un autre programme extérieur\u00a0:',
  'Entries are corrected by a program on this very server: the texts are sent nowhere.':
    'Les entrées sont corrigées par un programme sur ce serveur même\u00a0: les textes ne sont envoyés nulle part.',
  'Who corrects the entries is the operator’s choice; after each correction the page names who checked it.':
    'Qui corrige les entrées est le choix de l’exploitant\u00a0; après chaque correction, la page nomme qui l’a vérifiée.',
  'What is sent are the three texts of the entry, its language and your native language, and what you said you meant; that provider’s own terms then apply. Your name, your e-mail address and your mood are not sent along. Where a provider does not answer, the next one is asked, or the basic corrector on this server; the page names who checked the entry.':
    'Sont envoyés les trois textes de l’entrée, sa langue et ta langue maternelle, et ce que tu as dit avoir voulu\u00a0; les conditions de ce fournisseur s’appliquent alors. Ton nom, ton adresse e-mail et ton humeur ne sont pas envoyés. Si un fournisseur ne répond pas, on demande au suivant, ou au correcteur de base de ce serveur\u00a0; la page nomme qui a vérifié l’entrée.',
  'The few rules under which you use the diary.': 'Les quelques règles selon lesquelles tu utilises le journal.',
  'A diary for the language you are learning: you write, your entry is corrected, and you see your progress. Features may change or grow; what you wrote stays yours.':
    'Un journal pour la langue que tu apprends\u00a0: tu écris, ton entrée est corrigée, et tu vois tes progrès. Les fonctions peuvent changer ou grandir\u00a0; ce que tu as écrit reste à toi.',
  'One account is for one person. Give an e-mail address that is yours, and keep the password to yourself.':
    'Un compte est pour une personne. Donne une adresse e-mail qui est la tienne, et garde le mot de passe pour toi.',
  'Tell the operator if you think that somebody else uses your account.':
    'Préviens l’exploitant si tu penses que quelqu’un d’autre utilise ton compte.',
  'What you write': 'Ce que tu écris',
  'Your entries belong to you. You allow the operator to store them and to have them corrected, and nothing else.':
    'Tes entrées t’appartiennent. Tu permets à l’exploitant de les enregistrer et de les faire corriger, et rien d’autre.',
  'Please write nothing that breaks the law or another person’s rights.':
    'N’écris rien qui enfreigne la loi ou les droits d’une autre personne.',
  'Do not attack the site, overload it or try to read what belongs to others.':
    'N’attaque pas le site, ne le surcharge pas et n’essaie pas de lire ce qui est à d’autres.',
  'Ending it': 'Comment cela finit',
  'You may stop at any time and have the operator delete your account. The operator may close an account that breaks these rules, or stop the service after telling you in good time.':
    'Tu peux arrêter à tout moment et faire supprimer ton compte par l’exploitant. L’exploitant peut fermer un compte qui enfreint ces règles, ou arrêter le service après t’avoir prévenu·e à temps.',
  Liability: 'Responsabilité',
  'The diary is offered as it is. The operator is liable as the law demands, and beyond that only for intent and gross negligence. Corrections carry no guarantee; see the disclaimer.':
    'Le journal est proposé tel quel. L’exploitant répond comme la loi l’exige et, au-delà, seulement de l’intention et de la négligence grave. Les corrections sont sans garantie\u00a0; voir l’avertissement.',
};
