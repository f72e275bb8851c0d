import { type ChangeEvent, useRef } from 'react';
import { t } from '#web/languages/t.ts';
import { SettingRow } from '#web/screens/account/setting-row.tsx';
import { useImport } from '#web/screens/account/use-import.ts';
import { Button } from '#web/ui/button.tsx';
import { FormMessage } from '#web/ui/form-message.tsx';
import styles from './import-row.module.css';

/** Brings back what was exported as JSON, with how far it has come and how it ended. */
export function ImportRow() {
  const { progress, problem, result, start } = useImport();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be chosen again.
    target.value = '';
    if (file) start(file);
  };
  return (
    <div className={styles.row}>
      <SettingRow
        title={t('Bring a diary back')}
        note={t('Choose the JSON of an export. What is here already stays as it is.')}
      >
        <Button kind="quiet" busy={progress !== undefined} onClick={() => input.current?.click()}>
          {t('Import')}
          <span className="visually-hidden"> JSON</span>
        </Button>
      </SettingRow>
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={choose} />
      {progress && <Progress {...progress} />}
      <FormMessage kind="error" text={problem} />
      <FormMessage kind="success" text={result} />
    </div>
  );
}

/** Until the file is read, nobody knows how long it takes. */
const Progress = ({ done, total }: { readonly done: number; readonly total: number }) => (
  <div className={styles.progress}>
    <progress aria-label={t('Importing your diary')} {...(total > 0 && { value: done, max: total })} />
    <span>{total > 0 ? t('{done} of {total} entries', { done, total }) : t('One moment …')}</span>
  </div>
);
