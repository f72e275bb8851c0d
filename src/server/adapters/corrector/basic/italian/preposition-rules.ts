import { PERSONS } from '#server/adapters/corrector/basic/italian/lexicon.ts';
import { nounOf } from '#server/adapters/corrector/basic/italian/nouns.ts';
import { INFINITIVE, isInfinitive } from '#server/adapters/corrector/basic/italian/verb-tables.ts';
import { list, type Rule, re, reExact } from '#server/adapters/corrector/basic/rule.ts';

const CITIES =
  list(`Roma Milano Napoli Torino Firenze Venezia Bologna Genova Palermo Pisa Siena Verona Padova Bari Catania Parigi Londra Berlino Monaco Madrid Barcellona Vienna Praga
  Lisbona Atene Amsterdam Bruxelles Zurigo Ginevra Mosca Varsavia Budapest Dublino Tokyo Pechino Amburgo Colonia Francoforte Siviglia Valencia Granada Lione Marsiglia Boston Chicago Sydney`);
/** Countries that stand without an article after “in”. */
const COUNTRIES =
  list(`Italia Francia Spagna Germania Austria Svizzera Inghilterra Portogallo Grecia Russia Polonia Belgio Olanda Svezia Norvegia Danimarca Finlandia Irlanda Scozia Turchia Ucraina
  Cina Giappone Corea India Egitto Marocco Messico Brasile Argentina Cile Perù Canada Australia America Europa Africa Asia Croazia Ungheria Romania Sicilia Sardegna Toscana`);
const GO =
  '(?:vado|vai|va|andiamo|andate|vanno|andare|andato|andata|andati|andate|andrò|andremo|abito|abita|abitiamo|abitano|abitare|vivo|vive|viviamo|vivono|vivere|vissuto|viaggio|viaggiare|viaggiato|torno|tornare|tornato|tornata|stato|stata|stati|arrivato|arrivata|arrivati|sono|trasferito|trasferita|studiato|lavorato)';
const WHOM = `(?:(?:un|una|il|la|l'|i|le|gli|mi[oae]|miei|tu[oa]|su[oa]|suoi|nostr[oaie]|quest[oaie]|quell[ao]|quel|molt[ie]|altr[oaie]|tutt[ie]|vecchi[oa]|alcun[ie]|bell[oa]|car[oaie]) ?)*`;
const SEEN =
  '(?:vedo|vede|vedere|visto|vista|incontro|incontrare|incontrato|conosco|conoscere|conosciuto|amo|ama|amare|amato|aiuto|aiuta|aiutare|aiutato|guarda|guardare|guardato|guardava|saluto|salutare|salutato|chiamare|chiamato|invitare|invitato|ringraziare|ringrazio|ringraziato|abbracciare|abbracciato|picchiare|picchiato|salvare|salvato|colpire|colpito|baciare|baciato|ascoltare|ascolto|ascoltato)';

