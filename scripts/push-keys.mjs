// npm run push-keys: prints two lines for .env, the keys by which this installation's push notifications are known.
import { createECDH } from 'node:crypto';

const curve = createECDH('prime256v1');
const publicKey = curve.generateKeys('base64url');
// A number that begins with zeros is shorter than its 32 bytes.
const privateKey = Buffer.from(curve.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
process.stdout.write(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\n`);
