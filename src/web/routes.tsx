import { type RouteObject, redirect } from 'react-router';
import { redirectFor } from '#domain/access.ts';
import { Guarded } from '#web/shell/guarded.tsx';
import { NotFound } from '#web/shell/not-found.tsx';
import { PageFailure, ScreenFailure } from '#web/shell/route-failure.tsx';
import { Shell } from '#web/shell/shell.tsx';

/* The route table of spec §2. Every screen is a chunk of its own. */

const open: RouteObject[] = [
  {
    path: 'start',
    lazy: async () => ({ Component: (await import('#web/screens/start/start-screen.tsx')).StartScreen }),
  },
  {
    path: 'login',
    lazy: async () => ({ Component: (await import('#web/screens/login/login-screen.tsx')).LoginScreen }),
  },
  {
    path: 'register',
    lazy: async () => ({ Component: (await import('#web/screens/register/register-screen.tsx')).RegisterScreen }),
  },
  {
    path: 'verify-email',
    lazy: async () => ({ Component: (await import('#web/screens/mail-veri/verified-screen.tsx')).VerifiedScreen }),
  },
  {
    path: 'imprint',
    lazy: async () => ({ Component: (await import('#web/screens/legal/imprint-screen.tsx')).ImprintScreen }),
  },
  {
    path: 'data-protection',
    lazy: async () => ({ Component: (await import('#web/screens/legal/privacy-screen.tsx')).PrivacyScreen }),
  },
  {
    path: 'disclaimer',
    lazy: async () => ({ Component: (await import('#web/screens/legal/disclaimer-screen.tsx')).DisclaimerScreen }),
  },
  {
    path: 'terms',
    lazy: async () => ({ Component: (await import('#web/screens/legal/terms-screen.tsx')).TermsScreen }),
  },
  {
    path: 'about-us',
    lazy: async () => ({ Component: (await import('#web/screens/legal/about-screen.tsx')).AboutScreen }),
  },
];

/** Open to all, but whoever signed in verifies the e-mail first (spec §2 /diary). */
const diary: RouteObject = {
  element: <Guarded redirect={(state) => (state === 'unverified' ? '/mail-veri' : undefined)} />,
  children: [
    {
      path: 'diary',
      lazy: async () => ({ Component: (await import('#web/screens/diary/diary-screen.tsx')).DiaryScreen }),
    },
  ],
};

const verifiedOnly: RouteObject = {
  element: <Guarded redirect={(state) => redirectFor('verified', state)} />,
  children: [
    {
      path: 'progress',
      lazy: async () => ({ Component: (await import('#web/screens/progress/progress-screen.tsx')).ProgressScreen }),
    },
    {
      path: 'account',
      lazy: async () => ({ Component: (await import('#web/screens/account/account-screen.tsx')).AccountScreen }),
    },
  ],
};

/** Where it leads next depends on what happens while it is open, so it decides itself (spec §2 /mail-veri). */
const mailVeri: RouteObject = {
  element: <Guarded redirect={() => undefined} />,
  children: [
    {
      path: 'mail-veri',
      lazy: async () => ({ Component: (await import('#web/screens/mail-veri/mail-veri-screen.tsx')).MailVeriScreen }),
    },
  ],
};

export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <PageFailure />,
    hydrateFallbackElement: <div />,
    children: [
      {
        errorElement: <ScreenFailure />,
        children: [
          { path: '/', loader: () => redirect('/diary') },
          ...open,
          diary,
          verifiedOnly,
          mailVeri,
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];
