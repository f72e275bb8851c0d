/** What a browser says on its learner's behalf, as far as it says anything. */
type Signals = { readonly doNotTrack?: string | null; readonly globalPrivacyControl?: unknown };

/** The browser asks not to be tracked: «Do Not Track» or «Global Privacy Control». That is a refusal, and nobody is asked again. */
export const browserRefuses = ({ doNotTrack, globalPrivacyControl }: Signals = navigator): boolean =>
  doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
