import type { AccessMessage } from '#web/languages/catalogue/access.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const access: Texts<AccessMessage> = {
  'Please check the address: it should look like name@example.org.':
    'Vérifie l’adresse\u00a0: elle devrait ressembler à name@example.org.',
  'This address has an account already. You can log in with it.':
    'Cette adresse a déjà un compte. Tu peux te connecter avec elle.',
  'This account does not exist any more. You can register again.':
    'Ce compte n’existe plus. Tu peux t’inscrire à nouveau.',
  'Please choose a password of 8 to 128 characters that is not among the common ones and not made of your name or address.':
    'Choisis un mot de passe de 8 à 128 caractères qui ne soit pas parmi les plus courants ni tiré de ton nom ou de ton adresse.',
  'This is not your current password. Please try again.': 'Ce n’est pas ton mot de passe actuel. Réessaie.',
  'The e-mail or the password is not right. Please check both.':
    'L’adresse e-mail ou le mot de passe n’est pas correct. Vérifie les deux.',
  'This account has been disabled. Please write to us, and we will sort it out.':
    'Ce compte a été désactivé. Écris-nous, et nous réglerons cela.',
  'That took too long. Please log in once more.': 'Cela a pris trop de temps. Connecte-toi encore une fois.',
  'Please enter your current password, so that nobody else can do this on your device.':
    'Saisis ton mot de passe actuel, pour que personne d’autre ne puisse faire cela sur ton appareil.',
  'There were too many tries. Please wait a little and try again.':
    'Il y a eu trop d’essais. Attends un peu et réessaie.',
  'This link has expired': 'Ce lien a expiré',
  'A link works for one hour. Please ask for a new one.': 'Un lien est valable une heure. Demandes-en un nouveau.',
  'This link was used already, or a newer one was sent. Please open the newest mail or ask for a new one.':
    'Ce lien a déjà servi, ou un plus récent a été envoyé. Ouvre le dernier e-mail ou demandes-en un nouveau.',
  'The check that you are no robot did not go through. Please reload the page and try again.':
    'La vérification que tu n’es pas un robot n’a pas abouti. Recharge la page et réessaie.',
  'You must accept the terms and consent to continue.':
    'Tu dois accepter les conditions et donner ton accord pour continuer.',
  'Choose language from list.': 'Choisis une langue dans la liste.',
  'All fields are required.': 'Tous les champs sont obligatoires.',
  'Email and password cannot be empty.': 'L’adresse e-mail et le mot de passe ne peuvent pas être vides.',
  'Please enter your email to reset password.': 'Saisis ton adresse e-mail pour réinitialiser le mot de passe.',
  'Forgot password?': 'Mot de passe oublié\u00a0?',
  'Good to see you again.': 'Quel plaisir de te revoir.',
  'Tell us your email, and we send you a link to a new password.':
    'Donne-nous ton adresse e-mail, et nous t’envoyons un lien vers un nouveau mot de passe.',
  'New here?': 'C’est ta première visite\u00a0?',
  Register: 'S’inscrire',
  'Reset password': 'Réinitialiser le mot de passe',
  'Back to login': 'Retour à la connexion',
  'Error: internal': 'Erreur\u00a0: internal',
  'Login successful!': 'Connexion réussie\u00a0!',
  'If an account exists for this email, a password reset link will be sent.':
    'S’il existe un compte pour cette adresse, un lien de réinitialisation va être envoyé.',
  'Please look among the spam too. The link works for one hour.':
    'Regarde aussi dans les indésirables. Le lien est valable une heure.',
  'Wrong address?': 'Mauvaise adresse\u00a0?',
  'Correct email': 'Bonne adresse e-mail',
  'Your password': 'Ton mot de passe',
  'Send to this address': 'Envoyer à cette adresse',
  'Back to Login': 'Retour à la connexion',
  'No user found. Please log in again.': 'Aucun compte trouvé. Connecte-toi encore une fois.',
  'Could not send verification email.': 'L’e-mail de confirmation n’a pas pu être envoyé.',
  'Verification email sent. Please check your inbox.':
    'E-mail de confirmation envoyé. Regarde dans ta boîte de réception.',
  'The address could not be changed.': 'L’adresse n’a pas pu être changée.',
  'Confirm your email': 'Confirme ton adresse e-mail',
  'Press the button to confirm that this address is yours.':
    'Appuie sur le bouton pour confirmer que cette adresse est la tienne.',
  'Confirm my email': 'Confirmer mon adresse e-mail',
  'Your email could not be confirmed.': 'Ton adresse e-mail n’a pas pu être confirmée.',
  'Your email is verified': 'Ton adresse e-mail est confirmée',
  'You can close this page: the one where you registered continues automatically. Or log in here.':
    'Tu peux fermer cette page\u00a0: la page d’inscription avancera automatiquement. Ou connecte-toi ici.',
  'A verification link is good for 24 hours. Log in and press «Resend verification email» to get a new one.':
    'Un lien de confirmation est valable 24 heures. Connecte-toi et appuie sur «\u00a0Renvoyer l’e-mail de confirmation\u00a0» pour en recevoir un nouveau.',
  'This link does not work': 'Ce lien ne fonctionne pas',
  'Perhaps it was cut in two by the mail program, or it belongs to an older address. Log in and press «Resend verification email» to get a new one.':
    'Le programme de messagerie l’a peut-être coupé en deux, ou il appartient à une ancienne adresse. Connecte-toi et appuie sur «\u00a0Renvoyer l’e-mail de confirmation\u00a0» pour en recevoir un nouveau.',
  'Open your diary': 'Ouvrir ton journal',
  'Get a new email': 'Recevoir un nouvel e-mail',
  'We sent a link to {address}. Open it on any device; this page goes on by itself.':
    'Nous avons envoyé un lien à {address}. Ouvre-le sur n’importe quel appareil\u00a0; cette page continue toute seule.',
  'To go on we need to send a link to {address}. Open it on any device; this page goes on by itself.':
    'Pour continuer, nous devons envoyer un lien à {address}. Ouvre-le sur n’importe quel appareil\u00a0; cette page continue toute seule.',
  'Verify Your Email': 'Confirme ton adresse e-mail',
  'Nothing there?': 'Rien reçu\u00a0?',
  'The mail could not be sent just now: press the button below.':
    'L’e-mail n’a pas pu être envoyé pour le moment\u00a0: appuie sur le bouton ci-dessous.',
  'Look among the spam, and please wait at least 5 minutes before requesting a new verification email.':
    'Regarde dans les indésirables, et attends au moins 5 minutes avant de demander un nouvel e-mail de confirmation.',
  'We sent a new link to {address}.': 'Nous avons envoyé un nouveau lien à {address}.',
  'Sending...': 'Envoi...',
  'Resend verification email': 'Renvoyer l’e-mail de confirmation',
  'I accept the {terms}': 'J’accepte les {terms}',
  'Terms of Service': 'Conditions d’utilisation',
  'I acknowledge the {policy}': 'J’ai pris connaissance de la {policy}',
  'Privacy Policy': 'Politique de confidentialité',
  'At least {count} characters.': 'Au moins {count} caractères.',
  'A few lines a day are enough. Your diary stays yours.':
    'Quelques lignes par jour suffisent. Ton journal reste le tien.',
  'Have an account already?': 'Tu as déjà un compte\u00a0?',
  'Registration failed': 'Échec de l’inscription',
  'Choose a new password': 'Choisis un nouveau mot de passe',
  'One moment, we look up your link.': 'Un instant, nous vérifions ton lien.',
  'Use it to log in from now on. Your other devices will be logged out.':
    'Utilise-le désormais pour te connecter. Tes autres appareils seront déconnectés.',
  'Save new password': 'Enregistrer le nouveau mot de passe',
  'Ask for a new link': 'Demander un nouveau lien',
  'Please enter a new password.': 'Saisis un nouveau mot de passe.',
  'The password could not be saved.': 'Le mot de passe n’a pas pu être enregistré.',
};
