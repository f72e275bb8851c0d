/** The closed classes of words by which a change is named. */
export type WordClass = 'article' | 'preposition' | 'pronoun' | 'auxiliary';

type Classes = Readonly<Record<WordClass, string>>;

/** Per ISO 639-1 code. A word that is in several classes counts as the first of them. */
const CLASSES: Readonly<Record<string, Classes>> = {
  en: {
    article: 'a an the',
    preposition:
      'about above across after against along among around at before behind below beneath beside between beyond by despite down during except for from in inside into near of off on onto out outside over past since through till to toward towards under until up upon with within without',
    pronoun:
      'i you he she it we they me him her us them my your his its our their mine yours hers ours theirs myself yourself himself herself itself ourselves themselves this that these those who whom whose which what',
    auxiliary:
      'am is are was were be been being do does did have has had having will would shall should can could may might must',
  },
  de: {
    article: 'der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines',
    preposition:
      'ab am an ans auf aus außer bei beim bis durch entlang für gegen gegenüber gemäß hinter im in ins mit nach neben ohne seit statt trotz über um unter vom von vor während wegen zu zum zur zwischen',
    pronoun:
      'ich du er sie es wir ihr mich mir dich dir ihn ihm uns euch ihnen sich mein meine meinen meinem meiner dein deine deinen sein seine seinen seinem ihre ihren ihrem unser unsere euer man wer wen wem was welche welcher welches dieser diese dieses diesen diesem',
    auxiliary:
      'bin bist ist sind seid war warst waren wart sein gewesen habe hast hat haben habt hatte hattest hatten werde wirst wird werden wurde wurden worden kann kannst können konnte muss musst müssen musste will willst wollen wollte soll sollst sollen darf dürfen mag möchte',
  },
  es: {
    article: 'el la los las un una unos unas lo al del',
    preposition: 'a ante bajo con contra de desde durante en entre hacia hasta mediante para por según sin sobre tras',
    pronoun:
      'yo tú él ella nosotros nosotras vosotros ellos ellas usted ustedes me te se nos os le les mi mis tu tus su sus nuestro nuestra nuestros nuestras mí ti este esta estos estas ese esa esos esas aquel aquella que quien quienes cuyo',
    auxiliary:
      'soy eres es somos son era eras éramos eran fui fue fueron ser estoy estás está estamos están estaba estaban estuve estuvo estar he has ha hemos han había habían haber hay voy vas va vamos van iba puedo puede pueden debo debe',
  },
  fr: {
    article: "le la les l' l un une des du au aux de d' d",
    preposition:
      'à après avant avec chez contre dans depuis derrière dès devant durant en entre jusque malgré par parmi pendant pour sans selon sous sur vers',
    pronoun:
      "je j' j tu il elle on nous vous ils elles me m' m te t' t se s' s lui leur leurs y mon ma mes ton ta tes son sa ses notre nos votre vos ce c' c cet cette ces qui que qu' qu dont où moi toi eux",
    auxiliary:
      'suis es est sommes êtes sont étais était étaient été être ai as a avons avez ont avais avait avaient eu avoir vais vas va allons allez vont peux peut peuvent dois doit doivent',
  },
  it: {
    article:
      "il lo la i gli le l' l un uno una un' del dello della dei degli delle al allo alla ai agli alle dal dalla nel nello nella nei negli nelle sul sulla",
    preposition: 'di a da in con su per tra fra verso senza sotto sopra dopo prima durante fino contro presso',
    pronoun:
      'io tu lui lei noi voi loro mi ti si ci vi ne me te sé mio mia miei mie tuo tua suo sua suoi sue nostro nostra questo questa questi queste quello quella che chi cui',
    auxiliary:
      'sono sei è siamo siete ero era eravamo erano stato stata stati state essere ho hai ha abbiamo avete hanno avevo aveva avevano avuto avere vado vai va andiamo vanno posso può possono devo deve',
  },
  pt: {
    article: 'o a os as um uma uns umas do da dos das no na nos nas ao à aos às pelo pela',
    preposition: 'de em para por com sem sob sobre entre até desde contra durante ante após',
    pronoun:
      'eu tu ele ela nós vós eles elas você vocês me te se lhe lhes meu minha meus minhas teu tua seu sua seus suas nosso nossa este esta estes estas esse essa isso isto aquele aquela que quem cujo',
    auxiliary:
      'sou és é somos são era eram fui foi foram ser estou estás está estamos estão estava estavam estive estar tenho tens tem temos têm tinha tinham ter há houve haver vou vais vai vamos vão posso pode podem devo deve',
  },
  // Particles do there what prepositions do elsewhere.
  ja: {
    article: '',
    preposition: 'は が を に へ で と も の から まで より',
    pronoun: '私 僕 俺 彼 彼女',
    auxiliary: '',
  },
};

const indexes = new Map<string, ReadonlyMap<string, WordClass>>();

function indexOf(lang: string): ReadonlyMap<string, WordClass> {
  const known = indexes.get(lang);
  if (known) return known;
  const index = new Map<string, WordClass>();
  for (const [name, words] of Object.entries(CLASSES[lang] ?? {}) as [WordClass, string][])
    for (const word of words.split(' ')) if (word && !index.has(word)) index.set(word, name);
  indexes.set(lang, index);
  return index;
}

/** The class of a word in lower case with straight apostrophes; undefined: an open class, or a language without lists. */
export const classOf = (word: string, lang: string | undefined): WordClass | undefined => indexOf(lang ?? '').get(word);
