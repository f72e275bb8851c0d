import 'posthog-js/dist/posthog-recorder.js';
import { SessionReplayExtensions } from 'posthog-js/dist/extension-bundles.js';
import posthog, { type CaptureResult } from 'posthog-js/dist/module.slim.no-external.js';
import type { Statistic } from '#domain/analytics.ts';
import { publicUrl, sentProperties, UNSEEN } from '#web/analytics/posthog-privacy.ts';
import type { Posthog } from '#web/analytics/use-consent.ts';

/*
 * PostHog, bundled whole: nothing is loaded from its host, and nothing there can switch on more than stands here
 * (docs/decisions/0032). This chunk comes only where the operator configured it and the visitor consented.
 */

/** What PostHog would otherwise ask its host for before it records. */
const SETTINGS = {
  sessionRecording: { endpoint: '/s/' },
  supportedCompression: ['gzip-js'],
  hasFeatureFlags: false,
  autocapture_opt_out: true,
  capturePerformance: false,
  heatmaps: false,
  surveys: false,
};

let mayStillSend = (): boolean => false;

/** Nothing passes it without consent at this very moment. */
const gate = (event: CaptureResult | null): CaptureResult | null =>
  event && mayStillSend() ? { ...event, properties: sentProperties(event.event, event.properties) } : null;

/** Starts PostHog, or goes on with it; `maySend` is asked before each thing that it sends. */
export function startPosthog({ key, host }: Posthog, maySend: () => boolean): void {
  mayStillSend = maySend;
  if (posthog.config?.token === key) {
    posthog.__loaded = true;
    posthog.startSessionRecording();
    return;
  }
  Object.assign(window, { _POSTHOG_REMOTE_CONFIG: { [key]: { config: SETTINGS, siteApps: [] } } });
  posthog.init(key, {
    api_host: host,
    // Its types are those of another build of the same package.
    __extensionClasses: SessionReplayExtensions as object,
    before_send: gate,
    // Nothing outlives the page: no cookie, no storage, no person.
    persistence: 'memory',
    person_profiles: 'never',
    respect_dnt: true,
    save_referrer: false,
    save_campaign_params: false,
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: false,
    disable_scroll_properties: true,
    advanced_disable_flags: true,
    disable_external_dependency_loading: true,
    // What waits in a queue would still go out after a withdrawal.
    request_batching: false,
    session_recording: {
      blockSelector: UNSEEN,
      maskAllInputs: true,
      maskTextSelector: 'title',
      recordHeaders: false,
      recordBody: false,
      maskCapturedNetworkRequestFn: ({ name, ...request }) => ({ ...request, name: publicUrl(name ?? '') }),
    },
  });
}

/** The visitor withdrew: the recording ends, and what was to be tried again is not. */
export function stopPosthog(): void {
  if (!posthog.__loaded) return;
  posthog.stopSessionRecording();
  posthog.__loaded = false;
}

export const captureStatistic = ({ name, page }: Statistic): void => {
  posthog.capture(name, { page });
};
