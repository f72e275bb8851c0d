import { solveInWorkers } from '#web/bot-solver.ts';
import { createBotTokenKeeper, type Grant } from '#web/bot-token-keeper.ts';
import { callOnce } from '#web/wire.ts';

/** Where the server asks for no proof, this is when it is asked again. */
const UNASKED_MS = 10 * 60_000;
/** A little less than a challenge is good for: whatever takes longer is stuck or of no use any more. */
const MOST_MS = 4 * 60_000;

/** Gets a challenge, has it solved and exchanges the proof for a token. */
async function obtain(): Promise<Grant> {
  const signal = AbortSignal.timeout(MOST_MS);
  const { challenge } = await callOnce('requestAttestation', {}, { signal });
  if (!challenge) return { token: undefined, good_ms: UNASKED_MS };
  const solution = await solveInWorkers(challenge, signal);
  const { token, expires_in_ms } = await callOnce('exchangeAttestation', { challenge, solution }, { signal });
  return { token, good_ms: expires_in_ms };
}

export const {
  prepare: prepareBotToken,
  token: botToken,
  drop: dropBotToken,
} = createBotTokenKeeper({
  obtain,
  now_ms: Date.now,
  after: (wait_ms, work) => void setTimeout(work, wait_ms),
});
