import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { decide, drop, keepThis, putTogether, startAfresh, takeInstead, takeNewer } from '#web/drafts/choices.ts';
import { fakeStorage, inOrder } from '#web/drafts/fake-storage.ts';
import { asideIn, checked, slotIn, Tab, written } from '#web/drafts/fake-tab.ts';
import { claim, findUnclaimed } from '#web/drafts/unclaimed.ts';

describe('two tabs', () => {
  async function twoTabs(text = 'I go') {
    const storage = fakeStorage({ 'draft:ana': written(text) });
    const [a, b] = [new Tab(storage, 'a'), new Tab(storage, 'b')];
    await a.keeper.open();
    await b.keeper.open();
    return { storage, a, b };
  }

  it('the newer text stays, and the older tab is told of it without being looked at', async () => {
    const { storage, a, b } = await twoTabs();
    await b.writes('I go home');
    await a.writes('I go out');
    expect(slotIn(storage).draft?.inputDay).toBe('I go home');
    expect(a.held.rival?.inputDay).toBe('I go home');
    expect(a.statuses.at(-1)).toBe('saved');
    expect(asideIn(storage)).toEqual(['I go out']);
  });

  it('hearing of a newer text, the older tab shows its own on', async () => {
    const { a, b } = await twoTabs();
    await b.writes('I go home');
    await a.keeper.look();
    expect(a.text).toBe('I go');
    expect(a.held.rival?.inputDay).toBe('I go home');
  });

  it('uses the newer text: the own words stand aside unless the newer text holds them', async () => {
    const { storage, a, b } = await twoTabs();
    await b.writes('I go home');
    await a.keeper.look();
    await decide(a.keeper, takeNewer);
    expect([a.text, a.held.rival, asideIn(storage)]).toEqual(['I go home', undefined, []]);
    await b.writes('I go home now');
    await a.writes('I go home late');
    await decide(a.keeper, takeNewer);
    expect([a.text, a.held.rival, asideIn(storage)]).toEqual(['I go home now', undefined, ['I go home late']]);
    await a.writes('I go home now.');
    expect(slotIn(storage).draft?.inputDay).toBe('I go home now.');
  });

  it('keeps this text: the newer one stands aside, and its tab is asked in turn', async () => {
    const { storage, a, b } = await twoTabs();
    await b.writes('I go home');
    await a.writes('I go out');
    await decide(a.keeper, keepThis);
    expect([slotIn(storage).draft?.inputDay, asideIn(storage)]).toEqual(['I go out', ['I go home']]);
    await b.keeper.look();
    expect(b.held.rival?.inputDay).toBe('I go out');
    await decide(b.keeper, keepThis);
    expect([slotIn(storage).draft?.inputDay, asideIn(storage)]).toEqual(['I go home', ['I go out']]);
  });

  it('an empty tab, and one that shows the same words, goes on with the other one’s draft', async () => {
    const { a, b } = await twoTabs('');
    await b.writes('I go home');
    await a.keeper.look();
    expect([a.text, a.held.rival]).toEqual(['I go home', undefined]);
    b.write(checked('I go home'));
    await b.keeper.flush();
    await a.keeper.look();
    expect([a.shown?.checked?.day, a.held.rival]).toEqual(['2026-11-21', undefined]);
  });

  it('finished in one, the other begins anew; what was written only there goes on as an entry', async () => {
    const { storage, a, b } = await twoTabs();
    await b.writes('I go home');
    await b.keeper.wipe();
    await a.keeper.look();
    expect(a.text).toBeUndefined();
    const again = await twoTabs();
    await again.b.writes('I go home');
    await again.a.writes('I go out');
    await again.b.keeper.wipe();
    await again.a.keeper.look();
    await again.a.keeper.flush();
    expect([again.a.text, slotIn(again.storage).draft?.inputDay, asideIn(again.storage)]).toEqual([
      'I go out',
      'I go out',
      [],
    ]);
    expect(slotIn(storage).draft).toBeUndefined();
  });

  it('finishing the older text leaves the newer one', async () => {
    const { storage, a, b } = await twoTabs();
    a.write(checked('I go'));
    await b.writes('I go home');
    await a.keeper.flush();
    await a.keeper.wipe();
    expect(slotIn(storage).draft?.inputDay).toBe('I go home');
  });
});

