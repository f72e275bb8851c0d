import type { ComponentProps } from 'react';
import { t } from '#web/languages/t.ts';
import { Field } from '#web/ui/field.tsx';

type Props = Pick<ComponentProps<typeof Field>, 'value' | 'onChange' | 'invalid' | 'errorId'>;

/** The address that somebody logs in with; password managers know it by «username». */
export const EmailField = (props: Props) => (
  <Field
    {...props}
    label={t('Email')}
    name="email"
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
  />
);
