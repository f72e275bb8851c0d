/** Lines as learners of French write them, each with what a teacher makes of it; lines without an arrow are right. */
export const FRENCH_SENTENCES = `
Hier j'ai allé au cinéma avec mon ami. → Hier je suis allé au cinéma avec mon ami.
Je suis très contente parce que mes parents viennent ce week-end.
Je suis 23 ans et je habite à Berlin. → J'ai 23 ans et j'habite à Berlin.
J'aime les chiens mais je n'aime pas les chats.
Il y a beaucoup des gens dans la rue. → Il y a beaucoup de gens dans la rue.
Ma ami est très gentille. → Mon amie est très gentille.
Nous avons mangé un pomme et deux banane. → Nous avons mangé une pomme et deux bananes.
Je vais à le supermarché chaque samedi. → Je vais au supermarché chaque samedi.
Je ne ai pas de temps aujourd'hui. → Je n'ai pas le temps aujourd'hui.
Demain, je vais travailler à la bibliothèque.
Ce matin, je me suis levé à six heures.
Je me suis réveillé tard et j'ai manquer le bus. → Je me suis réveillé tard et j'ai manqué le bus.
Elle est plus grand que son frère. → Elle est plus grande que son frère.
Ma sœur a né en 1998. → Ma sœur est née en 1998.
Je pense que il va pleuvoir demain. → Je pense qu'il va pleuvoir demain.
Si j'aurais le temps, je voyagerais plus. → Si j'avais le temps, je voyagerais plus.
Il faut que je vais chez le dentiste. → Il faut que j'aille chez le dentiste.
Le film était très intéressant, et nous avons beaucoup ri.
Je veux que tu viens avec moi. → Je veux que tu viennes avec moi.
J'ai visité mes grands-parents dimanche dernier. → J'ai rendu visite à mes grands-parents dimanche dernier.
J'habite en France depuis trois ans.
J'ai vivé en Espagne pendant deux ans. → J'ai vécu en Espagne pendant deux ans.
J'étudie le français pour deux ans. → J'étudie le français depuis deux ans.
Je suis fatigué parce que j'ai dormi mal. → Je suis fatigué parce que j'ai mal dormi.
Mon mère est professeur de musique. → Ma mère est professeur de musique.
J'ai téléphoné ma mère hier soir. → J'ai téléphoné à ma mère hier soir.
Je lui ai écrit une longue lettre.
Je le ai vu hier en ville. → Je l'ai vu hier en ville.
Nous sommes allé à la plage et nous avons nagé. → Nous sommes allés à la plage et nous avons nagé.
Elle est allé au marché. → Elle est allée au marché.
Les enfants joue dans le jardin. → Les enfants jouent dans le jardin.
Mes amis sont venus chez moi et nous avons regardé un match.
Ils est très sympathiques. → Ils sont très sympathiques.
Tu as oublié ta clé sur la table.
Je mange toujours des céréales pour le petit-déjeuner. → Je mange toujours des céréales au petit-déjeuner.
Je préfère le thé que le café. → Je préfère le thé au café.
J'ai besoin un nouveau ordinateur. → J'ai besoin d'un nouvel ordinateur.
Il fait froid, mais il ne neige pas encore.
C'est une bonne idée, mais c'est trop cher pour moi.
C'est un grand maison avec un jardin. → C'est une grande maison avec un jardin.
Mon professeur est une homme très patient. → Mon professeur est un homme très patient.
J'ai acheté une pantalon noir. → J'ai acheté un pantalon noir.
J'ai perdu mon clés dans le parc. → J'ai perdu mes clés dans le parc.
J'ai un problème avec mon téléphone.
Les vacances était trop courtes. → Les vacances étaient trop courtes.
J'aime beaucoup le musique classique. → J'aime beaucoup la musique classique.
Ils parle français très bien. → Ils parlent très bien français.
Nous avons passé une excellente soirée chez nos voisins.
Je joue le piano depuis mon enfance. → Je joue du piano depuis mon enfance.
Je joue au foot tous les mercredis soir.
J'ai commencé apprendre le français l'année dernière. → J'ai commencé à apprendre le français l'année dernière.
J'ai decidé de faire du sport. → J'ai décidé de faire du sport.
J'essaye de parler français tous les jour. → J'essaye de parler français tous les jours.
Je suis allée chez le médecin parce que j'avais mal à la gorge.
Je suis intéressé dans la politique. → Je suis intéressé par la politique.
Cette film est ennuyeux. → Ce film est ennuyeux.
Il a dit que il viendrait. → Il a dit qu'il viendrait.
Je me souviens de mes vacances en Bretagne.
Elle m'a demandé de l'aider avec son déménagement.
Je cherche pour mon sac. → Je cherche mon sac.
J'ai attendu pour le bus une demi-heure. → J'ai attendu le bus une demi-heure.
J'ai écouté à la radio ce matin. → J'ai écouté la radio ce matin.
Je n'ai vu personne dans le parc.
Je n'ai jamais mangé des escargots. → Je n'ai jamais mangé d'escargots.
Je n'aime pas quand il pleut et je n'ai pas de parapluie.
Elle a une voiture rouge et un grande chien blanc. → Elle a une voiture rouge et un grand chien blanc.
Les fleurs rouge sont belles. → Les fleurs rouges sont belles.
Il est le meilleur joueur de l'équipe.
Il est plus bon que moi en maths. → Il est meilleur que moi en maths.
Elle chante plus bien que moi. → Elle chante mieux que moi.
Paris est la plus belle ville que je connais. → Paris est la plus belle ville que je connaisse.
Je vais a la piscine avec ma fille. → Je vais à la piscine avec ma fille.
Il à deux enfants. → Il a deux enfants.
J'ai reçu une lettre de ma tante ce matin.
Je ne sais pas ou est mon passeport. → Je ne sais pas où est mon passeport.
Quand j'étais petit, je jouais souvent dans la forêt.
Quand j'ai été petit, j'habitais à la campagne. → Quand j'étais petit, j'habitais à la campagne.
Hier, il pleuvait et je restais à la maison. → Hier, il pleuvait et je suis resté à la maison.
Pendant que je mangeais, le téléphone a sonné.
Je suis resté à la maison tout le jour. → Je suis resté à la maison toute la journée.
Bon journée à tous ! → Bonne journée à tous !
Merci beaucoup pour votre aide.
Je suis excité de vous rencontrer. → Je suis impatient de vous rencontrer.
Actuellement, je ne suis pas d'accord. → En fait, je ne suis pas d'accord.
Je suis d'accord avec mon frère.
Le cuisine française est délicieuse. → La cuisine française est délicieuse.
J'ai mangé dans une nouveau restaurant. → J'ai mangé dans un nouveau restaurant.
Mon appartement est petit mais très lumineux.
Nous habitons dans un vieux appartement. → Nous habitons dans un vieil appartement.
Il y a un beau arbre devant la maison. → Il y a un bel arbre devant la maison.
Elle est partie sans dire au revoir.
Elle a partie à huit heures. → Elle est partie à huit heures.
Je vais partir en vacances dans deux semaine. → Je vais partir en vacances dans deux semaines.
L'été prochain nous irons à Italie. → L'été prochain nous irons en Italie.
Mon cousin habite au Canada, près de Montréal.
Je voudrais visiter le Etats-Unis. → Je voudrais visiter les États-Unis.
Elle vient de Allemagne. → Elle vient d'Allemagne.
Ma grand-mère fait les meilleures crêpes du monde.
Je travaille comme un ingénieur. → Je travaille comme ingénieur.
Il est un médecin. → Il est médecin.
Je suis étudiante en deuxième année.
Sur lundi, je commence un nouveau cours. → Lundi, je commence un nouveau cours.
Le Mardi je fais du yoga. → Le mardi je fais du yoga.
J'apprends le Français depuis un an. → J'apprends le français depuis un an.
Je suis née en mai, au printemps.
J'ai faim parce que je n'ai pas mangé à midi.
Je suis faim. → J'ai faim.
Je suis froid aujourd'hui. → J'ai froid aujourd'hui.
Tu as raison, c'était une erreur.
Je peut venir demain si tu veux. → Je peux venir demain si tu veux.
Tu veut un café ? → Tu veux un café ?
Il faut aller a l'école. → Il faut aller à l'école.
Nous devons finir ce projet avant vendredi.
On sont allés au restaurant. → On est allés au restaurant.
Tout le monde sont content. → Tout le monde est content.
Tous les élèves ont réussi l'examen.
La plupart des étudiants est fatigués. → La plupart des étudiants sont fatigués.
Je le donne un cadeau. → Je lui donne un cadeau.
Je pense à mes amis et ils me manquent.
Je manque mes parents. → Mes parents me manquent.
Il me semble que le printemps arrive enfin.
C'est le livre qui j'ai lu. → C'est le livre que j'ai lu.
La fille que habite ici est mon amie. → La fille qui habite ici est mon amie.
C'est la ville où je suis née.
La chose que j'ai besoin est le calme. → La chose dont j'ai besoin est le calme.
Je me leve toujours à sept heures. → Je me lève toujours à sept heures.
Je suis alée au theatre hier. → Je suis allée au théâtre hier.
J'ai rencontré une amie par hasard dans le train.
Mon frere et ma soeur sont plus jeune que moi. → Mon frère et ma sœur sont plus jeunes que moi.
Ca va bien, merci. → Ça va bien, merci.
J'ai fait mes devoirs, puis j'ai rangé ma chambre.
Nous avons vu beaucoup animaux au zoo. → Nous avons vu beaucoup d'animaux au zoo.
J'ai mangé trop de les bonbons. → J'ai mangé trop de bonbons.
Il y avait peu de monde au musée.
Je bois du café tous les matins sans du sucre. → Je bois du café tous les matins sans sucre.
Je voudrais de l'eau, s'il vous plaît.
J'ai acheté de le pain et de la confiture. → J'ai acheté du pain et de la confiture.
Je ne mange pas la viande. → Je ne mange pas de viande.
Elle ne boit jamais d'alcool.
J'ai quelque amis en Suisse. → J'ai quelques amis en Suisse.
Chaque jours, je lis un article. → Chaque jour, je lis un article.
Nous nous sommes promenés au bord du lac.
J'ai me promené au bord du lac. → Je me suis promené au bord du lac.
Elle s'est cassée la jambe. → Elle s'est cassé la jambe.
Nous avons se rencontré à l'université. → Nous nous sommes rencontrés à l'université.
Après avoir mangé, nous avons joué aux cartes.
Après manger, j'ai fait une sieste. → Après avoir mangé, j'ai fait une sieste.
Avant de partir, j'ai fermé les fenêtres.
Avant je pars, je dois appeler Julie. → Avant de partir, je dois appeler Julie.
Je dois de travailler ce soir. → Je dois travailler ce soir.
J'ai oublié acheter du lait. → J'ai oublié d'acheter du lait.
Je rêve de faire le tour du monde.
J'espère que tu vas bien et que ta famille va bien aussi.
J'espère de te voir bientôt. → J'espère te voir bientôt.
Il m'aide faire mes devoirs. → Il m'aide à faire mes devoirs.
Je suis en train de lire un roman policier.
Je suis lisant un roman. → Je lis un roman.
J'ai lisé ce livre deux fois. → J'ai lu ce livre deux fois.
Elle a ouvri la porte. → Elle a ouvert la porte.
Nous avons pris le train de nuit.
J'ai mettu mon manteau. → J'ai mis mon manteau.
J'ai bu trop de café ce matin.
J'ai tombé dans l'escalier. → Je suis tombé dans l'escalier.
Il a resté deux heures. → Il est resté deux heures.
Vous êtes arrivé en retard, mais ce n'est pas grave.
Mes parents ont retournés en Pologne. → Mes parents sont retournés en Pologne.
La semaine dernière, je vais à Lyon. → La semaine dernière, je suis allé à Lyon.
Demain, il fera beau et nous irons pique-niquer.
Quand je serai grande, je veux être une actrice. → Quand je serai grande, je veux être actrice.
Les gens est très ouvert ici. → Les gens sont très ouverts ici.
La vie ici est beaucoup plus calme que dans ma ville natale.
Ici les maisons sont plus petits. → Ici les maisons sont plus petites.
Mon nouvelle voisine est espagnole. → Ma nouvelle voisine est espagnole.
Il fait beaucoup chaud aujourd'hui. → Il fait très chaud aujourd'hui.
J'ai été surprise par sa réponse.
J'aime très beaucoup ce chanson. → J'aime beaucoup cette chanson.
Je pense que c'est vrai.
Je pense c'est une bonne idée. → Je pense que c'est une bonne idée.
Parce que il pleut, je reste ici. → Parce qu'il pleut, je reste ici.
Ma mère cuisine très bien, surtout les légumes.
J'ai demandé mon chef pour un jour de congé. → J'ai demandé à mon chef un jour de congé.
Le soleil brille et les oiseaux chantent.
Les oiseaux chante dans les arbre. → Les oiseaux chantent dans les arbres.
Je suis reconnaissant pour ma famille et mes ami. → Je suis reconnaissant pour ma famille et mes amis.
Aujourd'hui, je suis reconnaissante pour le soleil et pour un bon repas.
Je suis fier de moi car j'ai couru cinq kilomètre. → Je suis fier de moi car j'ai couru cinq kilomètres.
Qu'est-ce que vous faites ce soir ?
Je ne comprends pas rien. → Je ne comprends rien.
J'ai pas compris le question. → Je n'ai pas compris la question.
La réunion commence à neuf heures et finit à midi.
Il n'y a pas un problème. → Il n'y a pas de problème.
Mon université est située au centre de la ville.
Le université est loin de chez moi. → L'université est loin de chez moi.
Cet été a été le plus chaud depuis longtemps.
Je suis allé a Marseille avec mes deux frère. → Je suis allé à Marseille avec mes deux frères.
Le soir, nous dînons tard et nous parlons de notre journée.
Mon chat dort sur l'ordinateur dès que je me lève.
Ma frère travail dans un restaurant italien. → Mon frère travaille dans un restaurant italien.
Elle lui a dit qu'elle ne viendrait pas.
J'ai passé beaucoup de temps avec mon famille. → J'ai passé beaucoup de temps avec ma famille.
`;
