import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type DiaryFile, readDiaryFile } from '#domain/export-reading.ts';
import { problemOf, reportBug, said } from '#web/screens/account/failure.ts';
import { type Diary, importDiary } from '#web/screens/account/import-diary.ts';
import { doneText, failedText } from '#web/screens/account/import-texts.ts';
import { useTell } from '#web/status.tsx';
import { useCall } from '#web/use-call.ts';

/** Larger files are none of ours: 20,000 entries at their longest have less. */
const MAX_FILE_BYTES = 400_000_000;

type Progress = { readonly done: number; readonly total: number };

/** Imports a file of the export: checked as a whole, then sent batch by batch, as long as the learner stays. */
export function useImport() {
  const call = useCall();
  const client = useQueryClient();
  const tell = useTell();
  const isGone = useIsGone();
  const [progress, setProgress] = useState<Progress>();
  const [problem, setProblem] = useState<string>();
  const [result, setResult] = useState<string>();

  const send = async (diary: Diary): Promise<void> => {
    const total = diary.entries.length;
    const outcome = await importDiary(diary, {
      send: (batch) => call('importEntries', batch),
      wait: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
      onSent: (done) => setProgress({ done, total }),
      isGone,
    });
    if (outcome.failure) reportBug(outcome.failure);
    if (isGone() && outcome.num_imported + outcome.num_known < total)
      // Nothing of what is set below is seen any more.
      tell('alert', failedText(outcome.failure ? outcome : { ...outcome, problem: '' }));
    else if (outcome.failure) setProblem(failedText(outcome));
    else setResult(doneText(outcome));
    // The figures and the streak count what came.
    if (outcome.num_imported > 0) void client.invalidateQueries();
  };
  const start = async (file: File): Promise<void> => {
    setProblem(undefined);
    setResult(undefined);
    setProgress({ done: 0, total: 0 });
    try {
      const read = await readFile(file);
      if ('problem' in read) setProblem(said(read.problem));
      else await send(read);
    } catch (error) {
      reportBug(error);
      setProblem(problemOf(error));
    }
    setProgress(undefined);
  };
  return { progress, problem, result, start: (file: File) => void start(file) };
}

function useIsGone(): () => boolean {
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  return () => gone.current;
}

/** The server knows how long an entry may be here; the page lets it say so. */
async function readFile(file: File): Promise<DiaryFile> {
  if (file.size > MAX_FILE_BYTES) return { problem: { message: 'This file is too large to be a diary.' } };
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { problem: { message: 'This file could not be opened. Please choose it again.' } };
  return readDiaryFile(text, { now_ms: Date.now(), max_part_chars: Number.POSITIVE_INFINITY });
}