/** Prepositions, before nouns and infinitives. */
export const PREPOSITION_RULES: readonly Rule[] = [
  {
    id: 'it/in-town',
    kind: 'preposition',
    pattern: reExact`in (?<town>${CITIES})(?! (?:antica|centro|est|ovest|nord|sud))`,
    to: 'a {town}',
    why: 'Towns take “a”.',
    mends: [['Abito in Roma.', 'Abito a Roma.']],
    leaves: ['Abito a Roma.', 'Abito in Italia.'],
  },
  {
    id: 'it/in-country',
    kind: 'preposition',
    pattern: reExact`(?<go>${GO}) (?:a|al|alla |nella |nel|nell'|all'|alla|per|a la|in la|in l'|a l') ?(?<country>${COUNTRIES})(?= ?(?:[.,!?;]|$|[\p{Ll}]{1,4} )(?!'))`,
    to: '{go} in {country}',
    why: 'Countries take “in”, without an article.',
    mends: [["L'anno scorso sono andato a Spagna.", "L'anno scorso sono andato in Spagna."]],
    leaves: ['Sono andato in Spagna.', 'Vado a Roma.'],
  },
  {
    id: 'it/united-states',
    kind: 'preposition',
    pattern: re`(?:in|a|ai|in gli|a gli|agli|nei|in i) (?=stati uniti)`,
    to: 'negli ',
    why: 'With a plural country: “negli Stati Uniti”.',
    mends: [['Vado in Stati Uniti.', 'Vado negli Stati Uniti.']],
    leaves: ['Vado negli Stati Uniti.'],
  },
  {
    id: 'it/at-home',
    kind: 'preposition',
    pattern: re`(?<go>torno|torna|torniamo|tornare|tornato|tornata|tornati|andato|andata|andati|vado|va|andiamo|andare|rimasto|rimasta|rimasti|resto|restare|ritornato|arrivato|arrivati) (?:al|in la|a la) casa(?! (?:di|del|mia|dell))`,
    to: '{go} a casa',
    why: 'Home: “a casa”, without an article.',
    mends: [['Siamo tornati al casa.', 'Siamo tornati a casa.']],
    leaves: ['Siamo tornati a casa.'],
  },
  {
    id: 'it/to-person',
    kind: 'preposition',
    pattern: re`(?<go>vado|vai|va|andiamo|andare|andato|andata|andati|sono stato|sono stata) (?:a il|al) (?<who>medico|dottore|dentista|parrucchiere|barbiere|veterinario)`,
    to: '{go} dal {who}',
    why: 'To a person: “da”.',
    mends: [['Domani vado al medico.', 'Domani vado dal medico.']],
    leaves: ['Domani vado dal medico.', 'Parlo al medico.'],
  },
  {
    id: 'it/verb-a',
    kind: 'preposition',
    pattern: re`(?<first>vado|vai|andiamo|andate|vanno|andare|andato|andata|andati|andate|viene|vieni|venite|venire|comincio|comincia|cominciato|cominciare|inizio|inizia|iniziato|iniziare|imparo|impara|imparato|imparare|imparando|continuo|continua|continuato|continuare|riesco|riesce|riuscito|riuscita|riusciamo|riuscire|aiuto|aiuta|aiutare|aiutato|provo|prova|provato|uscito|usciti|uscita|corso|corsa|messo|messa) (?<next>${INFINITIVE})(?!')`,
    to: ({ first, next = '' }) => (isInfinitive(next) ? `${first} a ${next}` : undefined),
    why: ({ first }) => `“${first}” is joined to an infinitive by “a”.`,
    mends: [['Ho cominciato studiare.', 'Ho cominciato a studiare.']],
    leaves: ['Ho cominciato a studiare.', 'Voglio studiare.'],
  },
  {
    id: 'it/verb-di',
    kind: 'preposition',
    pattern: re`(?<first>deciso|decido|decidere|cerco|cerca|cercato|cercare|finito|finisco|finire|smesso|smettere|dimenticato|dimentico|sperato|spero|promesso|prometto|tentato|bisogno|voglia|paura|(?<!\b(?:devo|devi|deve|bisogna|voglio|vorrei|può|posso) )prima|invece|l'intenzione|l'abitudine|il tempo|l'occasione|la possibilità|l'opportunità) (?<next>${INFINITIVE})(?!')`,
    to: ({ first, next = '' }) => (isInfinitive(next) ? `${first} di ${next}` : undefined),
    why: ({ first }) => `“${first}” is joined to an infinitive by “di”.`,
    mends: [['Ho deciso partire prima mangiare.', 'Ho deciso di partire prima di mangiare.']],
    leaves: ['Ho deciso di partire.', 'Voglio partire.'],
  },
  {
    id: 'it/verb-bare',
    kind: 'extra-word',
    pattern: re`(?<modal>devo|devi|deve|dobbiamo|devono|posso|puoi|può|possiamo|possono|voglio|vuoi|vuole|vogliamo|vogliono|vorrei|vorrebbe|preferisco|potrei|dovrei|piacerebbe|piace|poteva|voleva|doveva|volevo|potevo|dovevo) (?:di|a) (?<next>${INFINITIVE})`,
    to: ({ modal, next = '' }) => (isInfinitive(next) ? `${modal} ${next}` : undefined),
    why: ({ modal }) => `After “${modal}” the infinitive stands alone.`,
    mends: [['Devo di finire e posso a venire.', 'Devo finire e posso venire.']],
    leaves: ['Devo finire.', 'Spero di venire.'],
  },
  {
    id: 'it/need-of',
    kind: 'preposition',
    pattern: re`(?<need>bisogno|voglia|paura) (?<what>un|una|uno|un'|quest[oaie]|mi[oa]|tu[oa]|su[oa]|aiuto|soldi|tempo|lui|lei|te|me)(?=(?<=')| )(?! (?:è|era|ha)\b)`,
    to: '{need} di {what}',
    why: ({ need = '' }) => `“Avere ${need.toLowerCase()}” takes “di”.`,
    mends: [['Ho bisogno un telefono.', 'Ho bisogno di un telefono.']],
    leaves: ['Ho bisogno di un telefono.'],
  },
  {
    id: 'it/personal-a',
    kind: 'preposition',
    pattern: re`(?<seen>${SEEN}) (?:(?<plain>a) (?=${WHOM}${PERSONS}\b)|(?<joined>al|allo|alla|all'|ai|agli|alle) ?(?=${WHOM}${PERSONS}\b))`,
    to: ({ seen, joined = '' }) => {
      const article = BARE_ARTICLE[joined.toLowerCase()] ?? '';
      return `${seen} ${article}${article === '' || article.endsWith("'") ? '' : ' '}`;
    },
    why: 'The person is a direct object here: no “a”.',
    mends: [['Ho incontrato a un vecchio amico.', 'Ho incontrato un vecchio amico.']],
    leaves: ['Ho incontrato un amico.', 'Ho parlato a un amico.', 'Lo vedo a casa.'],
  },
  {
    id: 'it/phone-to',
    kind: 'preposition',
    pattern: re`(?<verb>telefono|telefona|telefonato|telefonare|risposto|rispondere) (?<who>(?:mi[oa]|su[oa]|tu[oa]) (?:${PERSONS}))`,
    to: '{verb} a {who}',
    why: ({ verb }) => `“${verb}” takes “a” with a person.`,
    mends: [['Ho telefonato mia nonna.', 'Ho telefonato a mia nonna.']],
    leaves: ['Ho telefonato a mia nonna.'],
  },
  {
    id: 'it/near-to',
    kind: 'preposition',
    pattern: re`(?<where>vicino|davanti|accanto|di fronte|fino|intorno|in mezzo) (?:(?<article>il|lo|la|i|gli|le) (?<next>\p{L}{3,})|(?<elided>l')(?<vowel>\p{L}+))`,
    to: ({ where = '', article = '', next = '', elided, vowel }) => {
      if (elided) return nounOf(vowel ?? '') ? `${where} all'${vowel}` : undefined;
      if (!nounOf(next) || /^(?:fino)$/i.test(where)) return undefined;
      return `${where} ${{ il: 'al', lo: 'allo', la: 'alla', i: 'ai', gli: 'agli', le: 'alle' }[article.toLowerCase()]} ${next}`;
    },
    why: ({ where = '' }) => `“${where.toLowerCase()}” is followed by “a”.`,
    mends: [['La casa è vicino la stazione.', 'La casa è vicino alla stazione.']],
    leaves: ['La casa è vicino alla stazione.', 'Il mio vicino la saluta.'],
  },
  {
    id: 'it/hour',
    kind: 'preposition',
    pattern: re`(?:alla|al|a le|in le|a(?= \p{L}+ (?:di|del|in) )) (?<hour>due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici)(?= (?:di (?:mattina|sera|notte)|del mattino|del pomeriggio|e mezza|e un quarto|in punto)|[.!?]|$)`,
    to: 'alle {hour}',
    why: 'Hours are feminine plural: “alle sette”.',
    mends: [['Ci vediamo alla sette.', 'Ci vediamo alle sette.']],
    leaves: ['Ci vediamo alle sette.', 'Ha vinto due a tre.', 'Conta fino a dieci.'],
  },
  {
    id: 'it/part-of-day',
    kind: 'preposition',
    pattern: re`(?:nella|in la|in|alla|sulla) (?<part>mattina|sera)(?= (?:io|ho|mi|siamo|sono|vado|faccio|mangio|bevo|ci)\b)`,
    to: 'la {part}',
    why: 'In the morning: “la mattina”.',
    mends: [['Nella mattina bevo un caffè.', 'La mattina bevo un caffè.']],
    leaves: ['La mattina bevo un caffè.'],
  },
  {
    id: 'it/on-day',
    kind: 'preposition',
    pattern: re`(?:in|su|sul|nel) (?<day>lunedì|martedì|mercoledì|giovedì|venerdì|sabato)(?= (?:io|ho|mi|siamo|sono|vado|faccio|andiamo|abbiamo|prossimo|scorso|mattina|sera)\b|[.,!?]|$)`,
    to: ({ day }, match) =>
      /\b(?:da\p{L}*|fino|di) \p{L}+ $|\bfino $/iu.test((match.input ?? '').slice(0, match.index)) ? undefined : day,
    why: 'Days stand without a preposition.',
    mends: [['In lunedì ho lezione.', 'Lunedì ho lezione.']],
    leaves: ['Lunedì ho lezione.', 'Da lunedì a venerdì.', 'Fino a venerdì.'],
  },
  {
    id: 'it/ago',
    kind: 'word-order',
    pattern: re`(?<!\p{L} )fa (?<time>(?:un|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|pochi|poche|qualche|molti|molte|\d+) (?:anni|anno|mesi|mese|giorni|settimane|settimana|ore|minuti))(?=,? (?:ho|sono|siamo|abbiamo|mi|ha|è)\b)`,
    to: '{time} fa',
    why: 'Ago: “due anni fa”; “fa” comes last.',
    mends: [['Fa due anni ho visitato Roma.', 'Due anni fa ho visitato Roma.']],
    leaves: ['Due anni fa ho visitato Roma.'],
  },
  {
    id: 'it/since',
    kind: 'preposition',
    pattern: re`(?<verb>sto imparando|sto studiando|imparo|studio|abito|vivo|lavoro)(?<what>(?: l'\p{L}+| il \p{L}+| \p{L}+| a \p{L}+| in \p{L}+)?) per (?<time>(?:un|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|molti|\d+) (?:anni|anno|mesi|mese|settimane))`,
    to: '{verb}{what} da {time}',
    why: 'What still goes on: “da due anni”.',
    mends: [["Studio l'italiano per due anni.", "Studio l'italiano da due anni."]],
    leaves: ["Studio l'italiano da due anni.", "Ho studiato l'italiano per due anni."],
  },
];

const BARE_ARTICLE: Readonly<Record<string, string>> = {
  al: 'il',
  allo: 'lo',
  alla: 'la',
  "all'": "l'",
  ai: 'i',
  agli: 'gli',
  alle: 'le',
};
