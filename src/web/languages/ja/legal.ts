import type { LegalMessage } from '#web/languages/catalogue/legal.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const legal: Texts<LegalMessage> = {
  'A quiet place to write a few lines a day in the language you are learning.':
    '学んでいる言語で一日に数行を書く、静かな場所です。',
  'Why a diary': 'なぜ日記なのか',
  'You know your own day better than any exercise book does. Writing about it makes you look for exactly the words that you need, and a correction stays when it mends a sentence that you meant.':
    'あなたの一日は、どんな問題集よりもあなた自身がよく知っています。それについて書くと、本当に必要な言葉を探すことになり、伝えたかった文を直す添削は心に残ります。',
  'How it works': '使い方',
  'Three short questions and your mood. Then you see your text beside the corrected one, each change in its place, and the mistakes worth remembering. The progress page shows how your words become more, and more of them right.':
    '三つの短い質問と、あなたの気分。それから、自分の文章と添削後の文章が並び、変更がその場所に示され、覚えておきたい間違いが見られます。進歩のページでは、言葉が増え、正しいものが増えていく様子がわかります。',
  'What we care about': '大切にしていること',
  'Your words are yours: encrypted, never published, never shown to other learners.':
    '言葉はあなたのものです。暗号化され、公開されることも、ほかの学習者に見せられることもありません。',
  'No feed, no followers, no points to lose. A missed day is just a day.':
    'フィードもフォロワーもなく、失う点数もありません。書かなかった日は、ただの一日です。',
  'The page works with a keyboard, a screen reader, a small phone and a slow connection.':
    'このページは、キーボードでも、スクリーンリーダーでも、小さな電話でも、遅い接続でも使えます。',
  'Open the diary': '日記を開く',
  'What the corrections are, and what they are not.': '添削とは何か、何ではないか。',
  'Corrections can be wrong': '添削は間違うことがあります',
  'Entries are corrected by programs: rules and dictionaries, or a generative AI provider where the operator chose one. They miss mistakes, and now and then they change something that was right. Take a correction as a hint from a well-read friend, and ask a teacher where it matters.':
    '日記はプログラムが添削します。規則と辞書、または運営者が選んだ場合は生成AIの事業者です。間違いを見落としたり、ときには正しいものを変えたりします。添削は物知りな友人の助言として受け取り、大事なことは先生に尋ねてください。',
  'No advice': '助言ではありません',
  'The diary does not read what you feel in order to help you. It gives no medical, psychological or legal advice. If you are not well, please talk to somebody you trust or to a doctor.':
    '日記は、あなたを助けるために気持ちを読むものではありません。医療、心理、法律の助言はしません。調子が悪いときは、信頼できる人か医師に話してください。',
  Availability: 'サービスの提供について',
  'The site is run with care, but nobody can promise that it is always there. Keep a copy of the words that you would miss.':
    'このサイトは注意深く運営されていますが、いつも利用できるとは誰も約束できません。失いたくない言葉は写しを取っておいてください。',
  Links: 'リンク',
  'Where a page leads to another site, that site’s operator answers for what stands there.':
    'ページから別のサイトに移った場合、その内容についてはそのサイトの運営者が責任を負います。',
  'Who answers for this site.': 'このサイトの責任者について。',
  Operator: '運営者',
  'What the learners write': '学習者が書いたもの',
  'Diary entries belong to the learners who wrote them. They are not published, and the operator does not adopt them as their own. What happens to them stands under {policy}.':
    '日記は、それを書いた学習者のものです。公開されることはなく、運営者が自分のものとすることもありません。どのように扱われるかは{policy}にあります。',
  'The software': 'ソフトウェア',
  'It is made of the work of many; {licences} stand on a page of their own.':
    '多くの人の仕事からできています。{licences}は別のページにあります。',
  'their licences': 'そのライセンス',
  'This is a translation. Where the two differ, the English text holds.':
    'これは翻訳です。違いがある場合は英語の文章が優先されます。',
  Licences: 'ライセンス',
  'Dayglot Diary stands on the work of many. These are the packages in it, and the licences they come under.':
    'Dayglot Diaryは多くの人の仕事に支えられています。含まれるパッケージとそのライセンスは次のとおりです。',
  'The list could not be read.': '一覧を読み込めませんでした。',
  'Dayglot Diary is software that anybody can run on a server of their own. Whoever runs this installation, under the address that your browser shows, is its operator and answers for it. To reach them, reply to any mail that you received from this site. Where a school, a company or a friend gave you the address, they know the operator too.':
    'Dayglot Diaryは、誰でも自分のサーバーで動かせるソフトウェアです。ブラウザーに表示されているアドレスでこれを動かしている人が運営者であり、責任を負います。連絡するには、このサイトから届いたメールに返信してください。学校や会社や友人からアドレスを教わった場合は、その人たちも運営者を知っています。',
  'This is the privacy policy: what is stored about you, why, and who else sees it.':
    'これはプライバシーポリシーです。あなたについて何が、なぜ保存され、ほかに誰が見るのかを述べます。',
  'Who is responsible': '責任者',
  'Your account': 'あなたのアカウント',
  'Of the registration itself, only your e-mail address and the time of your registration are stored. Beside them stands what you chose for your profile:':
    '登録そのものについては、メールアドレスと登録の時刻だけが保存されます。そのほかに、プロフィールであなたが選んだものがあります。',
  'your username and your native language, and the time zone of your device, so that a day ends when yours ends;':
    'ユーザー名と母語、そしてあなたの一日の終わりに日が変わるように、端末のタイムゾーン。',
  'the language of the pages, so that mails and notifications come to you in it;':
    'メールや通知をその言語で届けるための、ページの言語。',
  'your password as a hash (argon2id), from which nobody can read it back;':
    '誰も元に戻して読めないハッシュ（argon2id）としてのパスワード。',
  'your notification settings, and for each device that is logged in the session: the browser and the system as the browser names them, such as «Firefox on Windows», when you logged in, when it was last used and when it ends.':
    '通知の設定と、ログインしている端末ごとのセッション。ブラウザーが名乗るブラウザーとシステム（例：「Firefox on Windows」）、ログインした時刻、最後に使われた時刻、終わる時刻です。',
  'Your e-mail address is used to log you in and to send you the mails that the account needs, such as the verification link, the link for a new password, or word that your password was changed. They leave through the mail server that the operator chose.':
    'メールアドレスは、ログインと、アカウントに必要なメール（確認リンク、新しいパスワードのリンク、パスワード変更の知らせなど）のために使われます。運営者が選んだメールサーバーから送られます。',
  'So that nobody guesses passwords, the server counts tries per account and per network address. These counts stand under keyed hashes, from which neither can be read, and are cleared away within hours. Before you log in, register or ask for feedback, your browser solves a small computation by itself; no company outside is asked.':
    '誰もパスワードを推測できないように、サーバーはアカウントごと、ネットワークアドレスごとに試行を数えます。この数は、どちらも読み取れない鍵つきハッシュのもとに置かれ、数時間で消されます。ログイン、登録、フィードバックの依頼の前に、ブラウザーが自分で小さな計算を解きます。外部の会社には問い合わせません。',
  'Your diary': 'あなたの日記',
  'An entry is stored with its three texts, its mood, its day, its number of words, and the feedback it received. The texts and the feedback are encrypted where they are stored (AES-256-GCM), under a key that belongs to you alone. The server opens them only to correct them and to show them to you. Other learners never see them. Of each mistake its kind is kept, and a keyed mark by which it is known again; from these come the figures of your progress and the cards of your review, with the dates on which you answered them. What you delete goes for good a minute later.':
    '日記は、三つの文章、気分、日付、語数、受け取ったフィードバックとともに保存されます。文章とフィードバックは、あなただけの鍵で、保存される場所で暗号化されます（AES-256-GCM）。サーバーは、添削するときとあなたに見せるときだけ開きます。ほかの学習者が見ることはありません。間違いについては、その種類と、再び見分けるための鍵つきの印が残ります。そこから進歩の数字と、答えた日付の入った復習カードが作られます。削除したものは一分後に完全に消えます。',
  'Mails and notifications': 'メールと通知',
  'Reminders and the weekly summary come only if you switch them on, and each mail has a link that stops them. They hold no word of your diary. Notifications on a device, where the operator offers them, go through the service of your browser’s maker; the server keeps the address that this service gave your browser until you log out or switch them off.':
    'リマインダーと週のまとめは、オンにしたときだけ届き、どのメールにも止めるためのリンクがあります。日記の言葉は含まれません。端末への通知は、運営者が提供している場合、ブラウザーの開発元のサービスを通ります。サーバーは、そのサービスがブラウザーに与えたアドレスを、ログアウトするかオフにするまで保存します。',
  'AI processing': 'AIによる処理',
  'Accounts, database and functions': 'アカウント、データベース、関数',
  'Authentication, the database and the functions that the page calls run on the operator’s own server. No backend-as-a-service provider is involved.':
    '認証、データベース、ページが呼び出す関数は、運営者自身のサーバーで動きます。バックエンドサービスの事業者は関わりません。',
  Analytics: '統計について',
  'Statistics are kept only after you allow them, and you can withdraw that at any time by «Cookie settings» at the foot of every page. Then this server counts per day how often each page was opened and, for example, how many entries were sent: bare numbers, with no name, no identifier and no network address. Where your browser asks not to be tracked (Do Not Track or Global Privacy Control), that is taken as your no.':
    '統計は、あなたが許可したあとにだけ取られ、各ページの下にある「Cookieの設定」でいつでも取り消せます。このサーバーは、各ページが開かれた回数や、たとえば送られた日記の数を日ごとに数えます。名前も識別子もネットワークアドレスもない、ただの数です。ブラウザーが追跡しないよう求めている場合（Do Not TrackまたはGlobal Privacy Control）、それを「いいえ」と受け取ります。',
  'Where the operator uses PostHog as well, the question says so before you answer. From your yes to its withdrawal it then receives the same counts and a recording of how pages are used, in which the diary, feedback, history, progress and account pages are blank. Without your yes nothing of it is even loaded.':
    '運営者がPostHogも使う場合は、答える前に質問の中で示されます。許可してから取り消すまで、同じ数と、ページの使われ方の記録を受け取ります。その中で日記、フィードバック、履歴、進歩、アカウントのページは空白です。許可がなければ、読み込まれることさえありません。',
  'The server’s log holds no diary text and no e-mail address.':
    'サーバーの記録には、日記の文章もメールアドレスも含まれません。',
  'On your device': 'あなたの端末で',
  'While you write, the draft is kept in your browser, so that nothing is lost when the page is closed; it is removed after you finish the entry or log out. So that the diary also opens without a network, your browser keeps the files of the page and, until you log out, the number of your account, with nothing about you. Your choice of the light or dark theme, the language of the pages and your answer about statistics are kept there too. The only cookies are those that log you in and protect your log-in. One of them remembers for 400 days, also after you log out, which accounts logged in in this browser, so that strangers who guess at your password cannot lock you out. They are necessary, so we do not ask for your consent.':
    '書いている間、下書きはブラウザーに保存され、ページを閉じても何も失われません。日記を完了するかログアウトすると消されます。ネットワークがなくても日記が開くように、ブラウザーはページのファイルと、ログアウトするまでアカウントの番号を保存しますが、あなたについての情報は含みません。明るいテーマか暗いテーマかの選択、ページの言語、統計についての答えもそこに保存されます。Cookieはログインとその保護のためのものだけです。そのうちの一つは、このブラウザーでどのアカウントがログインしたかを、ログアウト後も含めて400日間記憶します。他人がパスワードを推測しても、あなたがログインできなくならないようにするためです。必要なものなので、同意は求めません。',
  'Your rights': 'あなたの権利',
  'On your account page you can download your whole diary as a file, and delete your account with everything in it. You may also ask the operator what is stored about you, have it corrected, receive a copy or have it deleted, and you may complain to the data protection authority where you live. The imprint says how to reach the operator.':
    'アカウントのページで、日記全体をファイルとしてダウンロードし、アカウントをすべての内容とともに削除できます。また、あなたについて何が保存されているかを運営者に尋ね、訂正、写しの受け取り、削除を求めることができ、お住まいの地域のデータ保護当局に申し立てることもできます。運営者への連絡方法は運営者情報にあります。',
  'To correct an entry, this site sends it to a generative AI provider or another program outside itself:':
    '日記を添削するために、このサイトは生成AIの事業者または外部のプログラムに送ります：',
  'Entries are corrected by a program on this very server: the texts are sent nowhere.':
    '日記はこのサーバー上のプログラムが添削します。文章はどこにも送られません。',
  'Who corrects the entries is the operator’s choice; after each correction the page names who checked it.':
    '誰が添削するかは運営者が選びます。添削のたびに、ページが確認した者を示します。',
  'What is sent are the three texts of the entry, its language and your native language, and what you said you meant; that provider’s own terms then apply. Your name, your e-mail address and your mood are not sent along. Where a provider does not answer, the next one is asked, or the basic corrector on this server; the page names who checked the entry.':
    '送られるのは、日記の三つの文章、その言語、あなたの母語、わざとだと示したものです。その場合はその事業者の規約が適用されます。名前、メールアドレス、気分は送られません。事業者が応答しないときは、次の事業者かこのサーバーの基本の添削に頼みます。ページが確認した者を示します。',
  'The few rules under which you use the diary.': '日記を使うための、いくつかの決まりです。',
  'A diary for the language you are learning: you write, your entry is corrected, and you see your progress. Features may change or grow; what you wrote stays yours.':
    '学んでいる言語のための日記です。書くと添削され、進歩が見られます。機能は変わったり増えたりすることがありますが、書いたものはあなたのものです。',
  'One account is for one person. Give an e-mail address that is yours, and keep the password to yourself.':
    'アカウントは一人にひとつです。自分のメールアドレスを使い、パスワードは人に教えないでください。',
  'Tell the operator if you think that somebody else uses your account.':
    'ほかの人がアカウントを使っていると思ったら、運営者に知らせてください。',
  'What you write': 'あなたが書くもの',
  'Your entries belong to you. You allow the operator to store them and to have them corrected, and nothing else.':
    '日記はあなたのものです。あなたは運営者に、それを保存し添削させることだけを許します。',
  'Please write nothing that breaks the law or another person’s rights.':
    '法律やほかの人の権利に反することは書かないでください。',
  'Do not attack the site, overload it or try to read what belongs to others.':
    'サイトを攻撃したり、過度に負荷をかけたり、ほかの人のものを読もうとしたりしないでください。',
  'Ending it': '終わるとき',
  'You may stop at any time and have the operator delete your account. The operator may close an account that breaks these rules, or stop the service after telling you in good time.':
    'いつでもやめて、運営者にアカウントを削除してもらえます。運営者は、これらの決まりに反するアカウントを閉じること、または十分前もって知らせたうえでサービスを終えることがあります。',
  Liability: '責任',
  'The diary is offered as it is. The operator is liable as the law demands, and beyond that only for intent and gross negligence. Corrections carry no guarantee; see the disclaimer.':
    '日記は現状のまま提供されます。運営者は法律が求める範囲で、それを超えては故意と重大な過失についてのみ責任を負います。添削に保証はありません。免責事項をご覧ください。',
};
