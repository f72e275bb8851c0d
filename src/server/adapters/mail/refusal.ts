/** What nodemailer says of a mail that a server did not take. */
export type SmtpError = {
  readonly code?: unknown;
  /** The command that was answered. */
  readonly command?: unknown;
  readonly responseCode?: unknown;
  /** The whole reply, its lines with their codes. */
  readonly response?: unknown;
};

/** Replies that can say that nobody has the address; the others speak of logging in, of storage, of commands (RFC 5321). */
const REPLIES = [501, 550, 551, 553, 554, 556];
/**
 * No such mailbox, no such host, a mistyped address, moved away, takes no mail (RFC 3463, RFC 7505). Not 5.1.0, 5.1.7 and
 * 5.1.8, which are told of senders too, nor 5.2.x: a mailbox that is full or shut today may be open tomorrow.
 */
const NOBODY_THERE = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10'];
const DETAILED_CODE = /(?<![\d.])[2-5]\.\d{1,3}\.\d{1,3}(?!\.?\d)/g;

/** Servers without detailed codes have to say it in words: 550 alone may be a policy, and 553 a sender (RFC 5321 §4.2.3). */
const WORDS =
  /\b(no such|unknown) (user|recipient|mailbox)\b|\b(user|recipient|mailbox)( is)? (unknown|not found|does not exist|doesn't exist)\b/i;
/** Postfix tells at RCPT what it has against the sender, the client and the greeting: then it is about us, whatever the code. */
const ABOUT_US =
  /\b(senders?|from|clients?|helo|ehlo|relay\w*|auth\w*|log ?in|polic\w+|spam|spf|dkim|dmarc|reputation|block\w*|denied|quota)\b/i;

const withoutAddresses = (text: string): string => text.replace(/<[^>]*>|\S+@\S+/g, ' ').replace(/\s+/g, ' ');

/**
 * The codes of a reply that refuses the recipient for good; undefined for everything that may be different another time. In
 * doubt it may: a mail that is tried for a day in vain costs little, and one that a wrong setting of ours threw away is lost.
 */
export function refusalOf({ code, command, responseCode, response }: SmtpError): string | undefined {
  if (code !== 'EENVELOPE' || command !== 'RCPT TO' || typeof response !== 'string') return undefined;
  if (typeof responseCode !== 'number' || !REPLIES.includes(responseCode)) return undefined;
  const words = withoutAddresses(response);
  if (ABOUT_US.test(words)) return undefined;
  const detailed = [...new Set(words.match(DETAILED_CODE))];
  if (detailed.length === 0) return WORDS.test(words) ? String(responseCode) : undefined;
  return detailed.every((one) => NOBODY_THERE.includes(one)) ? `${responseCode} ${detailed.join(' ')}` : undefined;
}
