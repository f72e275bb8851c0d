import { QueryClientProvider } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router';
import { createQueryClient } from '#web/query-client.ts';
import { AppRoutes } from '#web/routes.tsx';
import { DiaryPicture } from '#web/screens/diary/diary-picture.tsx';
import { Shell } from '#web/shell/shell.tsx';
import { StatusProvider } from '#web/status.tsx';

const PictureRoute = () => (
  <Routes>
    <Route element={<Shell />}>
      <Route path="*" element={<DiaryPicture />} />
    </Route>
  </Routes>
);

/**
 * A page as HTML, as it looks before anybody is known to be signed in. The browser shows it until the page itself is there
 * (docs/decisions/0033). scripts/describe-documents.mjs calls it while building.
 */
export async function prerendered(path: string): Promise<string> {
  const { prelude } = await prerender(
    <QueryClientProvider client={createQueryClient()}>
      <StatusProvider>
        <StaticRouter location={path}>{path === '/diary' ? <PictureRoute /> : <AppRoutes />}</StaticRouter>
      </StatusProvider>
    </QueryClientProvider>,
    // What is cut off would need a script within the page, which our CSP forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude as unknown as BodyInit).text();
}
