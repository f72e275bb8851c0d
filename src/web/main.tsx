import '@fontsource-variable/literata/wght.css';
import './main.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createQueryClient } from '#web/query-client.ts';
import { AppRoutes } from '#web/routes.tsx';
import { loadScreenAt } from '#web/screens.ts';
import { sessionQuery } from '#web/session-query.ts';
import { StatusProvider } from '#web/status.tsx';

const client = createQueryClient();
// Who is signed in is on its way at once, and the screen's code too: its document names it.
void client.prefetchQuery(sessionQuery);

if (import.meta.env.PROD)
  addEventListener('load', () => {
    // Should it not load, the page works as ever.
    import('#web/offline.ts').then(({ workOffline }) => workOffline(client)).catch(() => undefined);
  });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const page = createRoot(root);
/** Elements made anew are all rendered anew, with what they hold: so does everything hear of another language. */
const render = () =>
  page.render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <StatusProvider>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </StatusProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
addEventListener('dayglot-language', render);
const { lang } = document.documentElement;
// Nobody who chose a language sees English first.
const words = lang === 'en' ? undefined : import('#web/languages/change-language.ts').then(({ beginIn }) => beginIn());
Promise.allSettled([loadScreenAt(location.pathname), words]).then(render);
