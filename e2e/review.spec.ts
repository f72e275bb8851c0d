import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { tabTo } from './accounts/steps.ts';
import { expect, signInNewLearner, test } from './fixtures.ts';
import { expectGoodInBothThemes } from './good-in-both-themes.ts';
import { LOOKS } from './looks.ts';

const DAY_MS = 86_400_000;

type Mistake = {
  /** What was written, with «wrong|right» where it was put right. */
  readonly text: string;
  readonly kind: string;
  readonly lang: string;
};

const MISTAKES: readonly Mistake[] = [
  { text: 'It rained, so I «goed|went» home 🙂. Then I slept.', kind: 'tense', lang: 'en' },
  { text: '昨日は学校«を|に»行きました。', kind: 'preposition', lang: 'ja' },
  { text: 'ذهبت «الى|إلى» المدرسة أمس مع أختي.', kind: 'spelling', lang: 'ar' },
  { text: 'I am old enough «^|to» drive.', kind: 'missing-word', lang: 'en' },
  { text: 'She «dont|doesn’t» know, I stayed home.', kind: 'agreement', lang: 'en' },
  { text: 'We were «becouse|because» of the rain inside.', kind: 'spelling', lang: 'en' },
];

const entryOf = ({ text, kind, lang }: Mistake, daysAgo: number) => {
  const [, head = '', original = '', replacement = '', tail = ''] = /^(.*)«(.*)\|(.*)»(.*)$/s.exec(text) ?? [];
  const wrong = original === '^' ? '' : original;
  const fix = { start: head.length, end: head.length + wrong.length, original: wrong, replacement };
  const corrected = { correctedDay: head + replacement + tail, correctedWell: '', correctedGrateful: '' };
  const edits = [{ ...fix, part: 'Day', kind, explanation: `It is “${replacement}” here.` }];
  const date_ms = Date.now() - daysAgo * DAY_MS;
  return {
    ...{ entry_id: randomUUID(), day: new Date(date_ms).toISOString().slice(0, 10), date_ms, time_zone: 'UTC' },
    ...{ state: 'done', inputDay: head + wrong + tail, inputWell: '', inputGrateful: '' },
    feedback: { finishReason: 'STOP', ...corrected, topMistakes: [], edits, lang, checked_by: 'basic', created_ms: 0 },
  };
};

const call = async (page: Page, name: string, data: object) => {
  const answer = await page.request.post(`/call/${name}`, { data: { data } });
  expect(answer.status(), name).toBe(200);
  return (await answer.json()).result;
};

/** A learner who was corrected days ago; the first of the mistakes is the newest. */
async function learnerWith(page: Page, mistakes: readonly Mistake[]): Promise<void> {
  await signInNewLearner(page);
  await call(page, 'importEntries', { entries: mistakes.map((mistake, n) => entryOf(mistake, n + 3)) });
}

/** A card that was written right since its last answer; nothing can be answered in the past of a running server. */
async function praised(route: Route): Promise<void> {
  const response = await route.fetch();
  const { result } = await response.json();
  const praise = { right: 'went home', entry_id: randomUUID(), day: '2026-03-12' };
  const cards = result.cards.map((one: { answer: string }) => (one.answer === 'went' ? { ...one, praise } : one));
  await route.fulfill({ response, json: { result: { ...result, cards } } });
}

const blank = (page: Page) => page.getByRole('textbox', { name: 'The missing words in' });
const card = (page: Page, name: string) => page.getByRole('region', { name });

