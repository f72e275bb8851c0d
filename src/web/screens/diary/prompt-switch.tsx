import { t } from '#web/languages/t.ts';
import { usePrompts } from '#web/screens/diary/prompts.ts';
import { Switch } from '#web/ui/switch.tsx';

/** Prompts on or off, for this device. */
export function PromptSwitch() {
  const [prompts, choose] = usePrompts();
  return (
    <Switch
      label={t('Prompts')}
      note={t('A small question on a page that stays empty.')}
      checked={prompts === 'on'}
      onChange={(event) => choose(event.target.checked ? 'on' : 'off')}
    />
  );
}
