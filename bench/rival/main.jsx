// The rival of bench/page.mjs: a diary page of the same React on the Firebase SDK, with the parts of it that the diary's
// behaviour needs (sign-in, the entries, the calls, the check that it is our page, analytics). Nothing is reached: only what
// has to be loaded and started is measured.
import { getAnalytics, isSupported, logEvent } from 'firebase/analytics';
import { initializeApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaV3Provider } from 'firebase/app-check';
import { getAuth, onAuthStateChanged } from 'firebase/auth';
import { collection, getDocs, getFirestore, limit, orderBy, query } from 'firebase/firestore';
import { getFunctions, httpsCallable } from 'firebase/functions';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const app = initializeApp({ apiKey: 'bench', authDomain: 'localhost', projectId: 'bench', appId: '1:1:web:1' });
const auth = getAuth(app);
const store = getFirestore(app);
const correct = httpsCallable(getFunctions(app), 'callCorrectorDiary');
const startChecks = () =>
  initializeAppCheck(app, { provider: new ReCaptchaV3Provider('bench'), isTokenAutoRefreshEnabled: true });
const countView = async () => (await isSupported()) && logEvent(getAnalytics(app), 'page_view');

const QUESTIONS = ['Write about your day:', 'What went well today:', 'For what are you grateful today:'];
const MOODS = ['Very Bad', 'Bad', 'Okay', 'Good', 'Very Good'];

function Diary() {
  const [texts, setTexts] = useState(['', '', '']);
  const [mood, setMood] = useState(-1);
  const [user, setUser] = useState(null);
  const [entries, setEntries] = useState([]);
  useEffect(() => onAuthStateChanged(auth, setUser), []);
  const look = async () => {
    const found = await getDocs(query(collection(store, `users/${user.uid}/entries`), orderBy('date'), limit(7)));
    setEntries(found.docs);
  };
  const send = async () => {
    startChecks();
    await correct({ texts, mood });
    if (user) await look();
    await countView();
  };
  return (
    <main>
      <h1>Today</h1>
      {QUESTIONS.map((question, at) => (
        <label key={question}>
          {question}
          <textarea value={texts[at]} onChange={(e) => setTexts(texts.with(at, e.target.value))} />
        </label>
      ))}
      {MOODS.map((name, at) => (
        <label key={name}>
          <input type="radio" name="mood" checked={mood === at} onChange={() => setMood(at)} />
          {name}
        </label>
      ))}
      <button type="button" onClick={send}>
        Get Feedback
      </button>
      <p>{entries.length}</p>
    </main>
  );
}

createRoot(document.getElementById('root')).render(<Diary />);