test('a learner reviews their own mistakes by keyboard alone, and takes back what they did', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  await learnerWith(page, MISTAKES);
  await page.goto('/progress');
  await tabTo(page, page.getByRole('link', { name: 'Review your mistakes' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Review | Dayglot Diary');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(card(page, 'Card 1 of 5')).toContainText('Tense · begins with w');
  await expect(blank(page)).toHaveAccessibleName('The missing words in It rained, so I … home 🙂.');

  // Nothing typed is nothing checked.
  await tabTo(page, blank(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Type what is missing, or choose Show.')).toBeVisible();
  await page.keyboard.type(' WENT');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Right.')).toBeVisible();
  await expect(page.getByRole('insertion')).toHaveText('went');
  await expect(page.getByText('It is “went” here.')).toBeVisible();
  await expect(page.getByText('You wrote “goed” in your entry of')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Good' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(card(page, 'Card 2 of 5')).toContainText('Preposition');
  await expect(page.getByText(/“went” comes again on \d+\.\d+\./)).toBeVisible();
  await expect(blank(page)).toBeFocused();
  await page.keyboard.type('は');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not quite: you typed “は”.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Again' })).toBeFocused();
  // Whoever typed another word did not find it easy.
  await page.keyboard.press('3');
  await expect(page.getByRole('button', { name: 'I knew it' })).toBeVisible();
  await page.keyboard.press('2');

  await expect(card(page, 'Card 3 of 5')).toBeVisible();
  await expect(blank(page)).toHaveCSS('direction', 'rtl');
  await tabTo(page, page.getByRole('button', { name: 'Show' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('insertion')).toHaveText('إلى');
  await expect(page.getByRole('button', { name: 'Again' })).toBeFocused();
  await page.keyboard.press('3');

  // It is asked again, and can be answered otherwise.
  await expect(card(page, 'Card 4 of 5')).toContainText('Missing word');
  await expect(page.getByText(/“إلى” comes again/)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(card(page, 'Card 3 of 5')).toBeVisible();
  await expect(blank(page)).toBeFocused();
  await page.keyboard.type('إلى');
  await page.keyboard.press('Enter');
  const isAnswered = page.waitForResponse('**/call/answerCard');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Card 4 of 5')).toBeVisible();
  await expect(page.getByText(/“إلى” comes again/)).toBeVisible();

  // What was answered stays answered, and the sitting goes on where it was.
  await isAnswered;
  await page.reload();
  await expect(card(page, 'Card 4 of 5')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Set aside' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('“to” is set aside.')).toBeVisible();
  await expect(card(page, 'Card 5 of 5')).toContainText('Agreement');
  await tabTo(page, page.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await expect(card(page, 'Card 4 of 5')).toBeVisible();
  await expect(blank(page)).toBeFocused();
  await page.keyboard.type('to');
  await page.keyboard.press('Enter');
  await page.keyboard.press('1');
  await expect(card(page, 'Card 5 of 5')).toBeVisible();
  await expect(page.getByText(/“to” comes again/)).toBeVisible();
  await expect(blank(page)).toBeFocused();
  await page.keyboard.type("doesn't");
  await page.keyboard.press('Enter');
  await expect(page.getByText('Right.')).toBeVisible();
  // What could not be saved is tried again, and is one answer.
  const failure = { status: 500, json: { error: { status: 'INTERNAL', message: 'No.' } } };
  await page.route('**/call/answerCard', (route) => route.fulfill(failure), { times: 1 });
  await page.keyboard.press('3');
  await expect(page.getByRole('alertdialog', { name: 'Error' })).toContainText('could not be saved');
  await tabTo(page, page.getByRole('button', { name: 'Try again' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'That is enough for today.' })).toBeFocused();
  await expect(page.getByText('2 cards, 1 of them known.')).toBeVisible();
  await expect(page.getByText('2 cards wait for tomorrow.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing more today.' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Write today’s' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/diary$/);
});

for (const [theme, width] of LOOKS)
  test(`the review is good in ${theme} at ${width} px, by touch`, async ({ browser, baseURL, server }) => {
    const context = await browser.newContext({
      ...{ baseURL: baseURL ?? server.url, hasTouch: true, viewport: { width, height: 740 }, colorScheme: theme },
    });
    const page = await context.newPage();
    await page.addInitScript((chosen) => localStorage.setItem('dayglot-theme', chosen), theme);
    await signInNewLearner(page);
    await page.goto('/review');
    await expect(page.getByRole('heading', { name: 'Nothing to review yet.' })).toBeVisible();
    await expectGoodInBothThemes(page, 'review without cards');
    await call(page, 'importEntries', { entries: MISTAKES.slice(0, 3).map((mistake, n) => entryOf(mistake, n + 3)) });
    await page.route('**/call/fetchReview', praised);
    await page.goto('/diary');
    await page.getByRole('link', { name: '3 to review' }).tap();
    await expect(card(page, 'Card 1 of 3')).toBeVisible();
    await expectGoodInBothThemes(page, 'card');
    await page.getByRole('button', { name: 'Show' }).tap();
    await expect(page.getByRole('insertion')).toHaveText('went');
    await expect(page.getByText('You wrote “went home” right on 12.3.')).toBeVisible();
    await expectGoodInBothThemes(page, 'card with its answer');
    await page.getByRole('button', { name: 'Easy' }).tap();
    await expect(card(page, 'Card 2 of 3')).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).tap();
    await expect(page.getByText('“に” is deleted.')).toBeVisible();
    await page.getByRole('button', { name: 'Set aside' }).tap();
    await expect(page.getByText('1 card is set aside.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '“went home” on 12.3.' })).toBeVisible();
    await expectGoodInBothThemes(page, 'end of the review');
    await page.getByRole('button', { name: 'Bring it back' }).tap();
    await expect(card(page, 'Card 2 of 2')).toBeVisible();
    await blank(page).tap();
    await blank(page).fill('المدرسة');
    await page.getByRole('button', { name: 'Check' }).tap();
    await expect(page.getByText('Not quite')).toBeVisible();
    await expectGoodInBothThemes(page, 'card that was not known');
    await context.close();
  });
