import type { CorrectionRequest } from '#server/ports/corrector.ts';

type RecordedEdit = readonly [
  part: 'Day' | 'Well' | 'Grateful',
  old: string,
  replacement: string,
  kind: string,
  reason: string,
];

/** An entry of our own with an answer to it, as the instructions ask for one. */
export type Recorded = {
  readonly entry: CorrectionRequest;
  readonly lang: string;
  readonly edits: readonly RecordedEdit[];
};

/** Entries as learners write them, from beginners to the advanced, in five languages, with and without mistakes. */
export const RECORDED: readonly Recorded[] = [
  {
    entry: {
      lang_native: 'de',
      inputDay:
        'Today I have woke up very late because my alarm didn’t rang. I runned to the bus stop but the bus was already away. So I must walk to the office, it took me fourty minutes. My boss was not angry, he only laughed and gave me a coffee. In the afternoon we had a long meeting about the new project. I didn’t understood everything, but a colleague explained me the most important points later.',
      inputWell:
        'I did good my presentation in the end of the meeting. Nobody has asked difficult questions and I was proud on myself.',
      inputGrateful: 'I am grateful for my colleague, who always has time for me, and for the sun what was shining.',
    },
    lang: 'en',
    edits: [
      ['Day', 'have woke up', 'woke up', 'tense', 'Nach «today» mit abgeschlossener Handlung steht das Past Simple.'],
      ['Day', 'rang', 'ring', 'verb-form', 'Nach «didn’t» steht die Grundform: «didn’t ring».'],
      ['Day', 'runned', 'ran', 'tense', '«run» ist unregelmäßig: run, ran, run.'],
      ['Day', 'already away', 'already gone', 'word-choice', 'Ein Bus, der weg ist, ist «gone».'],
      ['Day', 'must walk', 'had to walk', 'tense', 'Die Vergangenheit von «must» ist «had to».'],
      [
        'Day',
        'office, it',
        'office, and it',
        'missing-word',
        'Zwei Hauptsätze verbindet im Englischen ein «and», kein Komma.',
      ],
      ['Day', 'fourty', 'forty', 'spelling', '«forty» schreibt man ohne u.'],
      ['Day', 'understood', 'understand', 'verb-form', 'Nach «didn’t» steht die Grundform.'],
      ['Day', 'explained me the', 'explained the', 'word-order', '«explain» braucht «to me», und zwar nach der Sache.'],
      ['Day', 'points later', 'points to me later', 'missing-word', 'Hierher gehört das «to me» von «explain».'],
      [
        'Well',
        'did good my presentation',
        'did my presentation well',
        'word-order',
        'Wie man etwas tut, sagt ein Adverb am Ende: «well».',
      ],
      ['Well', 'in the end', 'at the end', 'preposition', '«At the end of» etwas; «in the end» heißt «schließlich».'],
      ['Well', 'has asked', 'asked', 'tense', 'Abgeschlossen und vorbei: Past Simple.'],
      ['Well', 'proud on', 'proud of', 'preposition', 'Stolz auf: «proud of».'],
      ['Grateful', 'what was', 'that was', 'pronoun', 'Das Relativpronomen für Sachen ist «that» oder «which».'],
    ],
  },
  {
    entry: {
      lang_native: 'en',
      inputDay:
        'Heute ich bin früh aufgestanden und habe ich im Park gelaufen. Das Wetter war schön, aber es gab viel Wind. Danach habe ich mit meine Mutter telefoniert, weil sie hat Geburtstag.',
      inputWell: 'Ich habe ein ganze Seite auf Deutsch gelesen ohne Wörterbuch.',
      inputGrateful: 'Ich bin dankbar für meiner Familie.',
    },
    lang: 'de',
    edits: [
      [
        'Day',
        'Heute ich bin',
        'Heute bin ich',
        'word-order',
        'The verb comes second: after «Heute» it stands before «ich».',
      ],
      [
        'Day',
        'und habe ich im Park gelaufen',
        'und im Park gelaufen',
        'extra-word',
        '«Laufen» takes «sein»; «bin ich» already stands before.',
      ],
      ['Day', 'meine Mutter', 'meiner Mutter', 'agreement', '«Mit» takes the dative: meiner Mutter.'],
      ['Day', 'sie hat Geburtstag', 'sie Geburtstag hat', 'word-order', 'After «weil» the verb goes to the end.'],
      ['Well', 'ein ganze', 'eine ganze', 'article', '«Seite» is feminine: eine Seite.'],
      [
        'Well',
        'gelesen ohne Wörterbuch',
        'ohne Wörterbuch gelesen',
        'word-order',
        'The participle closes the sentence.',
      ],
      ['Grateful', 'meiner', 'meine', 'agreement', '«Für» takes the accusative.'],
    ],
  },
  {
    entry: {
      lang_native: 'en',
      inputDay:
        'Ayer fue al cine con mis amigos y vimos una pelicula muy divertido. Despues comimos en un restaurante que estaba cerca del cine. Yo pedí el pescado porque no me gusta la carne. Hablamos mucho y no me di cuenta de que eran las doce de la noche.',
      inputWell: 'He hablado con el camarero en español y me ha entendido todo.',
      inputGrateful: 'Estoy agradecida por tener amigos que les gusta reír.',
    },
    lang: 'es',
    edits: [
      ['Day', 'fue', 'fui', 'agreement', 'With «yo» it is «fui»; «fue» is he or she.'],
      ['Day', 'pelicula', 'película', 'spelling', 'Stressed on the third syllable from the end: always an accent.'],
      ['Day', 'divertido', 'divertida', 'agreement', '«Película» is feminine, and so is its adjective.'],
      ['Day', 'Despues', 'Después', 'spelling', 'It ends in -s with the stress on the end: accent.'],
      [
        'Grateful',
        'amigos que les',
        'amigos a los que les',
        'missing-word',
        '«Gustar» needs «a»: amigos a los que les gusta.',
      ],
    ],
  },
  {
    entry: {
      lang_native: 'en',
      inputDay: '今日は友達と新しいカフェに行くました。コーヒーがとてもおいしいでした。二時間ぐらい話しました。',
      inputWell: '店員さんを日本語で注文しました。',
      inputGrateful: '友達の時間に感謝しています。',
    },
    lang: 'ja',
    edits: [
      ['Day', '行くました', '行きました', 'verb-form', 'The polite past of 行く is 行きました.'],
      [
        'Day',
        'おいしいでした',
        'おいしかったです',
        'verb-form',
        'An i-adjective takes its own past: おいしかったです.',
      ],
      ['Well', '店員さんを', '店員さんに', 'preposition', 'The person you order from takes に.'],
    ],
  },
  {
    entry: {
      lang_native: 'en',
      inputDay:
        'Ce matin, j’ai allé au marché pour acheter des légumes. Il y avait beaucoup de monde et j’ai rencontré ma [neighbour]. Elle m’a raconté que son fils se marie en juin.',
      inputWell: 'J’ai cuisiné une soupe qui était très bon.',
      inputGrateful: '',
    },
    lang: 'fr',
    edits: [
      ['Day', 'j’ai allé', 'je suis allée', 'verb-form', '«Aller» takes «être», and the participle agrees with you.'],
      ['Day', '[neighbour]', 'voisine', 'word-choice', 'The phrase you were looking for: la voisine.'],
      ['Well', 'bon', 'bonne', 'agreement', '«Soupe» is feminine: bonne.'],
    ],
  },
  {
    entry: {
      lang_native: 'pl',
      inputDay:
        'My sister visited me this weekend and we decided to spend the whole Saturday in the mountains. We took the first train, which leaves at half past five, so we were terribly tired but also excited. The path was steeper than we remembered, and after two hours we had to stop to drink some tea and to eat the sandwiches that my sister has prepared. From the top you can see the lake and, when the air is clear, even the city. We stayed there for almost one hour and talked about our childhood, about our parents and about what we would like to do in the next years. On the way back it started to rain, but we didn’t mind. I haven’t laughed so much since a long time.',
      inputWell:
        'I didn’t look at my phone during the whole trip, although I knew that some messages from the work were waiting. I also managed to climb to the top without making a break every ten minutes like the last year.',
      inputGrateful:
        'I am grateful that my sister lives close enough to visit me, and that we still understand each other without many words.',
    },
    lang: 'en',
    edits: [
      ['Day', 'has prepared', 'had prepared', 'tense', 'Czynność wcześniejsza niż inna przeszła: Past Perfect.'],
      ['Day', 'one hour', 'an hour', 'article', 'Gdy nie liczymy dokładnie, mówimy «an hour».'],
      ['Day', 'since a long time', 'for a long time', 'preposition', '«For» przy okresie, «since» przy początku.'],
      ['Well', 'from the work', 'from work', 'article', '«Work» jako miejsce pracy jest bez przedimka.'],
      ['Well', 'making a break', 'taking a break', 'word-choice', 'Po angielsku przerwę się bierze: «take a break».'],
      [
        'Well',
        'like the last year',
        'like last year',
        'article',
        '«Last year» w znaczeniu zeszłego roku jest bez «the».',
      ],
    ],
  },
  {
    entry: {
      lang_native: 'en',
      inputDay:
        'Am Vormittag habe ich lange am Schreibtisch gesessen und versucht, meinen Bericht fertig zu schreiben. Es war schwierig, weil draußen die Sonne schien und ich ständig aus dem Fenster geschaut habe. Mittags bin ich mit einer Kollegin in den neuen Laden an der Ecke gegangen, wo man für wenig Geld eine gute Suppe bekommt. Wir haben über ihre Reise nach Portugal gesprochen, und sie hat mir viele Fotos gezeigt. Danach ging die Arbeit viel schneller, und um fünf Uhr war ich endlich fertig. Am Abend habe ich mich mit Freunden im Park getroffen, um Tischtennis zu spielen. Ich habe jedes Spiel verloren, aber es hat mich nicht gestört, denn die Stimmung war sehr gut und wir lachten über alles.',
      inputWell:
        'Ich habe den Bericht abgegeben, ohne ihn zehnmal zu kontrollieren, und niemand hat ein Fehler gefunden.',
      inputGrateful:
        'Ich bin dankbar um meine Kollegin, die immer gute Laune hat, und für den langen Abend in der Sonne.',
    },
    lang: 'de',
    edits: [
      ['Well', 'ein Fehler', 'einen Fehler', 'article', '«Fehler» is masculine; as an object it takes «einen».'],
      ['Grateful', 'um meine', 'für meine', 'preposition', '«Dankbar» takes «für» in most of the country.'],
    ],
  },
  {
    entry: {
      lang_native: 'fr',
      inputDay:
        'I spent the whole day at home because it was raining. I read a book, called my parents and cooked a big pot of soup for the week.',
      inputWell: 'I finally cleaned the kitchen.',
      inputGrateful: 'A warm bed and a good book.',
    },
    lang: 'en',
    edits: [],
  },
];