describe('texts that stand aside', () => {
  async function withOneAside() {
    const storage = fakeStorage({ 'draft:ana': written('mine'), 'draft:anonymous': written('before', 'id-2') });
    const tab = new Tab(storage, 'a');
    await tab.keeper.open();
    const found = await findUnclaimed('ana', storage);
    if (found) await claim(tab.keeper, found, storage);
    const [one] = tab.held.aside;
    if (!one) throw new Error('nothing stands aside');
    return { storage, tab, one };
  }

  it.each([
    ['put together', putTogether, 'mine\n\nbefore', []],
    ['swapped', takeInstead, 'before', ['mine']],
    ['removed', drop, 'mine', []],
  ])('can be %s', async (_, choice, text, aside) => {
    const { storage, tab, one } = await withOneAside();
    expect(one).toMatchObject({ why: 'signed-out', draft: { inputDay: 'before' } });
    await decide(tab.keeper, choice(one));
    expect([tab.text, asideIn(storage)]).toEqual([text, aside]);
    expect(tab.held.aside.map(({ draft }) => draft.inputDay)).toEqual(aside);
  });

  it('a page of an earlier day stands aside of a new one', async () => {
    const { storage, tab } = await withOneAside();
    await decide(tab.keeper, startAfresh);
    expect([tab.shown, asideIn(storage)]).toEqual([undefined, ['before', 'mine']]);
  });

  it('outlives the end of the draft', async () => {
    const { storage, tab } = await withOneAside();
    await tab.keeper.wipe();
    expect([slotIn(storage).draft, asideIn(storage)]).toEqual([undefined, ['before']]);
  });
});

test('whatever two or three tabs do at once, no word that was stored is lost', async () => {
  const acts = fc.constantFrom('write', 'write', 'flush', 'look', 'newer', 'this', 'reload');
  const plan = fc.array(fc.record({ who: fc.integer({ min: 0, max: 2 }), act: acts }), { maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), plan, async (scheduler, steps) => {
      const storage = fakeStorage({}, () => scheduler.schedule(Promise.resolve()));
      let opened = 0;
      const open = () => {
        const tab = new Tab(inOrder(storage), `tab ${opened++}`);
        return { tab, opening: tab.keeper.open() };
      };
      const tabs = [open(), open(), open()];
      await scheduler.waitFor(Promise.all(tabs.map(({ opening }) => opening)));
      const stored = new Set<string>();
      const doing: Promise<unknown>[] = [];
      steps.forEach(({ who, act }, n) => {
        const tab = tabs[who]?.tab;
        if (!tab) return;
        if (act === 'write') {
          tab.write(written(`${tab.text ?? ''}<${n}>`));
          stored.add(`<${n}>`);
        }
        // The page of a tab that is closed stores what is pending.
        if (act === 'flush' || act === 'reload') doing.push(tab.keeper.flush());
        if (act === 'look') doing.push(tab.keeper.look());
        if (act === 'newer') doing.push(decide(tab.keeper, takeNewer));
        if (act === 'this') doing.push(decide(tab.keeper, keepThis));
        if (act === 'reload') {
          tab.keeper.close();
          const next = open();
          tabs[who] = next;
          doing.push(next.opening);
        }
      });
      await scheduler.waitFor(Promise.all(doing));
      await scheduler.waitFor(Promise.all(tabs.map(({ tab }) => tab.keeper.flush())));
      const kept = [slotIn(storage).draft?.inputDay ?? '', ...asideIn(storage)].join(' ');
      for (const word of stored) expect(kept).toContain(word);
    }),
    { numRuns: 300 },
  );
});
