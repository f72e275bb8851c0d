import { Component, type ReactNode } from 'react';
import { t } from '#web/languages/t.ts';
import { isMissingChunk } from '#web/lib/is-missing-chunk.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Props = { readonly children: ReactNode };
type State = { readonly failure?: { readonly error: unknown } };

/** Catches a screen that broke, or whose code is no longer on the server because the page was updated meanwhile. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <ScreenFailure isUpdated={isMissingChunk(failure.error)} /> : this.props.children;
  }
}

const ScreenFailure = ({ isUpdated }: { readonly isUpdated: boolean }) => (
  <Notice title={isUpdated ? t('There is a newer version') : t('This page stopped working')}>
    <p>
      {isUpdated
        ? t(
            'Dayglot Diary could not load this part. It may have been updated since you opened it, or your connection was gone for a moment. Please reload the page.',
          )
        : t(
            'Something went wrong that we did not expect. What you wrote is still on this device. Please reload the page.',
          )}
    </p>
    <Button onClick={() => window.location.reload()}>{t('Reload')}</Button>
  </Notice>
);
