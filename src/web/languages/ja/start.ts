import type { StartMessage } from '#web/languages/catalogue/start.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const start: Texts<StartMessage> = {
  'A page of writing with one word struck and the right one written above it':
    '一語が線で消され、その上に正しい語が書かれたページ',
  'A speech bubble with three short notes and a tick': '短いメモ三つとチェックマークのある吹き出し',
  'A line climbing over a row of days, with a smiling face at its end': '並んだ日々の上を登っていく線と、その先の笑顔',
  'Pause the example': '例を一時停止',
  'Play the example': '例を再生',
  'Go on': '続ける',
  Corrections: '添削',
  'Your text beside the corrected one, each change in its place, so that you see what became of your own sentence.':
    'あなたの文章と添削後の文章を並べて、変更をその場所に示します。自分の文がどう変わったかがわかります。',
  'The mistakes worth remembering, three at most, each with its reason in one short sentence.':
    '覚えておきたい間違いを三つまで、それぞれ短い一文の理由とともに。',
  'Your moods, your words and your streak, over a week or a month, at a glance.':
    '気分、語数、連続記録を、一週間または一か月、ひと目で。',
  Home: 'ホーム',
  'What you get': 'できること',
  'Welcome to the {product}!': '{product}へようこそ！',
  'Write daily diary entries, get instant AI feedback, and track your language learning progress.':
    '毎日日記を書いて、すぐにAIのフィードバックを受け取り、語学の進歩を記録しましょう。',
  'Start Writing': '書き始める',
  About: 'この日記について',
  'You know your own day better than any exercise book does. Three short questions get you started: what happened, what went well, what you are grateful for. Write in the language that you are learning, as well as you can.':
    'あなたの一日は、どんな問題集よりもあなた自身がよく知っています。三つの短い質問がきっかけになります。何があったか、何がうまくいったか、何に感謝しているか。学んでいる言語で、書けるだけ書いてみてください。',
  'Moments later you know how it should have read, and why. Nobody else sees it: there are no followers here and nothing to win, only a few lines a day and a language that becomes yours.':
    'まもなく、どう書けばよかったのか、それはなぜかがわかります。ほかの誰も見ません。フォロワーも競争もありません。一日に数行と、少しずつ自分のものになっていく言語があるだけです。',
};
