/** What the browsers (Chromium, Firefox, Safari) and Vite say when a lazily loaded file cannot be had. */
const MESSAGES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

/** True when an error means that a part of the page could not be loaded, such as after an update of the server. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && MESSAGES.some((message) => error.message.includes(message));
