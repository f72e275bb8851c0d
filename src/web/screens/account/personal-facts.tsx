import type { ReactNode } from 'react';
import type { Profile } from '#contract';
import { t } from '#web/languages/t.ts';
import { languageOf } from '#web/ui/language-field/languages.ts';
import { labelOf } from '#web/ui/language-field/use-language-box.ts';
import styles from './personal-facts.module.css';

type Props = { readonly email: string; readonly profile: Profile | undefined };

/** The four facts of spec §2 /account. The password is never known here. */
export const PersonalFacts = ({ email, profile }: Props) => (
  <dl className={styles.facts}>
    <Fact term={t('Username')}>{profile?.username}</Fact>
    <Fact term={t('Password')}>
      <span aria-hidden="true">••••••••</span>
      <span className="visually-hidden">{t('hidden')}</span>
    </Fact>
    <Fact term={t('Email')}>{email}</Fact>
    <Fact term={t('Native Language')}>{profile && <LanguageName code={profile.lang_native} />}</Fact>
  </dl>
);

/** A term and its value; without one yet, a bar of its size. */
const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{term}</dt>
    <dd dir="auto">{children ?? <span className={styles.placeholder} />}</dd>
  </div>
);

/** A language by its own name and its code. */
function LanguageName({ code }: { readonly code: string }) {
  const language = languageOf(code);
  return language ? <span lang={code}>{labelOf(language)}</span> : t('Not set');
}
