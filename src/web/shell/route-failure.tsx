import { useRouteError } from 'react-router';
import { isMissingChunk } from '#web/lib/is-missing-chunk.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** A screen that broke, or whose code is no longer on the server because the page was updated meanwhile. */
export function ScreenFailure() {
  const isUpdated = isMissingChunk(useRouteError());
  return (
    <Notice title={isUpdated ? 'There is a newer version' : 'This page stopped working'}>
      <p>
        {isUpdated
          ? 'Dayglot Diary could not load this part. It may have been updated since you opened it, or your connection was gone for a moment. Please reload the page.'
          : 'Something went wrong that we did not expect. What you wrote is still on this device. Please reload the page.'}
      </p>
      <Button onClick={() => window.location.reload()}>Reload</Button>
    </Notice>
  );
}

/** The same when even the header cannot be shown. */
export const PageFailure = ScreenFailure;
