/** What the learner is told about how an entry was corrected, in the eight languages of the explanations. */
export type Note = 'rewrite' | 'asked-twice' | 'budget';

const NOTES: Readonly<Record<string, Readonly<Record<Note, string>>>> = {
  en: {
    rewrite: 'The AI rewrote your text instead of correcting it, so the basic corrector checked it.',
    'asked-twice': 'The AI was asked twice about this entry already, so the basic corrector checked it.',
    budget: 'The AI has done its share for today, so the basic corrector checked this entry.',
  },
  de: {
    rewrite: 'Die KI hat deinen Text umgeschrieben statt korrigiert; darum hat ihn der einfache Korrektor geprüft.',
    'asked-twice':
      'Die KI wurde zu diesem Eintrag schon zweimal gefragt; darum hat ihn der einfache Korrektor geprüft.',
    budget: 'Die KI hat ihr Pensum für heute geschafft; darum hat der einfache Korrektor diesen Eintrag geprüft.',
  },
  es: {
    rewrite: 'La IA reescribió tu texto en lugar de corregirlo; por eso lo revisó el corrector básico.',
    'asked-twice': 'Ya se preguntó dos veces a la IA por esta entrada; por eso la revisó el corrector básico.',
    budget: 'La IA ya ha hecho su parte por hoy; por eso revisó esta entrada el corrector básico.',
  },
  fr: {
    rewrite: 'L’IA a réécrit votre texte au lieu de le corriger ; le correcteur de base l’a donc vérifié.',
    'asked-twice': 'L’IA a déjà été interrogée deux fois pour ce texte ; le correcteur de base l’a donc vérifié.',
    budget: 'L’IA a fait sa part pour aujourd’hui ; le correcteur de base a donc vérifié ce texte.',
  },
  it: {
    rewrite: 'L’IA ha riscritto il testo invece di correggerlo; perciò lo ha controllato il correttore di base.',
    'asked-twice':
      'L’IA è già stata interrogata due volte su questo testo; perciò lo ha controllato il correttore di base.',
    budget: 'L’IA ha già fatto la sua parte per oggi; perciò questo testo lo ha controllato il correttore di base.',
  },
  pt: {
    rewrite: 'A IA reescreveu o seu texto em vez de o corrigir; por isso foi o corretor básico que o verificou.',
    'asked-twice':
      'A IA já foi consultada duas vezes sobre este texto; por isso foi o corretor básico que o verificou.',
    budget: 'A IA já fez a sua parte por hoje; por isso foi o corretor básico que verificou este texto.',
  },
  ja: {
    rewrite: 'AIが添削ではなく書き直しをしたため、基本添削が確認しました。',
    'asked-twice': 'この日記はすでに二度AIに送られたため、基本添削が確認しました。',
    budget: '今日のAIの利用上限に達したため、基本添削が確認しました。',
  },
  zh: {
    rewrite: 'AI 改写了你的文字而不是批改，因此由基础批改器检查。',
    'asked-twice': '这篇日记已两次请求 AI，因此由基础批改器检查。',
    budget: 'AI 今日的额度已用完，因此由基础批改器检查。',
  },
};

export const noteFor = (note: Note, lang_native: string | undefined): string =>
  (NOTES[lang_native ?? 'en'] ?? NOTES.en)?.[note] ?? '';
