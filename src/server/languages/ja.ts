import type { ServerTexts } from '#server/languages/words.ts';

export const ja: ServerTexts = {
  'Hello,': 'こんにちは。',
  'Hello {name},': '{name}さん、こんにちは。',
  '{label}:': '{label}：',
  'Verify your e-mail for Dayglot Diary': 'Dayglot Diary：メールアドレスの確認',
  'please confirm that this address is yours. Then your diary is ready.':
    'このアドレスがあなたのものであることを確認してください。確認が終わると、日記を始められます。',
  'Verify my e-mail': 'アドレスを確認する',
  'The link works for 24 hours, on any device.': 'リンクは24時間、どの端末でも使えます。',
  'If you did not register, ignore this mail: without the link nothing happens.':
    '登録した覚えがなければ、このメールは無視してください。リンクを開かなければ何も起こりません。',
  'Choose a new password for Dayglot Diary': 'Dayglot Diary：新しいパスワードの設定',
  'somebody, most likely you, asked for a new password for your diary.':
    'だれか（おそらくあなた）が、日記の新しいパスワードを請求しました。',
  'Choose a new password': '新しいパスワードを設定する',
  'The link works once, for one hour. If you asked more than once, only the newest mail has the link that works.':
    'リンクは1時間、1回だけ使えます。何度か請求した場合は、最新のメールのリンクだけが使えます。',
  'If it was not you, ignore this mail: your password stays as it is.':
    '心当たりがなければ、このメールは無視してください。パスワードはそのまま変わりません。',
  'Your Dayglot Diary password was changed': 'Dayglot Diaryのパスワードが変更されました',
  'the password of your diary was changed just now. Every other device was signed out.':
    '日記のパスワードがたった今変更されました。ほかの端末はすべてログアウトされました。',
  'If that was you, there is nothing to do. If it was not, take your account back at once:':
    'ご自身で変更したのであれば、何もする必要はありません。そうでなければ、すぐにアカウントを取り戻してください。',
  'Ask for a new password': '新しいパスワードを請求する',
  'You have a Dayglot Diary account already': 'Dayglot Diaryのアカウントはすでにあります',
  'somebody tried to register with your address. Nothing was changed: you have an account already.':
    'だれかがあなたのアドレスで登録しようとしました。すでにアカウントがあるため、何も変わっていません。',
  'If it was you, log in. If you forgot the password, you can ask for a new one there.':
    'ご自身であれば、ログインしてください。パスワードを忘れた場合は、そこで新しいものを請求できます。',
  'Log in': 'ログイン',
  'If it was not you, ignore this mail. Nobody learned anything but that this address is taken.':
    '心当たりがなければ、このメールは無視してください。このアドレスが使われていること以外は、だれにも知られていません。',
  'A few lines about today?': '今日のことを少し書きませんか？',
  'Your page is still empty. Two or three sentences are plenty.': '今日のページはまだ空白です。2、3文で十分です。',
  'your page for today is still empty. Two or three sentences are plenty: what happened, what went well, what you are grateful for.':
    '今日のページはまだ空白です。2、3文で十分です。起こったこと、うまくいったこと、感謝していることを書いてみませんか。',
  'Open my diary': '日記を開く',
  'You get this mail because Email Notifications are on. You choose the hour on your account page.':
    'このメールは「メールでの通知」がオンになっているため届いています。時刻はアカウントのページで選べます。',
  'Stop these mails': 'このメールを止める',
  'this week you wrote on {days}.': '今週は{days}書きました。',
  'this week you wrote on {days}, {words} in all.': '今週は{days}、あわせて{words}書きました。',
  'Fewer mistakes than the week before: {kinds}.': '前の週より減った間違い：{kinds}。',
  'Today’s page is still empty; there is time for a few lines.':
    '今日のページはまだ空白です。数行書く時間はまだあります。',
  'You get this mail on Sundays because Weekly summary is on. You choose that on your account page.':
    'このメールは「週のまとめ」がオンになっているため、日曜日に届いています。アカウントのページで変更できます。',
  'Stop the weekly summary': '週のまとめを止める',
  spelling: 'つづり',
  'capital letters': '大文字',
  punctuation: '句読点',
  spaces: '空白',
  articles: '冠詞',
  'singular and plural': '単数・複数',
  'verb forms': '動詞の形',
  tenses: '時制',
  agreement: '一致',
  prepositions: '前置詞',
  pronouns: '代名詞',
  'word order': '語順',
  'choice of words': '語の選び方',
  'missing words': '語の不足',
  'words too many': '余分な語',
  tone: '文体',
  'Stop the reminders?': 'お知らせを止めますか？',
  'No more mails that remind you to write, and no weekly summary. Your diary stays as it is.':
    '書くことをお知らせするメールも、週のまとめも届かなくなります。日記はそのまま残ります。',
  'Stop the reminders': 'お知らせを止める',
  'No more reminders': 'お知らせを止めました',
  'Email Notifications are off now. Mails about your account itself still come.':
    '「メールでの通知」をオフにしました。アカウントそのものについてのメールは引き続き届きます。',
  'Stop the weekly summary?': '週のまとめを止めますか？',
  'No more summary on Sundays. Reminders on other days stay as you set them.':
    '日曜日のまとめは届かなくなります。ほかの日のお知らせは設定のままです。',
  'No more weekly summary': '週のまとめを止めました',
  'It is off now. Reminders to write stay as you set them.': 'オフになりました。書くことのお知らせは設定のままです。',
  'This link does not work': 'このリンクは使えません',
  'It may have been cut in two by your mail program. You can turn the mails off on your account page.':
    'メールソフトで途中で切れたのかもしれません。メールはアカウントのページでオフにできます。',
  'Please try again in a moment': '少し待ってからもう一度お試しください',
  'The diary cannot reach its database just now, so nothing was changed.':
    '今はデータベースに接続できないため、何も変更されていません。',
  'Open my account': 'アカウントを開く',
  'Your week: {count} days written': { other: '今週は{count}日書きました' },
  '{count} days': { other: '{count}日' },
  '{count} words': { other: '{count}語' },
};
