import { type ComponentProps, useState } from 'react';
import { t } from '#web/languages/t.ts';
import { Field } from '#web/ui/field.tsx';

type Props = Omit<ComponentProps<typeof Field>, 'type' | 'end'>;

/** A labelled password input that can be looked at. */
export function PasswordField(props: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={{ label: isShown ? t('Hide') : t('Show'), onClick: () => setShown(!isShown) }}
    />
  );
}
