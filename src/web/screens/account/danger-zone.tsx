import { useState } from 'react';
import { Link } from 'react-router';
import type { User } from '#contract';
import { t } from '#web/languages/t.ts';
import { DeleteDialog } from '#web/screens/account/delete-dialog.tsx';
import { Problem } from '#web/screens/account/problem.tsx';
import { Section } from '#web/screens/account/section.tsx';
import { SettingRow } from '#web/screens/account/setting-row.tsx';
import { useUnsentDraft } from '#web/screens/account/use-unsent-draft.ts';
import { useLogOut } from '#web/session-actions.ts';
import { useTell } from '#web/status.tsx';
import { Button } from '#web/ui/button.tsx';

type Props = { readonly user: User; readonly cur_streak: number };

/** What ends something (spec §2 /account «Danger Zone»). */
export function DangerZone({ user, cur_streak }: Props) {
  const { hasUnsent, look } = useUnsentDraft(user.user_id);
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title={t('Danger Zone')}>
      <LogOutRow hasUnsent={hasUnsent} look={look} />
      <SettingRow note={t('Delete your account with everything in it. This cannot be undone.')}>
        <Button kind="danger" onClick={() => setAsking(true)}>
          {t('Delete')}
        </Button>
      </SettingRow>
      {isAsking && (
        <DeleteDialog user={user} cur_streak={cur_streak} hasUnsent={hasUnsent} onClose={() => setAsking(false)} />
      )}
    </Section>
  );
}

type LogOutProps = { readonly hasUnsent: boolean; readonly look: () => Promise<boolean> };

function LogOutRow({ hasUnsent, look }: LogOutProps) {
  const logOut = useLogOut();
  const tell = useTell();
  const [isBusy, setBusy] = useState(false);
  const [isTold, setTold] = useState(false);
  const [problem, setProblem] = useState<string>();
  const leave = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      // Written in another window since: they know now what goes with the next press.
      if (!hasUnsent && !isTold && (await look())) {
        setTold(true);
        tell('error', t(LOSES));
      } else return await logOut('wipe');
    } catch (cause) {
      setProblem(cause instanceof Error ? cause.message : String(cause));
    }
    setBusy(false);
  };
  return (
    <SettingRow note={problem ? <Problem text={problem} isAlert /> : <LogOutNote hasUnsent={hasUnsent} />}>
      <Button kind="danger" busy={isBusy} onClick={() => void leave()}>
        {t('Logout')}
      </Button>
    </SettingRow>
  );
}

const LOSES = 'Log out in this browser. An entry that you have not sent yet is removed from here.';

const LogOutNote = ({ hasUnsent }: { readonly hasUnsent: boolean }) =>
  hasUnsent ? (
    <>
      {t(LOSES)} <Link to="/diary">{t('Send it first')}</Link>
    </>
  ) : (
    t('Log out in this browser. Your diary stays in your account.')
  );
