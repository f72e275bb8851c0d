import type { AccessMessage } from '#web/languages/catalogue/access.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const access: Texts<AccessMessage> = {
  'Please check the address: it should look like name@example.org.':
    'アドレスを確認してください。name@example.org のような形です。',
  'This address has an account already. You can log in with it.':
    'このアドレスにはすでにアカウントがあります。それでログインできます。',
  'This account does not exist any more. You can register again.':
    'このアカウントはもうありません。もう一度登録できます。',
  'Please choose a password of 8 to 128 characters that is not among the common ones and not made of your name or address.':
    '8〜128文字で、よく使われるものや、名前やアドレスから作ったものではないパスワードを選んでください。',
  'This is not your current password. Please try again.': '現在のパスワードと違います。もう一度お試しください。',
  'The e-mail or the password is not right. Please check both.':
    'メールアドレスかパスワードが違います。両方を確認してください。',
  'This account has been disabled. Please write to us, and we will sort it out.':
    'このアカウントは停止されています。ご連絡いただければ対応いたします。',
  'That took too long. Please log in once more.': '時間がかかりすぎました。もう一度ログインしてください。',
  'Please enter your current password, so that nobody else can do this on your device.':
    'ほかの人がこの端末で行えないように、現在のパスワードを入力してください。',
  'There were too many tries. Please wait a little and try again.':
    '試した回数が多すぎます。少し待ってから、もう一度お試しください。',
  'This link has expired': 'このリンクは期限切れです',
  'A link works for one hour. Please ask for a new one.':
    'リンクの有効期限は一時間です。新しいものを請求してください。',
  'This link was used already, or a newer one was sent. Please open the newest mail or ask for a new one.':
    'このリンクはすでに使われたか、より新しいものが送られています。最新のメールを開くか、新しいものを請求してください。',
  'The check that you are no robot did not go through. Please reload the page and try again.':
    'ロボットでないことの確認ができませんでした。ページを再読み込みして、もう一度お試しください。',
  'You must accept the terms and consent to continue.': '続けるには規約への同意が必要です。',
  'Choose language from list.': '一覧から言語を選んでください。',
  'All fields are required.': 'すべての欄が必須です。',
  'Email and password cannot be empty.': 'メールアドレスとパスワードを入力してください。',
  'Please enter your email to reset password.': 'パスワードを再設定するにはメールアドレスを入力してください。',
  'Forgot password?': 'パスワードをお忘れですか？',
  'Good to see you again.': 'おかえりなさい。',
  'Tell us your email, and we send you a link to a new password.':
    'メールアドレスを教えてください。新しいパスワードへのリンクを送ります。',
  'New here?': '初めてですか？',
  Register: '登録',
  'Reset password': 'パスワードを再設定',
  'Back to login': 'ログインに戻る',
  'Error: internal': 'エラー：internal',
  'Login successful!': 'ログインしました！',
  'If an account exists for this email, a password reset link will be sent.':
    'このメールアドレスのアカウントがあれば、再設定のリンクが送られます。',
  'Please look among the spam too. The link works for one hour.':
    '迷惑メールもご確認ください。リンクの有効期限は一時間です。',
  'Wrong address?': 'アドレスが違いますか？',
  'Correct email': '正しいメールアドレス',
  'Your password': 'あなたのパスワード',
  'Send to this address': 'このアドレスに送る',
  'Back to Login': 'ログインに戻る',
  'No user found. Please log in again.': 'アカウントが見つかりません。もう一度ログインしてください。',
  'Could not send verification email.': '確認メールを送れませんでした。',
  'Verification email sent. Please check your inbox.': '確認メールを送りました。受信箱をご確認ください。',
  'The address could not be changed.': 'アドレスを変更できませんでした。',
  'Confirm your email': 'メールアドレスの確認',
  'Press the button to confirm that this address is yours.':
    'ボタンを押して、このアドレスがあなたのものであることを確認してください。',
  'Confirm my email': 'メールアドレスを確認する',
  'Your email could not be confirmed.': 'メールアドレスを確認できませんでした。',
  'Your email is verified': 'メールアドレスが確認されました',
  'You can close this page: the one where you registered continues automatically. Or log in here.':
    'このページは閉じてかまいません。登録したページが自動で進みます。ここでログインすることもできます。',
  'A verification link is good for 24 hours. Log in and press «Resend verification email» to get a new one.':
    '確認リンクの有効期限は24時間です。ログインして「確認メールを再送する」を押すと、新しいものが届きます。',
  'This link does not work': 'このリンクは使えません',
  'Perhaps it was cut in two by the mail program, or it belongs to an older address. Log in and press «Resend verification email» to get a new one.':
    'メールソフトで途中で切れたか、以前のアドレスのものかもしれません。ログインして「確認メールを再送する」を押すと、新しいものが届きます。',
  'Open your diary': '日記を開く',
  'Get a new email': '新しいメールをもらう',
  'We sent a link to {address}. Open it on any device; this page goes on by itself.':
    '{address}にリンクを送りました。どの端末で開いてもかまいません。このページは自動で進みます。',
  'To go on we need to send a link to {address}. Open it on any device; this page goes on by itself.':
    '続けるには{address}にリンクを送る必要があります。どの端末で開いてもかまいません。このページは自動で進みます。',
  'Verify Your Email': 'メールアドレスの確認',
  'Nothing there?': '届きませんか？',
  'The mail could not be sent just now: press the button below.':
    '今はメールを送れませんでした。下のボタンを押してください。',
  'Look among the spam, and please wait at least 5 minutes before requesting a new verification email.':
    '迷惑メールを確認し、新しい確認メールを頼むまで少なくとも5分お待ちください。',
  'We sent a new link to {address}.': '{address}に新しいリンクを送りました。',
  'Sending...': '送信中...',
  'Resend verification email': '確認メールを再送する',
  'I accept the {terms}': '{terms}に同意します',
  'Terms of Service': '利用規約',
  'I acknowledge the {policy}': '{policy}を確認しました',
  'Privacy Policy': 'プライバシーポリシー',
  'At least {count} characters.': '{count}文字以上。',
  'A few lines a day are enough. Your diary stays yours.': '一日数行で十分です。日記はあなただけのものです。',
  'Have an account already?': 'すでにアカウントをお持ちですか？',
  'Registration failed': '登録できませんでした',
  'Choose a new password': '新しいパスワードを選ぶ',
  'One moment, we look up your link.': 'リンクを確認しています。少しお待ちください。',
  'Use it to log in from now on. Your other devices will be logged out.':
    'これからはこのパスワードでログインします。ほかの端末からはログアウトされます。',
  'Save new password': '新しいパスワードを保存',
  'Ask for a new link': '新しいリンクを請求する',
  'Please enter a new password.': '新しいパスワードを入力してください。',
  'The password could not be saved.': 'パスワードを保存できませんでした。',
};
