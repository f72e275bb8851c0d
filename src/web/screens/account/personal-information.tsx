import iso6391 from 'iso-639-1';
import type { ReactNode } from 'react';
import type { Profile } from '#contract';
import styles from './personal-information.module.css';

type Props = { readonly email: string | undefined; readonly profile: Profile | undefined };

/** What the account holds about the learner; the password is never known here. */
export function PersonalInformation({ email, profile }: Props) {
  return (
    <section aria-labelledby="personal" className={styles.section}>
      <h2 id="personal">Personal Information</h2>
      <dl className={styles.rows}>
        <Row term="Username">{profile?.username}</Row>
        <Row term="Password">
          <span aria-hidden="true">••••••••</span>
          <span className="visually-hidden">hidden</span>
        </Row>
        <Row term="Email">{email}</Row>
        <Row term="Native Language">{profile && languageName(profile.lang_native)}</Row>
      </dl>
    </section>
  );
}

/** A term and its value; without one yet, a bar of its size. */
function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd dir="auto">{children ?? <span className={styles.placeholder} />}</dd>
    </div>
  );
}

const languageName = (code: string): string =>
  iso6391.validate(code) ? `${iso6391.getNativeName(code)} (${code})` : 'Not set';
