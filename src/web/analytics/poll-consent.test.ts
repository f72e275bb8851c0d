import { describe, expect, test } from 'vitest';
import { type Clock, pollConsent } from '#web/analytics/poll-consent.ts';

/** A clock that moves only while somebody waits; a tab in the background wakes late. */
function fakeClock(late_ms = 0): Clock & { at: () => number } {
  let now = 1_000_000;
  return {
    now_ms: () => now,
    wait: async (ms) => {
      now += ms + late_ms;
    },
    at: () => now - 1_000_000,
  };
}

/** Polls with consent given from a moment on, in ms; answers when it was found and how often was looked. */
async function poll(given_ms: number, late_ms = 0) {
  const clock = fakeClock(late_ms);
  const looks: number[] = [];
  const look = () => {
    looks.push(clock.at());
    return clock.at() >= given_ms ? 'page' : undefined;
  };
  const found = await pollConsent(look, clock, new AbortController().signal);
  return { found, at: clock.at(), looks };
}

describe('consent is looked for every 250 ms for up to 10 s', () => {
  test.each([
    ['given before', 0, { found: 'page', at: 0, looks: 1 }],
    ['given after 1 ms', 1, { found: 'page', at: 250, looks: 2 }],
    ['given after 250 ms', 250, { found: 'page', at: 250, looks: 2 }],
    ['given after 3 s', 3000, { found: 'page', at: 3000, looks: 13 }],
    ['given at the last look', 10_000, { found: 'page', at: 10_000, looks: 41 }],
    ['given too late', 10_001, { found: undefined, at: 10_000, looks: 41 }],
    ['never given', Number.POSITIVE_INFINITY, { found: undefined, at: 10_000, looks: 41 }],
  ])('%s', async (_, given_ms, expected) => {
    const { looks, ...rest } = await poll(given_ms);
    expect({ ...rest, looks: looks.length }).toEqual(expected);
  });

  test('the looks are 250 ms apart', async () => {
    const { looks } = await poll(Number.POSITIVE_INFINITY);
    expect(looks).toEqual(Array.from({ length: 41 }, (_, n) => n * 250));
  });

  test('a tab that is woken late looks less often, and no longer', async () => {
    const { found, at, looks } = await poll(Number.POSITIVE_INFINITY, 750);
    expect([found, at, looks.length]).toEqual([undefined, 10_000, 11]);
  });

  test('who goes elsewhere ends it: what was found then is not asked for any more', async () => {
    const clock = fakeClock();
    const leaving = new AbortController();
    let looks = 0;
    const look = () => {
      looks += 1;
      if (looks === 3) leaving.abort();
      return looks > 3 ? 'page' : undefined;
    };
    expect(await pollConsent(look, clock, leaving.signal)).toBeUndefined();
    expect(looks).toBe(3);
  });
});
