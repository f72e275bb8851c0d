import '@fontsource-variable/literata/wght.css';
import './main.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '#web/query-client.ts';
import { routes } from '#web/routes.tsx';
import { sessionQuery } from '#web/session-query.ts';

const client = createQueryClient();
// Asked while the screen's code is still on its way.
void client.prefetchQuery(sessionQuery);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </QueryClientProvider>
  </StrictMode>,
);
