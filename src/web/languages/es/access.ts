import type { AccessMessage } from '#web/languages/catalogue/access.ts';
import type { Texts } from '#web/languages/catalogue.ts';

export const access: Texts<AccessMessage> = {
  'Please check the address: it should look like name@example.org.':
    'Comprueba la dirección: debería parecerse a name@example.org.',
  'This address has an account already. You can log in with it.':
    'Esta dirección ya tiene una cuenta. Puedes iniciar sesión con ella.',
  'This account does not exist any more. You can register again.':
    'Esta cuenta ya no existe. Puedes registrarte de nuevo.',
  'Please choose a password of 8 to 128 characters that is not among the common ones and not made of your name or address.':
    'Elige una contraseña de 8 a 128 caracteres que no esté entre las más comunes ni se componga de tu nombre o tu dirección.',
  'This is not your current password. Please try again.': 'Esta no es tu contraseña actual. Inténtalo de nuevo.',
  'The e-mail or the password is not right. Please check both.':
    'El correo o la contraseña no son correctos. Comprueba ambos.',
  'This account has been disabled. Please write to us, and we will sort it out.':
    'Esta cuenta está desactivada. Escríbenos y lo resolveremos.',
  'That took too long. Please log in once more.': 'Ha pasado demasiado tiempo. Inicia sesión otra vez.',
  'Please enter your current password, so that nobody else can do this on your device.':
    'Escribe tu contraseña actual, para que nadie más pueda hacer esto en tu dispositivo.',
  'There were too many tries. Please wait a little and try again.':
    'Hubo demasiados intentos. Espera un poco e inténtalo de nuevo.',
  'This link has expired': 'Este enlace ha caducado',
  'A link works for one hour. Please ask for a new one.': 'Un enlace vale una hora. Pide uno nuevo.',
  'This link was used already, or a newer one was sent. Please open the newest mail or ask for a new one.':
    'Este enlace ya se usó o se envió uno más nuevo. Abre el correo más reciente o pide uno nuevo.',
  'The check that you are no robot did not go through. Please reload the page and try again.':
    'La comprobación de que no eres un robot no salió bien. Recarga la página e inténtalo de nuevo.',
  'You must accept the terms and consent to continue.':
    'Debes aceptar las condiciones y dar tu consentimiento para continuar.',
  'Choose language from list.': 'Elige un idioma de la lista.',
  'All fields are required.': 'Todos los campos son obligatorios.',
  'Email and password cannot be empty.': 'El correo y la contraseña no pueden estar vacíos.',
  'Please enter your email to reset password.': 'Escribe tu correo para restablecer la contraseña.',
  'Forgot password?': '¿Olvidaste la contraseña?',
  'Good to see you again.': 'Qué bien verte de nuevo.',
  'Tell us your email, and we send you a link to a new password.':
    'Dinos tu correo y te enviamos un enlace para una contraseña nueva.',
  'New here?': '¿Es tu primera vez aquí?',
  Register: 'Registrarse',
  'Reset password': 'Restablecer contraseña',
  'Back to login': 'Volver al inicio de sesión',
  'Error: internal': 'Error: internal',
  'Login successful!': '¡Sesión iniciada!',
  'If an account exists for this email, a password reset link will be sent.':
    'Si existe una cuenta con este correo, se enviará un enlace para restablecer la contraseña.',
  'Please look among the spam too. The link works for one hour.':
    'Mira también en el correo no deseado. El enlace vale una hora.',
  'Wrong address?': '¿Dirección equivocada?',
  'Correct email': 'Correo correcto',
  'Your password': 'Tu contraseña',
  'Send to this address': 'Enviar a esta dirección',
  'Back to Login': 'Volver al inicio de sesión',
  'No user found. Please log in again.': 'No se encontró la cuenta. Inicia sesión otra vez.',
  'Could not send verification email.': 'No se pudo enviar el correo de confirmación.',
  'Verification email sent. Please check your inbox.': 'Correo de confirmación enviado. Mira en tu bandeja de entrada.',
  'The address could not be changed.': 'No se pudo cambiar la dirección.',
  'Confirm your email': 'Confirma tu correo',
  'Press the button to confirm that this address is yours.':
    'Pulsa el botón para confirmar que esta dirección es tuya.',
  'Confirm my email': 'Confirmar mi correo',
  'Your email could not be confirmed.': 'No se pudo confirmar tu correo.',
  'Your email is verified': 'Tu correo está confirmado',
  'You can close this page: the one where you registered continues automatically. Or log in here.':
    'Puedes cerrar esta página: la página donde te registraste avanzará automáticamente. O inicia sesión aquí.',
  'A verification link is good for 24 hours. Log in and press «Resend verification email» to get a new one.':
    'Un enlace de confirmación vale 24 horas. Inicia sesión y pulsa «Reenviar el correo de confirmación» para recibir uno nuevo.',
  'This link does not work': 'Este enlace no funciona',
  'Perhaps it was cut in two by the mail program, or it belongs to an older address. Log in and press «Resend verification email» to get a new one.':
    'Quizá el programa de correo lo partió en dos, o es de una dirección anterior. Inicia sesión y pulsa «Reenviar el correo de confirmación» para recibir uno nuevo.',
  'Open your diary': 'Abrir tu diario',
  'Get a new email': 'Pedir un correo nuevo',
  'We sent a link to {address}. Open it on any device; this page goes on by itself.':
    'Enviamos un enlace a {address}. Ábrelo en cualquier dispositivo; esta página avanzará automáticamente.',
  'To go on we need to send a link to {address}. Open it on any device; this page goes on by itself.':
    'Para continuar tenemos que enviar un enlace a {address}. Ábrelo en cualquier dispositivo; esta página avanzará automáticamente.',
  'Verify Your Email': 'Confirma tu correo',
  'Nothing there?': '¿No ha llegado nada?',
  'The mail could not be sent just now: press the button below.':
    'El correo no se pudo enviar ahora mismo: pulsa el botón de abajo.',
  'Look among the spam, and please wait at least 5 minutes before requesting a new verification email.':
    'Mira en el correo no deseado y espera al menos 5 minutos antes de pedir otro correo de confirmación.',
  'We sent a new link to {address}.': 'Enviamos un enlace nuevo a {address}.',
  'Sending...': 'Enviando...',
  'Resend verification email': 'Reenviar el correo de confirmación',
  'I accept the {terms}': 'Acepto las {terms}',
  'Terms of Service': 'Condiciones del servicio',
  'I acknowledge the {policy}': 'He leído la {policy}',
  'Privacy Policy': 'Política de privacidad',
  'At least {count} characters.': 'Al menos {count} caracteres.',
  'A few lines a day are enough. Your diary stays yours.': 'Bastan unas líneas al día. Tu diario sigue siendo tuyo.',
  'Have an account already?': '¿Ya tienes una cuenta?',
  'Registration failed': 'No se pudo completar el registro',
  'Choose a new password': 'Elige una contraseña nueva',
  'One moment, we look up your link.': 'Un momento, estamos consultando tu enlace.',
  'Use it to log in from now on. Your other devices will be logged out.':
    'Úsala para iniciar sesión a partir de ahora. Se cerrará la sesión en tus otros dispositivos.',
  'Save new password': 'Guardar la contraseña nueva',
  'Ask for a new link': 'Pedir un enlace nuevo',
  'Please enter a new password.': 'Escribe una contraseña nueva.',
  'The password could not be saved.': 'No se pudo guardar la contraseña.',
};
