import type { Part } from '#domain/entry.ts';
import type { Plain } from '#web/languages/catalogue.ts';
import { useDeviceChoice } from '#web/lib/use-device-choice.ts';

/** Questions that can be answered in any language's first hundred words, and at length. */
export const PROMPTS: Readonly<Record<Part, readonly Plain[]>> = {
  Day: [
    'What did you eat? Who did you meet?',
    'Where were you this morning?',
    'What did you see on your way?',
    'What was the weather like?',
    'What did you hear today? Who said it?',
    'What was new today?',
    'What did you do after work or school?',
  ],
  Well: [
    'What made you smile?',
    'What did you finish?',
    'Who was kind to you?',
    'What was easy today?',
    'What did you learn?',
    'What tasted good?',
    'What will you do again?',
  ],
  Grateful: [
    'Who are you glad to know?',
    'What is good at your home?',
    'Which small thing helped you?',
    'Which place do you like?',
    'What would you miss?',
    'Who made your day lighter?',
    'What did somebody give you?',
  ],
};

const DAY_MS = 86_400_000;

/** The prompt of a learner's day, YYYY-MM-DD: another each day, all of them in turn. */
export function promptOf(part: Part, day: string): Plain {
  const prompts = PROMPTS[part];
  return prompts[Math.floor(Date.parse(day) / DAY_MS) % prompts.length] ?? prompts[0] ?? 'What was new today?';
}

/** Whether prompts come at all; remembered on this device. */
export const usePrompts = () => useDeviceChoice('prompts', ['on', 'off']);
