import { eld } from 'eld/small';
import { describe, expect, test } from 'vitest';
import { detectLanguage } from '#server/adapters/corrector/basic/detect-language.ts';

const SENTENCES = [
  ['en', 'Yesterday I went to the market with my sister and bought too many apples.'],
  ['de', 'Gestern bin ich mit meiner Schwester auf den Markt gegangen.'],
  ['es', 'Ayer fui al mercado con mi hermana y compré demasiadas manzanas.'],
  ['fr', "Hier, j'ai acheté trop de pommes au marché avec ma sœur."],
  ['it', "Ieri sono andata al mercato con l'amica di mia sorella."],
  ['pt', 'Ontem fui ao mercado com a minha irmã e não comprei maçãs.'],
  ['uk', 'Учора я ходила на ринок із сестрою і купила забагато яблук.'],
  ['ja', '昨日は妹と市場に行って、りんごを買いすぎました。'],
  ['ar', 'ذهبت أمس إلى السوق مع أختي واشتريت الكثير من التفاح.'],
  ['th', 'เมื่อวานฉันไปตลาดกับน้องสาว'],
  ['el', 'Χθες πήγα στην αγορά με την αδερφή μου.'],
] as const;

describe('detectLanguage', () => {
  test.each(SENTENCES)('knows %s', (lang, sentence) => {
    expect(detectLanguage(sentence)).toBe(lang);
  });

  test.each(['', '  \n', '12:30', '!!!', '💚'])('tells no language of «%s»', (text) => {
    expect(detectLanguage(text)).toBeUndefined();
  });

  test('answers as the package does, whole texts and single words', () => {
    const texts = SENTENCES.flatMap(([, sentence]) => [sentence, `${sentence} ${sentence}`, ...sentence.split(' ')]);
    for (const text of texts) expect([text, detectLanguage(text) ?? '']).toEqual([text, eld.detect(text).language]);
  });
});
