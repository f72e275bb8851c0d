declare global {
  /** Set by public/early.js: the answer to reloadUser, or that there was none. */
  var earlyAnswer: Promise<Response | undefined> | undefined;
}

/** Who is signed in, as it was asked before the page's code was there; for the first who wants to know. */
export function takeEarlyAnswer(): Promise<Response | undefined> | undefined {
  const answer = globalThis.earlyAnswer;
  globalThis.earlyAnswer = undefined;
  return answer;
}
