import { solveProof } from '#web/bot-proof.ts';

// Answers one challenge with its solution, or with undefined; then the page ends this worker.
self.addEventListener('message', ({ data: { challenge, share } }) => {
  solveProof(challenge, share).then(
    (solution) => self.postMessage(solution),
    () => self.postMessage(undefined),
  );
});
