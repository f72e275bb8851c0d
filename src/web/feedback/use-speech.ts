import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { langOr } from '#domain/segments.ts';

/** Undefined in browsers that cannot speak. */
const synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis;

export type Speech = {
  /** The name under which something is being read out. */
  readonly playing: string | undefined;
  readonly play: (name: string, text: string) => void;
  readonly stop: () => void;
};

/** Reads texts out in their language; undefined where the browser has no voice for it. It falls silent on leaving. */
export function useSpeech(lang: string | undefined): Speech | undefined {
  const voice = useVoice(lang);
  const [playing, setPlaying] = useState<string>();
  const turn = useRef(0);
  useEffect(() => {
    const silence = () => synthesis?.cancel();
    addEventListener('pagehide', silence);
    return () => {
      removeEventListener('pagehide', silence);
      silence();
    };
  }, []);
  if (!voice) return undefined;
  const stop = () => {
    turn.current += 1;
    synthesis?.cancel();
    setPlaying(undefined);
  };
  const play = (name: string, text: string) => {
    stop();
    const own = turn.current;
    const end = () => own === turn.current && setPlaying(undefined);
    const sentences = sentencesOf(text, lang);
    sentences.forEach((sentence, n) => {
      speak(sentence, voice, n === sentences.length - 1 ? end : undefined, end);
    });
    if (sentences.length > 0) setPlaying(name);
  };
  return { playing, play, stop };
}

function speak(text: string, voiceURI: string, onEnd: (() => void) | undefined, onError: () => void): void {
  const utterance = new SpeechSynthesisUtterance(text);
  const voice = synthesis?.getVoices().find((one) => one.voiceURI === voiceURI);
  if (voice) {
    utterance.voice = voice;
    utterance.lang = voice.lang;
  }
  if (onEnd) utterance.onend = onEnd;
  utterance.onerror = onError;
  synthesis?.speak(utterance);
}

/** Sentence by sentence, because some browsers fall silent in the middle of a long text. */
const sentencesOf = (text: string, lang: string | undefined): string[] =>
  Array.from(
    new Intl.Segmenter(langOr(lang), { granularity: 'sentence' }).segment(text),
    ({ segment }) => segment,
  ).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

/** The name of a voice for a language; voices come some time after the page. */
function useVoice(lang: string | undefined): string | undefined {
  return useSyncExternalStore(watchVoices, () => {
    // Some browsers write en_GB.
    const voices = synthesis?.getVoices().filter((voice) => lang && voice.lang.split(/[-_]/)[0] === lang.split('-')[0]);
    return (voices?.find((voice) => voice.default) ?? voices?.[0])?.voiceURI;
  });
}

function watchVoices(look: () => void): () => void {
  synthesis?.addEventListener('voiceschanged', look);
  return () => synthesis?.removeEventListener('voiceschanged', look);
}
