import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '#testing/engines.ts';
import { startTestServer, TestBrowser, type TestServer } from '#testing/server.ts';

describe.each(engines)('first tries on $name', (engine) => {
  let server: TestServer;
  let ann: TestBrowser;
  beforeAll(async () => {
    server = await startTestServer(engine);
    ann = new TestBrowser(server);
    await ann.register(server);
  });
  afterAll(() => server.close());

  async function corrected(inputDay = 'I goed home.'): Promise<string> {
    const entry_id = randomUUID();
    await ann.call('callCorrectorDiary', { inputDay, inputWell: '', inputGrateful: '', mood: -1, entry_id });
    return entry_id;
  }
  const kept = async (id: string) => {
    const { kysely } = server.services.db;
    const row = await kysely.selectFrom('entry').selectAll().where('id', '=', id).executeTakeFirst();
    return row && [row.num_tries, row.num_tries_right];
  };

  test('are none until they are reported; then the first report stays', async () => {
    const entry_id = await corrected();
    expect(await kept(entry_id)).toEqual([null, null]);
    expect((await ann.call('recordTries', { entry_id, num_tries: 5, num_tries_right: 3 })).status).toBe(200);
    expect((await ann.call('recordTries', { entry_id, num_tries: 5, num_tries_right: 5 })).status).toBe(200);
    expect(await kept(entry_id)).toEqual([5, 3]);
  });

  test('at an entry of somebody else, at none and at one without a correction are answered alike', async () => {
    const bea = new TestBrowser(server);
    await bea.register(server);
    const entry_id = await corrected();
    const pending = await corrected('[SAFETY]');
    const count = { num_tries: 1, num_tries_right: 1 };
    const answers = [
      await bea.call('recordTries', { entry_id, ...count }),
      await ann.call('recordTries', { entry_id: randomUUID(), ...count }),
      await ann.call('recordTries', { entry_id: pending, ...count }),
    ];
    expect(new Set(answers.map(({ status, error }) => `${status} ${error?.message}`))).toEqual(
      new Set(['404 There is no such entry.']),
    );
    expect([await kept(entry_id), await kept(pending)]).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  test.each([
    ['more right than tried', { num_tries: 1, num_tries_right: 2 }],
    ['half a try', { num_tries: 1.5, num_tries_right: 1 }],
    ['less than none', { num_tries: -1, num_tries_right: -1 }],
    ['more than an entry can hold', { num_tries: 1e9, num_tries_right: 0 }],
    ['words', { num_tries: 'five', num_tries_right: 0 }],
    ['nothing', {}],
  ])('refuse %s', async (_, count) => {
    const { error } = await ann.call('recordTries', { entry_id: randomUUID(), ...count });
    expect(error?.status).toBe('INVALID_ARGUMENT');
  });
});
